/** Holds styles to the names in design/tokens.css: colours, type, spaces, radii, easings and layers; no left and right. */
const RAW_COLOURS = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];
const PHYSICAL = /^(margin|padding|border|inset)-(left|right)|^(left|right)$/;

const RADIUS = String.raw`(var\(--radius-[a-z]+\)|calc\(var\(--radius-[a-z]+\) [^)]*\(--space-\d\)\)|[\d.]+%|0)`;

export default {
  ignoreFiles: ["node_modules/**", "public/**"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      files: ["src/design/tokens.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
    {
      files: ["src/design/base.css"], // the type that all others are relative to
      rules: { "declaration-property-value-allowed-list": null },
    },
  ],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": [...RAW_COLOURS, "cubic-bezier"],
    "property-disallowed-list": [PHYSICAL],
    "declaration-property-value-allowed-list": {
      font: [/^var\(--(display|figure|label)-[1-7]\)$/],
      "font-size": [/^var\(--[\w-]+(, var\(--text-[1-7]\))?\)$/, "0"],
      "line-height": ["1", "1.1", "1.25", "1.5"],
      "/radius$/": [new RegExp(`^${RADIUS}( ${RADIUS})*$`), "inherit"],
      "z-index": [/^var\(--layer-[a-z]+\)$/],
    },
    "declaration-property-value-disallowed-list": {
      "text-align": ["left", "right"],
      "/^(transition|animation)/": [/(^|\s)(ease|ease-in|ease-out|ease-in-out|steps\(.*)(\s|,|$)/],
      "/^(gap|row-gap|column-gap|padding|margin)/": [/(^|\s)-?[\d.]+(rem|px)(\s|$)/],
    },
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": true,
    "no-duplicate-selectors": true,
  },
};

/** Refuses what the design system names: raw colours, layers by number, left and right. */
const RAW_COLOURS = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];
const PHYSICAL = /^(margin|padding|border|inset)-(left|right)|^(left|right)$/;

export default {
  ignoreFiles: ["node_modules/**", "public/**"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      files: ["src/design/tokens.css"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
  ],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": [...RAW_COLOURS, "cubic-bezier"],
    "property-disallowed-list": [PHYSICAL],
    "declaration-property-value-disallowed-list": {
      "text-align": ["left", "right"],
      "z-index": [/^-?\d/],
      "/radius$/": [/\d(px|r?em)/],
      "font-size": [/^[\d.]+rem$/],
    },
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": true,
    "no-duplicate-selectors": true,
  },
};

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["public/", "node_modules/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ["src/**", "tests/**"],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ["*.js", "*.mjs", "art/**"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);

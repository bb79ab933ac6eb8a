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
    // With types only plain modules: to read every component's takes minutes.
    files: ["src/**/*.ts", "tests/**/*.ts", "worker/**/*.ts"],
    ignores: ["**/*.svelte.ts", "**/*.svelte.test.ts"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
  },
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

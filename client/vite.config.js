import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { contents } from "./contents.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Decks are data, not code: their chunks have a folder of their own, so that the size of the code is easy to measure. */
const chunkFileNames = ({ moduleIds }) =>
  moduleIds.some((id) => /\/spotisle\/editions\/[^/]+\//.test(id))
    ? "assets/editions/[name]-[hash].js"
    : "assets/[name]-[hash].js";

/** The service worker has a fixed address, at the root: it serves the pages beside and below it. */
const entryFileNames = ({ name }) => (name === "offline" ? "[name].js" : "assets/[name]-[hash].js");

/** Chunks that each contain a module with all its imports, so that a page needs only a few requests. */
const CODE = [
  { name: "start", test: /\/src\/main\.ts$/, priority: 3 },
  { name: "room", test: /\/src\/pages\/Room\.svelte$/, priority: 2 },
  {
    name: "table",
    test: /\/src\/games\/CardTable\.svelte$/,
    priority: 1,
  },
];

export default defineConfig({
  base: "./", // the site may be hosted below any path
  plugins: [svelte(), contents()],
  resolve: {
    // Tests mount components, which Svelte's server build cannot do.
    ...(process.env.VITEST && { conditions: ["browser"] }),
    alias: {
      "@editions": here("../src/spotisle/editions"),
      "@texts": here("../src/spotisle/texts"),
    },
  },
  server: { fs: { allow: [here("."), here("../src/spotisle")] } },
  build: {
    outDir: here("../src/spotisle/web"),
    emptyOutDir: true,
    manifest: "assets.json", // the service worker deletes cached files that are not in it
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("index.html"), offline: here("worker/offline.ts") },
      output: {
        chunkFileNames,
        entryFileNames,
        codeSplitting: { groups: CODE },
      },
    },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/no-network.ts"],
    testTimeout: 30_000, // on a busy machine the first test of a file waits until its modules have loaded
    // Modules are loaded once for all tests, but for those that replace a module or count all sockets.
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          isolate: false,
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/isolated/**"],
        },
      },
      { extends: true, test: { name: "isolated", include: ["tests/isolated/**/*.test.ts"] } },
    ],
  },
});

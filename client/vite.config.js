import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { contents } from "./contents.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What is in a box is not code: its chunks lie apart, so that the size of the code stays plain to see. */
const chunkFileNames = ({ moduleIds }) =>
  moduleIds.some((id) => /\/spotisle\/editions\/[^/]+\//.test(id))
    ? "assets/editions/[name]-[hash].js"
    : "assets/[name]-[hash].js";

/** The service worker has a fixed address, at the root: it serves the pages beside and below it. */
const entryFileNames = ({ name }) => (name === "offline" ? "[name].js" : "assets/[name]-[hash].js");

/** Each with all that it imports: a page comes in a few files, whatever it shares with others. */
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
  base: "./", // the table may live below any path of a host
  plugins: [svelte(), contents()],
  resolve: {
    // Tests mount components, which Svelte's code for servers cannot.
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
    manifest: "assets.json", // tells the service worker what may be put out
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
    isolate: false,
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000, // on a busy machine the first test of a file waits for all its modules
  },
});

import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

/** Unit tests. Those that need a running shop are the projects of vitest.shops.config.ts. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./storefront/app", import.meta.url)) } },
  test: {
    include: [
      "contract/src/**/*.test.ts",
      "storefront/app/**/*.test.{ts,tsx}",
      "commerce/src/**/*.test.ts",
      "commerce/tests/files/*.test.ts",
      "scripts/**/*.test.mjs",
    ],
    exclude: [...configDefaults.exclude, "scripts/tests/**"],
    // loading packages takes longer than the tests: workers keep them, and reset only the shop's own modules after each file
    isolate: false,
    setupFiles: ["scripts/lib/testing/fresh-modules.ts"],
    // property tests try a hundred inputs each, while other checks run in parallel
    testTimeout: 20_000,
    // files do not depend on each other; --sequence.seed=… repeats an order
    sequence: { shuffle: { files: true, tests: false } },
  },
});

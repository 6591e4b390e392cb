import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": new URL("./storefront/app", import.meta.url).pathname } },
  test: {
    include: [
      "contract/src/**/*.test.ts",
      "storefront/app/**/*.test.{ts,tsx}",
      "commerce/src/**/*.test.ts",
      "scripts/**/*.test.mjs",
    ],
    // loading packages takes longer than the tests: a worker keeps them, and resets only the shop's own modules after
    // each file
    isolate: false,
    setupFiles: ["scripts/lib/testing/fresh-modules.ts"],
    // property tests run a hundred inputs, in parallel with other checks
    testTimeout: 20_000,
    // no file depends on another; --sequence.seed=… repeats an order
    sequence: { shuffle: { files: true, tests: false } },
  },
});

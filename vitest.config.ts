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
    // loading packages costs more than the tests: a worker keeps them, and forgets the shop's own modules after each file
    isolate: false,
    setupFiles: ["scripts/lib/testing/fresh-modules.ts"],
    // a property is tried with a hundred inputs, beside other checks
    testTimeout: 20_000,
    // no file builds on another; --sequence.seed=… repeats an order
    sequence: { shuffle: { files: true, tests: false } },
  },
});

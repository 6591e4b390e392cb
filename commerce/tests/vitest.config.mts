import { defineConfig } from "vitest/config";

/** The shops that are open for the tests (scripts/lib/testing/shop-tests.mjs); none: the one of the environment. */
const shops = JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as unknown[];

/**
 * HTTP tests of commerce and of the storefront against running servers and a real database; `npm test -- http` brings them up
 * and tells the tests about them: COMMERCE_URL, PUBLISHABLE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD, DATABASE_URL, SIGNING_SECRET, DATA_DIR,
 * STRIPE_API_KEY, STRIPE_API_URL, STRIPE_WEBHOOK_SECRET (of the payment sandbox), CONTROL_URL. With STRIPE_CONTRACT_KEY
 * (`STRIPE_API_KEY=sk_test_… npm test -- http stripe-contract`) the contract of the sandbox is expected of Stripe as well.
 */
export default defineConfig({
  // Vite warns of each source map the SDK names but does not ship.
  logLevel: "error",
  root: new URL("../..", import.meta.url).pathname,
  test: {
    include: ["{commerce,storefront}/tests/http/**/*.test.ts"],
    setupFiles: [new URL("shop-of-worker.ts", import.meta.url).pathname],
    // one server and one stock for a file at a time: two files at once in one shop would see each other's orders
    maxWorkers: Math.max(shops.length, 1),
    fileParallelism: shops.length > 1,
    // no file builds on another; --sequence.seed=… repeats an order
    sequence: { shuffle: { files: true, tests: false } },
    // files of one worker share what they have loaded, the owner's login among it
    isolate: false,
    // each look costs commerce as much as a visitor
    expect: { poll: { interval: 150 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // a build server may be busy with others
    retry: process.env["CI"] ? 1 : 0,
  },
});

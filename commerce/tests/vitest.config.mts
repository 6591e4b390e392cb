import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

/** The running shops for the tests (scripts/lib/testing/shop-tests.mjs); if empty, that of the environment is used. */
const shops = JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as unknown[];

/** Test files that run at night (scripts/lib/testing/nightly-files.mjs), in a whole run. */
const leftOut = JSON.parse(process.env["LEFT_OUT"] ?? "[]") as string[];

/**
 * HTTP tests of commerce and of the storefront against running servers and a real database; `npm test -- http` starts
 * them and passes their settings to the tests: COMMERCE_URL, PUBLISHABLE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD,
 * DATABASE_URL, SIGNING_SECRET, DATA_DIR, STRIPE_API_KEY, STRIPE_API_URL, STRIPE_WEBHOOK_SECRET (of the payment
 * sandbox), CONTROL_URL. With STRIPE_CONTRACT_KEY (`STRIPE_API_KEY=sk_test_… npm test -- http stripe-contract`) the
 * sandbox's contract is also tested against Stripe.
 */
export default defineConfig({
  // Vite warns about each source map the SDK references but does not ship.
  logLevel: "error",
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["{commerce,storefront}/tests/http/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...leftOut],
    setupFiles: ["testing/shop-of-worker.ts"],
    // one server and one stock for one file at a time: two files in one shop would see each other's orders
    maxWorkers: Math.max(shops.length, 1),
    fileParallelism: shops.length > 1,
    // no file depends on another; --sequence.seed=… repeats an order
    sequence: { shuffle: { files: true, tests: false } },
    // files of one worker share loaded modules, including the owner's login
    isolate: false,
    // each poll costs commerce as much as a visitor
    expect: { poll: { interval: 150 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a CI machine may be busy
    retry: process.env["CI"] ? 1 : 0,
  },
});

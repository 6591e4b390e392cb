import { defineConfig } from "vitest/config";

/**
 * HTTP tests against a running commerce server and a real database; `npm test -- http` brings both up and tells the
 * tests about them: COMMERCE_URL, PUBLISHABLE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD, DATABASE_URL, SIGNING_SECRET, DATA_DIR,
 * STRIPE_API_KEY, STRIPE_API_URL, STRIPE_WEBHOOK_SECRET (of the payment sandbox), CONTROL_URL. With STRIPE_CONTRACT_KEY
 * (`STRIPE_API_KEY=sk_test_… npm test -- http stripe-contract`) the contract of the sandbox is expected of Stripe as well.
 */
export default defineConfig({
  // Vite warns of each source map the SDK names but does not ship.
  logLevel: "error",
  root: new URL(".", import.meta.url).pathname,
  test: {
    include: ["http/**/*.test.ts"],
    // one server and one stock for all: two files at once would see each other's orders
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // a build server may be busy with others
    retry: process.env["CI"] ? 1 : 0,
  },
});

/**
 * HTTP tests that a whole run leaves out: slow proofs of what a change rarely breaks. `npm run test:nightly` runs them,
 * and `npm test -- http NAME` by their name.
 */
export const nightlyFiles = [
  "commerce/tests/http/backup.test.ts",
  "commerce/tests/http/many-products.test.ts",
  "commerce/tests/http/payments-race.test.ts",
  "commerce/tests/http/seed.test.ts",
  "commerce/tests/http/traces.test.ts",
  "storefront/tests/http/crowd.test.ts",
];

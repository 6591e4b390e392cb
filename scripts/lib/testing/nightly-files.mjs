import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";

/**
 * HTTP tests that a whole run leaves out: slow proofs of what a change rarely breaks. `npm run test:nightly` runs them,
 * and `npm test -- http NAME` by their name.
 */
export const nightlyFiles = [
  "commerce/tests/http/backfill-mails.test.ts",
  "commerce/tests/http/backup.test.ts",
  "commerce/tests/http/change-queue.test.ts",
  "commerce/tests/http/auto-deliver.test.ts",
  "commerce/tests/http/many-products.test.ts",
  "commerce/tests/http/open-orders.test.ts",
  "commerce/tests/http/order-reading.test.ts",
  "commerce/tests/http/payments-kill.test.ts",
  "commerce/tests/http/payments-race.test.ts",
  "commerce/tests/http/refund-race.test.ts",
  "commerce/tests/http/seed.test.ts",
  "commerce/tests/http/traces.test.ts",
  "commerce/tests/http/vies.test.ts",
  "storefront/tests/http/hanging-commerce.test.ts",
  "storefront/tests/http/new-carts.test.ts",
  "storefront/tests/http/slow-requests.test.ts",
];

/** What a file contains that runs more at night: rows (testing/night.ts), inputs, delays or shoppers (nightly.mjs). */
const moreAtNight = /testing\/night"|FUZZ_INPUTS|CROWD_ADDS|testing\/hostile-input"|from "\.\/hostile"/;

/** All HTTP tests of the night: those that a whole run leaves out, and those of which it runs a part. */
export function httpTestsOfNight() {
  const folders = ["commerce/tests/http", "storefront/tests/http"];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const partial = files.filter(
    (file) => file.endsWith(".test.ts") && moreAtNight.test(readFileSync(path.join(root, file), "utf8")),
  );
  return [...new Set([...nightlyFiles, ...partial])].sort();
}

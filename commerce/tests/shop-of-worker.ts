/** Passes a worker's own shop to its tests (scripts/lib/testing/shop-tests.mjs). */
const shops = JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as Record<string, string>[];
const own = shops[Number(process.env["VITEST_POOL_ID"]) - 1];
if (own) Object.assign(process.env, own);

/** Assigns each worker of vitest or Playwright its own shop, if several are running (scripts/lib/testing/shop-tests.mjs). */
export const shops = JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as Record<string, string>[];
const { VITEST_POOL_ID: pool, TEST_PARALLEL_INDEX: index = "0" } = process.env;
const own = shops[pool === undefined ? Number(index) % shops.length : Number(pool) - 1];
if (own) Object.assign(process.env, own);

/**
 * Tells a worker which shop its stories run against, where several are open (scripts/lib/testing/shop-tests.mjs). The configuration
 * of Playwright reads this file in each worker before any story does.
 */
type Shop = Record<string, string>;

/** What stories are told of each shop that is open for them; none: the one of the environment. */
export const shops = JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as Shop[];

const own = shops[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0) % shops.length];
if (own) Object.assign(process.env, own);

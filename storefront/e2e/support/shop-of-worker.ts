/**
 * Assigns a worker the shop its stories run against, if several are running (scripts/lib/testing/shop-tests.mjs).
 * Playwright's configuration imports this file in each worker before any story.
 */
type Shop = Record<string, string>;

/** Environment of each running shop for stories; if empty, that of the process is used. */
export const shops = JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as Shop[];

const own = shops[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0) % shops.length];
if (own) Object.assign(process.env, own);

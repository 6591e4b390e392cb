import { z } from "zod";
import { restartWithStats } from "../../testing/control";
import { time } from "./measure";

/**
 * Figures that a server reports about an operation, in ms: the longest time its event loop was blocked (`blocked_ms`), the same without
 * the time spent waiting for a CPU (`busy_ms`), and the CPU time used (`cpu_ms`).
 */
const loopStats = z.object({ blocked_ms: z.number(), busy_ms: z.number(), cpu_ms: z.number() });
export type LoopStats = z.infer<typeof loopStats>;

/** Cost of one request. */
export interface Cost {
  /** Time until the response was received. */
  ms: number;
  commerce: LoopStats;
  storefront: LoopStats;
}

/** URLs at which the two servers report their figures (scripts/lib/testing/event-loop.mjs). */
interface StatsUrls {
  commerce: URL;
  storefront: URL;
}

/** Restarts both servers of the shop with event loop reporting turned on. */
export const restartWithLoopStats = async (): Promise<StatsUrls> => ({
  commerce: await restartWithStats("commerce"),
  storefront: await restartWithStats("storefront"),
});

/** Reads the figures of a server since the last time they were read. */
const fetchLoopStats = async (url: URL): Promise<LoopStats> =>
  loopStats.parse(await (await fetch(url)).json());

/** Measures the cost of an operation for both servers. */
export async function costOf(
  { commerce, storefront }: StatsUrls,
  work: () => Promise<unknown>,
): Promise<Cost> {
  await Promise.all([fetchLoopStats(commerce), fetchLoopStats(storefront)]);
  const ms = await time(work);
  return { ms, commerce: await fetchLoopStats(commerce), storefront: await fetchLoopStats(storefront) };
}

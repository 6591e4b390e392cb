import { createServer, type AddressInfo } from "node:net";
import { z } from "zod";
import { control } from "../../testing/control";
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** Restarts both servers of the shop with event loop reporting turned on. */
export async function restartWithLoopStats(): Promise<StatsUrls> {
  const restartOne = async (server: "commerce" | "storefront") => {
    const port = await freePort();
    await control("restart", server, { event_loop_port: String(port) });
    return new URL(`http://127.0.0.1:${port}`);
  };
  return { commerce: await restartOne("commerce"), storefront: await restartOne("storefront") };
}

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

import { createServer, type AddressInfo } from "node:net";
import { z } from "zod";
import { restart } from "../e2e/support/control";
import { time } from "./measure";

/**
 * What a server tells of a piece of work, in ms: the longest time for which its event loop did nothing else, the same without what it
 * waited for a processor, and what it had of the processors.
 */
const told = z.object({ blocked_ms: z.number(), busy_ms: z.number(), cpu_ms: z.number() });
export type Told = z.infer<typeof told>;

/** What one request cost. */
export interface Cost {
  /** Until its answer was there. */
  ms: number;
  commerce: Told;
  storefront: Told;
}

/** Where the two servers tell it (scripts/lib/testing/event-loop.mjs). */
interface Tellers {
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

/** Starts both servers of the shop again, so that they tell how long their event loops were blocked. */
export async function restartTold(): Promise<Tellers> {
  const tell = async (server: "commerce" | "storefront") => {
    const port = await freePort();
    await restart(server, { event_loop_port: String(port) });
    return new URL(`http://127.0.0.1:${port}`);
  };
  return { commerce: await tell("commerce"), storefront: await tell("storefront") };
}

/** What a server tells of the time since it was asked last. */
const toldBy = async (url: URL): Promise<Told> => told.parse(await (await fetch(url)).json());

/** What a piece of work costs both servers. */
export async function costOf({ commerce, storefront }: Tellers, work: () => Promise<unknown>): Promise<Cost> {
  await Promise.all([toldBy(commerce), toldBy(storefront)]);
  const ms = await time(work);
  return { ms, commerce: await toldBy(commerce), storefront: await toldBy(storefront) };
}

import { createServer, type AddressInfo } from "node:net";
import { z } from "zod";
import { restart } from "../e2e/support/control";
import { time } from "./measure";

/** The longest time for which the event loop of a server did nothing else, in ms, and without what it waited for a processor. */
const told = z.object({ blocked_ms: z.number(), busy_ms: z.number() });
export type Blocked = z.infer<typeof told>;

/** What one request cost. */
export interface Cost {
  /** Until its answer was there. */
  ms: number;
  commerce: Blocked;
  storefront: Blocked;
}

/** Where the two servers tell how long they were blocked (scripts/lib/testing/event-loop.mjs). */
interface Told {
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
export async function restartTold(): Promise<Told> {
  const tell = async (server: "commerce" | "storefront") => {
    const port = await freePort();
    await restart(server, { event_loop_port: String(port) });
    return new URL(`http://127.0.0.1:${port}`);
  };
  return { commerce: await tell("commerce"), storefront: await tell("storefront") };
}

/** For how long a server was blocked at most since it was asked last. */
const blocked = async (url: URL): Promise<Blocked> => told.parse(await (await fetch(url)).json());

/** What a piece of work costs both servers. */
export async function costOf({ commerce, storefront }: Told, work: () => Promise<unknown>): Promise<Cost> {
  await Promise.all([blocked(commerce), blocked(storefront)]);
  const ms = await time(work);
  return { ms, commerce: await blocked(commerce), storefront: await blocked(storefront) };
}

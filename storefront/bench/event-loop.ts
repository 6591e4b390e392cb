import { createServer, type AddressInfo } from "node:net";
import { z } from "zod";
import { restart } from "../e2e/support/control";
import { time } from "./measure";

/**
 * Figures a server reports for a piece of work, in ms: the longest event loop delay, the same without time spent
 * waiting for a CPU, and the CPU time used.
 */
const told = z.object({ blocked_ms: z.number(), busy_ms: z.number(), cpu_ms: z.number() });
export type Told = z.infer<typeof told>;

/** Cost of one request. */
export interface Cost {
  /** Response time. */
  ms: number;
  commerce: Told;
  storefront: Told;
}

/** URLs on which the two servers report it (scripts/lib/testing/event-loop.mjs). */
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

/** Restarts both servers of the shop so that they report event loop delays. */
export async function restartTold(): Promise<Tellers> {
  const tell = async (server: "commerce" | "storefront") => {
    const port = await freePort();
    await restart(server, { event_loop_port: String(port) });
    return new URL(`http://127.0.0.1:${port}`);
  };
  return { commerce: await tell("commerce"), storefront: await tell("storefront") };
}

/** Figures of a server for the time since the last request. */
const toldBy = async (url: URL): Promise<Told> => told.parse(await (await fetch(url)).json());

/** Cost of a piece of work for both servers. */
export async function costOf({ commerce, storefront }: Tellers, work: () => Promise<unknown>): Promise<Cost> {
  await Promise.all([toldBy(commerce), toldBy(storefront)]);
  const ms = await time(work);
  return { ms, commerce: await toldBy(commerce), storefront: await toldBy(storefront) };
}

import { createServer, type AddressInfo } from "node:net";
import { z } from "zod";
import { restart } from "../e2e/support/control";
import { time } from "./measure";

/** What one request cost, in ms. */
export interface Cost {
  /** Until its answer was there. */
  ms: number;
  /** The longest time for which the event loop of a server did nothing else. */
  commerce: number;
  storefront: number;
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

/** For how long a server was blocked at most since it was asked last, in ms. */
async function blocked(url: URL): Promise<number> {
  return z.object({ blocked_ms: z.number() }).parse(await (await fetch(url)).json()).blocked_ms;
}

/** What a piece of work costs both servers. */
export async function costOf({ commerce, storefront }: Told, work: () => Promise<unknown>): Promise<Cost> {
  await Promise.all([blocked(commerce), blocked(storefront)]);
  const ms = await time(work);
  const [ofCommerce, ofStorefront] = await Promise.all([blocked(commerce), blocked(storefront)]);
  return { ms, commerce: ofCommerce, storefront: ofStorefront };
}

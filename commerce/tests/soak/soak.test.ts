import { readFileSync } from "node:fs";
import path from "node:path";
import { href } from "@su-turrone/contract/paths";
import { z } from "@medusajs/framework/zod";
import { expect, it } from "vitest";
import { restartWithStats } from "../../../testing/control";
import { setting } from "../../../testing/env";
import { expectBooksInOrder } from "../faults/books";
import { buy, prepareShopper } from "../faults/faults";
import { Shopper } from "../faults/shopper";

/** Duration in minutes. */
const minutes = Number(process.env["SOAK_MINUTES"] ?? 30);

/** Concurrent visitors, each sending the next request as soon as the last is answered. */
const visitors = 6;

/** Per hundred visits: how many only browse, and how many more fill a cart; the others buy. */
const browsingShare = 90;
const cartShare = 8;

/** Allowed memory growth from the second third of the time to the last; the first is warm-up. */
const maxGrowth = 1.1;

const pages = [
  href("home", "de"),
  href("home", "it"),
  href("products", "de"),
  href("products", "en"),
  href("product", "de", { slug: "haselnusstorrone" }),
  href("shipping", "it"),
  href("about", "en"),
  `${href("search", "de")}?q=mandel`,
];

const servers = ["commerce", "storefront"] as const;
type Server = (typeof servers)[number];

const live = z.object({ live_bytes: z.number() });

/** Memory in use by a server after a garbage collection, in MB. */
const liveMegabytes = async (stats: URL): Promise<number> =>
  live.parse(await (await fetch(new URL("/live", stats))).json()).live_bytes / 1024 / 1024;

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** Number of responses to visitors by status; number of orders. */
const answers = new Map<number, number>();
let orders = 0;

const count = (status: number): void => void answers.set(status, (answers.get(status) ?? 0) + 1);

async function visit(): Promise<void> {
  const random = Math.random() * 100;
  const shopper = new Shopper();
  if (random < browsingShare) {
    count((await shopper.get(pick(pages))).status);
  } else if (random < browsingShare + cartShare) {
    count((await shopper.add()).status);
    count((await shopper.get(href("cart", "de"))).status);
  } else {
    await buy(shopper);
    orders += 1;
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

it(
  `keeps its memory stable and responds to everybody for ${minutes} minutes`,
  { timeout: (minutes + 5) * 60_000 },
  async () => {
    await prepareShopper();
    const stats: Readonly<Record<Server, URL>> = {
      commerce: await restartWithStats("commerce"),
      // visitors have their own addresses, otherwise they would count as one and exceed the limit for new carts
      storefront: await restartWithStats("storefront", { TRUSTED_PROXIES: "1" }),
    };
    const end = Date.now() + minutes * 60_000;
    const visitUntilEnd = async (): Promise<void> => {
      while (Date.now() < end) await visit();
    };
    const samples: Readonly<Record<Server, number[]>> = { commerce: [], storefront: [] };
    const sampling = setInterval(() => {
      for (const server of servers) {
        void liveMegabytes(stats[server]).then((megabytes) => samples[server].push(megabytes));
      }
    }, minutes * 1_000);
    try {
      await Promise.all(Array.from({ length: visitors }, visitUntilEnd));
    } finally {
      clearInterval(sampling);
    }
    const figures = servers.map((server) => {
      const third = Math.floor(samples[server].length / 3);
      return {
        server,
        "second third, MB": Math.round(median(samples[server].slice(third, 2 * third))),
        "last third, MB": Math.round(median(samples[server].slice(2 * third))),
      };
    });
    process.stdout.write(
      `${JSON.stringify({ minutes, orders, answers: Object.fromEntries(answers), figures })}\n`,
    );
    for (const { server, ...parts } of figures) {
      expect(parts["last third, MB"] / parts["second third, MB"], server).toBeLessThan(maxGrowth);
    }
    expect([...answers.keys()].filter((status) => status === 0 || status >= 500)).toEqual([]);
    for (const server of servers) {
      const log = readFileSync(path.join(setting("DATA_DIR"), "logs", `${server}.log`), "utf8");
      expect(log).not.toMatch(/unhandled/i);
    }
    await expectBooksInOrder();
  },
);

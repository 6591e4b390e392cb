// Compares two shops: one with its initial data, one with thousands of products, orders and reviews. Writes LARGE.md.
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Cost, LoopStats } from "./event-loop";
import type { Results } from "./large-rounds";
import { enlarge, type Size } from "./large-shop";
import { figure, machine, median, table, time } from "./measure";

const shop = z.record(z.string(), z.string());

const given = z
  .object({
    TEST_SHOPS: z.string().transform((text) => z.tuple([shop, shop]).parse(JSON.parse(text))),
    LARGE_PRODUCTS: z.coerce.number().int().default(5_000),
    LARGE_ORDERS: z.coerce.number().int().default(200_000),
    LARGE_REVIEWS: z.coerce.number().int().default(20_000),
    /** Number of rounds, unless the time runs out first. */
    LARGE_ROUNDS: z.coerce.number().int().default(7),
    /** Maximum duration of all rounds, in minutes. */
    LARGE_MINUTES: z.coerce.number().default(9),
  })
  .parse(process.env);
const size: Size = {
  products: given.LARGE_PRODUCTS,
  orders: given.LARGE_ORDERS,
  reviews: given.LARGE_REVIEWS,
};

/** Size of the small shop, so that both shops show full pages of their lists. */
const onePage: Size = { products: 0, orders: 160, reviews: 60 };

/** Starts a child process that measures one of the shops (large-rounds.ts). */
function startMeasurer(env: z.infer<typeof shop>) {
  const child = fork(path.join(import.meta.dirname, "large-rounds.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => {
      reject(new Error(`A measuring process exited with code ${code}.`));
    });
  });
  // avoids an unhandled rejection if the process exits while no request is pending
  ended.catch(() => undefined);
  return {
    request: async <Command extends keyof Results>(command: Command): Promise<Results[Command]> => {
      child.send(command);
      const [reply] = (await Promise.race([once(child, "message"), ended])) as [
        { answer: Results[Command] } | { error: string },
      ];
      if ("error" in reply) throw new Error(`${command}: ${reply.error}`);
      return reply.answer;
    },
    close: () => child.kill(),
  };
}

type Measurer = ReturnType<typeof startMeasurer>;
/** Costs of each operation in both shops, by its name, one entry per round. */
type Costs = Map<string, { small: Cost; large: Cost }[]>;

/**
 * Measures both shops alternately, until all rounds are done or the time is up.
 * @param onRound called after each round with all costs so far
 */
async function rounds(small: Measurer, large: Measurer, onRound: (costs: Costs) => void): Promise<void> {
  const costs: Costs = new Map();
  const end = Date.now() + given.LARGE_MINUTES * 60_000;
  for (let round = 0, longest = 0; round <= given.LARGE_ROUNDS; round += 1) {
    if (Date.now() + longest > end && costs.size > 0) break;
    const begun = Date.now();
    const both = { small: await small.request("measure"), large: await large.request("measure") };
    // the first round is slower, because code is compiled and connections are opened; it is not counted
    if (round === 0) continue;
    longest = Math.max(longest, Date.now() - begun);
    for (const [name, cost] of Object.entries(both.small)) {
      const other = both.large[name];
      if (other) costs.set(name, [...(costs.get(name) ?? []), { small: cost, large: other }]);
    }
    onRound(costs);
  }
}

/** Number of products that each search finds, in both shops. */
type Found = Record<"small" | "large", Results["found"]>;

/** Row title of an operation; for a search with the numbers of products found. */
function titleOf(name: string, { small, large }: Found): string {
  const [few, many] = [small[name], large[name]];
  return few === undefined || many === undefined ? name : `${name} (${few} and ${many})`;
}

/** A row of the table: times of an operation in both shops, and how long it blocked the servers of the large shop. */
function row(title: string, costs: readonly { small: Cost; large: Cost }[]): string[] {
  const compared = (figureOf: (cost: Cost) => number) => {
    const [before, after] = [costs.map(({ small }) => small), costs.map(({ large }) => large)].map((of) =>
      median(of.map(figureOf)),
    ) as [number, number];
    return [before, after, after / before].map(figure);
  };
  const blocked = (server: "commerce" | "storefront") => {
    const usual = (what: keyof LoopStats) => figure(median(costs.map(({ large }) => large[server][what])));
    return `${usual("blocked_ms")} / ${usual("busy_ms")}`;
  };
  return [
    title,
    ...compared(({ ms }) => ms),
    ...compared(({ commerce, storefront }) => commerce.cpu_ms + storefront.cpu_ms),
    blocked("commerce"),
    blocked("storefront"),
  ];
}

const head = [
  "",
  "small, ms",
  "large, ms",
  "ratio",
  "small, CPU ms",
  "large, CPU ms",
  "ratio",
  "commerce blocked, ms",
  "storefront blocked, ms",
];

/** Writes the results so far to LARGE.md, so that an aborted run leaves them behind. @returns the same text */
function write(costs: Costs, found: Found): string {
  const done = Math.max(...[...costs.values()].map(({ length }) => length));
  const rows = [...costs].map(([name, measured]) => row(titleOf(name, found), measured));
  const written = [
    "# A small and a large shop compared",
    `${machine()} Generated by \`npm run bench:large\`.`,
    `A shop with thirteen products compared with one with ${size.products} products, ${size.orders} orders and ${size.reviews} reviews. Both are measured alternately, round by round; the figures are medians of ${done} rounds. Pages are measured with nothing cached in the storefront. Goal for the ratios: at most 1.5. The CPU columns show the CPU time of commerce and storefront together, which depends less on other work on the machine; the database is not included. The last two columns show the longest time for which the event loop of commerce and of the storefront was blocked in the large shop, and the same without the time spent waiting for a CPU. Goal: at most 50 ms. The small shop gets 160 orders and 60 reviews, so that both shops show full pages of their lists. The numbers after the name of a search are the products it finds in the two shops; "few found" shows the same page in both, the other searches fill a page of the large shop (24 products, 20 in the admin).`,
    table(head, rows),
  ].join("\n\n");
  writeFileSync(path.join(import.meta.dirname, "LARGE.md"), `${written}\n`);
  return written;
}

const [first, second] = given.TEST_SHOPS;
const [small, large] = [startMeasurer(first), startMeasurer(second)];
try {
  const few = await small.request("originals");
  await enlarge(first["DATABASE_URL"] ?? "", onePage, few.reviewed, few.open);
  const { reviewed, open } = await large.request("originals");
  const filling = await time(() => enlarge(second["DATABASE_URL"] ?? "", size, reviewed, open));
  process.stdout.write(`Filled the large shop in ${figure(filling / 1000)} s.\n`);
  const found: Found = { small: await small.request("found"), large: await large.request("found") };
  let written = "";
  const measuring = await time(() =>
    rounds(small, large, (costs) => {
      written = write(costs, found);
      process.stdout.write(".\n");
    }),
  );
  process.stdout.write(`${written}\n\nMeasured in ${figure(measuring / 1000)} s.\n`);
} finally {
  small.close();
  large.close();
}

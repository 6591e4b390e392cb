// Benchmarks two shops side by side: a new one, and one with thousands of products, orders and reviews. Writes
// LARGE.md.
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
    /** Maximum number of rounds, if there is enough time. */
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

/** Data added to the small shop, so that both have full pages in their lists. */
const onePage: Size = { products: 0, orders: 160, reviews: 60 };

/** A process that benchmarks one of the shops (large-rounds.ts). */
function startMeasurer(env: z.infer<typeof shop>) {
  const child = fork(path.join(import.meta.dirname, "large-rounds.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => {
      reject(new Error(`A measuring process has ended with code ${code}.`));
    });
  });
  // avoids an unhandled rejection if nothing is waiting for it
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
/** Costs in both shops by name of the measurement, one entry per round. */
type Costs = Map<string, { small: Cost; large: Cost }[]>;

/**
 * Benchmarks both shops in alternating rounds, as often as time allows.
 * @param onRound called with all costs so far after each round
 */
async function rounds(small: Measurer, large: Measurer, onRound: (costs: Costs) => void): Promise<void> {
  const costs: Costs = new Map();
  const end = Date.now() + given.LARGE_MINUTES * 60_000;
  for (let round = 0, longest = 0; round <= given.LARGE_ROUNDS; round += 1) {
    if (Date.now() + longest > end && costs.size > 0) break;
    const begun = Date.now();
    const both = { small: await small.request("measure"), large: await large.request("measure") };
    // the first round is a warm-up and takes longer
    if (round === 0) continue;
    longest = Math.max(longest, Date.now() - begun);
    for (const [name, cost] of Object.entries(both.small)) {
      const other = both.large[name];
      if (other) costs.set(name, [...(costs.get(name) ?? []), { small: cost, large: other }]);
    }
    onRound(costs);
  }
}

/** Number of products each search finds in both shops. */
type Found = Record<"small" | "large", Results["found"]>;

/** Name of a measurement in the table; for a search with the number of matches. */
function titleOf(name: string, { small, large }: Found): string {
  const [few, many] = [small[name], large[name]];
  return few === undefined || many === undefined ? name : `${name} (${few} and ${many})`;
}

/** A row of the table: duration in both shops, and how long the large shop's servers were blocked. */
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

/** Writes the results so far, so that an aborted run leaves them behind. @returns the same text for display */
function write(costs: Costs, found: Found): string {
  const done = Math.max(...[...costs.values()].map(({ length }) => length));
  const rows = [...costs].map(([name, measured]) => row(titleOf(name, found), measured));
  const written = [
    "# The same shop, small and large",
    `${machine()} Made by \`pnpm bench:large\`.`,
    `Thirteen products and a few orders against ${size.products} products, ${size.orders} orders and ${size.reviews} reviews: two shops whose rounds take turns, median of ${done}; pages with nothing kept. Goal: 1.5. Then what commerce and storefront had of the processors for it, which other work on the machine changes less; the database is not in it. Then the longest time for which commerce and the storefront of the large shop did nothing else, and the same without what they waited for a processor. Goal: 50. The small shop is given a hundred and sixty orders and sixty reviews, so that both show whole pages of their lists. After the name of a search stands how many products it finds in both; "few found" is the same page in both, the other searches fill a page of the large shop (24 products, 20 in the admin).`,
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
  process.stdout.write(`The shop has been made large in ${figure(filling / 1000)} s.\n`);
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

// Measures two shops side by side: one as it is opened, one with thousands of products, orders and reviews. Writes LARGE.md.
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Blocked, Cost } from "./event-loop";
import type { Answers } from "./large-rounds";
import { enlarge, type Size } from "./large-shop";
import { figure, machine, median, table, time } from "./measure";

const shop = z.record(z.string(), z.string());

const given = z
  .object({
    TEST_SHOPS: z.string().transform((text) => z.tuple([shop, shop]).parse(JSON.parse(text))),
    LARGE_PRODUCTS: z.coerce.number().int().default(5_000),
    LARGE_ORDERS: z.coerce.number().int().default(200_000),
    LARGE_REVIEWS: z.coerce.number().int().default(20_000),
    /** Each thing is done so often. */
    LARGE_ROUNDS: z.coerce.number().int().default(7),
  })
  .parse(process.env);
const size: Size = {
  products: given.LARGE_PRODUCTS,
  orders: given.LARGE_ORDERS,
  reviews: given.LARGE_REVIEWS,
};

/** What the small shop is given, so that both show whole pages of their lists. */
const aPage: Size = { products: 0, orders: 160, reviews: 60 };

/** A process that measures one of the shops (large-rounds.ts). */
function measurerOf(env: z.infer<typeof shop>) {
  const child = fork(path.join(import.meta.dirname, "large-rounds.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
  });
  return {
    ask: async <Wish extends keyof Answers>(wish: Wish): Promise<Answers[Wish]> => {
      child.send(wish);
      const [said] = (await once(child, "message")) as [{ answer: Answers[Wish] } | { error: string }];
      if ("error" in said) throw new Error(`${wish}: ${said.error}`);
      return said.answer;
    },
    close: () => child.kill(),
  };
}

type Measurer = ReturnType<typeof measurerOf>;

/** What each thing costs in both shops, by its name, round by round; the rounds of the shops take turns. */
async function rounds(
  small: Measurer,
  large: Measurer,
): Promise<Map<string, { small: Cost; large: Cost }[]>> {
  const costs = new Map<string, { small: Cost; large: Cost }[]>();
  for (let round = 0; round <= given.LARGE_ROUNDS; round += 1) {
    const both = { small: await small.ask("measure"), large: await large.ask("measure") };
    // the first round warms what is compiled and connected
    if (round === 0) continue;
    for (const [name, cost] of Object.entries(both.small)) {
      const other = both.large[name];
      if (other) costs.set(name, [...(costs.get(name) ?? []), { small: cost, large: other }]);
    }
  }
  return costs;
}

/** A row of the table: what a thing takes, and for how long it blocked the servers of the large shop. */
function row(name: string, costs: readonly { small: Cost; large: Cost }[]): string[] {
  const before = median(costs.map(({ small }) => small.ms));
  const after = median(costs.map(({ large }) => large.ms));
  const blocked = (server: "commerce" | "storefront") => {
    const usual = (what: keyof Blocked) => figure(median(costs.map(({ large }) => large[server][what])));
    return `${usual("blocked_ms")} / ${usual("busy_ms")}`;
  };
  return [
    name,
    figure(before),
    figure(after),
    figure(after / before),
    blocked("commerce"),
    blocked("storefront"),
  ];
}

const [first, second] = given.TEST_SHOPS;
const [small, large] = [measurerOf(first), measurerOf(second)];
try {
  const few = await small.ask("originals");
  await enlarge(first["DATABASE_URL"] ?? "", aPage, few.reviewed, few.open);
  const { reviewed, open } = await large.ask("originals");
  const filling = await time(() => enlarge(second["DATABASE_URL"] ?? "", size, reviewed, open));
  process.stdout.write(`The shop has been made large in ${figure(filling / 1000)} s.\n`);
  const rows = [...(await rounds(small, large))].map(([name, costs]) => row(name, costs));
  const written = [
    "# The same shop, small and large",
    `${machine()} Made by \`pnpm bench:large\`.`,
    `Twelve products and a few orders against ${size.products} products, ${size.orders} orders and ${size.reviews} reviews: two shops whose rounds take turns, median of ${given.LARGE_ROUNDS}; pages with nothing kept. Goal: 1.5. Beside it the longest time for which commerce and the storefront of the large shop did nothing else, and the same without what they waited for a processor. Goal: 50. The small shop is given a hundred and sixty orders and sixty reviews, so that both show whole pages of their lists.`,
    table(["", "small, ms", "large, ms", "ratio", "commerce blocked, ms", "storefront blocked, ms"], rows),
  ];
  writeFileSync(path.join(import.meta.dirname, "LARGE.md"), `${written.join("\n\n")}\n`);
  process.stdout.write(`${written.join("\n\n")}\n`);
} finally {
  small.close();
  large.close();
}

import { z } from "@medusajs/framework/zod";
import { type Books, type Invariant, missingGuards } from "./invariant";
import { stockLogInvariant } from "./stock-log";

const priceRows = z.array(
  z.object({
    price: z.string(),
    /** Integer cents; null when the log, or Medusa, has no such price. */
    logged: z.coerce.number().nullable(),
    cents: z.coerce.number().nullable(),
  }),
);

/** Prices whose last log entry differs from Medusa's price. */
async function pricesNotLogged({ knex }: Books): Promise<string[]> {
  const prices = knex("price")
    .select("id", "currency_code", "price_list_id")
    .select(knex.raw("round(amount * 100)::integer as cents"))
    .whereNull("deleted_at");
  const newest = knex("price_log_entry")
    .distinctOn("price_id")
    .select("price_id", "currency_code", "price_list_id", "cause", "cents")
    .orderBy([{ column: "price_id" }, { column: "number", order: "desc" }]);
  const found: unknown = await knex
    .from(newest.as("log"))
    .fullOuterJoin(prices.as("price"), "price.id", "log.price_id")
    .select({
      price: knex.raw("coalesce(price.id, log.price_id)"),
      logged: knex.raw("case when log.cause <> 'removed' then log.cents end"),
      cents: "price.cents",
    })
    .whereRaw(
      `(case when log.cause <> 'removed' then (log.cents, log.currency_code, log.price_list_id) end)
        is distinct from (case when price.id is not null then (price.cents, price.currency_code, price.price_list_id) end)`,
    )
    .orderBy("price");
  const priceText = (cents: number | null) => (cents === null ? "no price" : `${cents} cents`);
  return priceRows
    .parse(found)
    .map(
      ({ price, logged, cents }) =>
        `Price ${price} is ${priceText(cents)}, its log ends with ${priceText(logged)}`,
    );
}

const setRows = z.array(z.object({ id: z.string(), entries: z.coerce.number(), last: z.coerce.number() }));

/** Price sets with a gap in their entry numbers. */
async function missingEntries({ knex }: Books): Promise<string[]> {
  const found: unknown = await knex("price_log_entry")
    .select({ id: "price_set_id" })
    .count({ entries: "*" })
    .max({ last: "number" })
    .groupBy("price_set_id")
    .having(knex.raw("count(*) <> max(number)"))
    .orderBy("id");
  return setRows
    .parse(found)
    .map(({ id, entries, last }) => `Price set ${id}: ${entries} of ${last} entries of its log exist`);
}

const guards = {
  final: { price_log_entry: "price_log_entry_is_final" },
  logged: { price: "log_price", price_list: "log_price_list" },
};

/**
 * Every price the shop has had is logged (directive 98/6/EC, art. 6a requires the lowest price before an announced
 * reduction).
 */
const priceLogInvariant: Invariant = {
  name: "price-log-kept",
  promise: "The price log ends with the current prices, and has no gaps",
  broken: async (books) => [
    ...(await pricesNotLogged(books)),
    ...(await missingEntries(books)),
    ...(await missingGuards(books, guards)),
  ],
};

const stockRows = z.array(
  z.object({
    name: z.string(),
    stocked: z.coerce.number(),
    reserved: z.coerce.number(),
    promised: z.coerce.number(),
  }),
);

async function brokenStock({ knex }: Books): Promise<string[]> {
  const promised = knex("reservation_item")
    .select("inventory_item_id", "location_id")
    .sum({ quantity: "quantity" })
    .whereNull("deleted_at")
    .groupBy("inventory_item_id", "location_id");
  const rows: unknown = await knex("inventory_level as level")
    .join("inventory_item as item", "item.id", "level.inventory_item_id")
    .leftJoin(promised.as("promised"), (join) =>
      join
        .on("promised.inventory_item_id", "level.inventory_item_id")
        .andOn("promised.location_id", "level.location_id"),
    )
    .select({
      name: knex.raw("coalesce(item.sku, item.id)"),
      stocked: "level.stocked_quantity",
      reserved: "level.reserved_quantity",
      promised: knex.raw("coalesce(promised.quantity, 0)"),
    })
    .whereNull("level.deleted_at")
    .whereRaw(
      "(coalesce(promised.quantity, 0) <> level.reserved_quantity or level.reserved_quantity > level.stocked_quantity)",
    )
    .orderBy("name");
  return stockRows
    .parse(rows)
    .flatMap(({ name, stocked, reserved, promised: kept }) => [
      ...(kept === reserved
        ? []
        : [`${name}: ${reserved} are counted as reserved, orders have reserved ${kept}`]),
      ...(reserved > stocked ? [`${name}: ${reserved} are promised to orders, there are ${stocked}`] : []),
    ]);
}

const usedRows = z.array(z.object({ name: z.string(), used: z.coerce.number(), limit: z.coerce.number() }));

async function overusedCodes({ knex }: Books): Promise<string[]> {
  const codes: unknown = await knex("promotion")
    .select({ name: "code", used: "used", limit: "limit" })
    .whereNull("deleted_at")
    .where("used", ">", knex.ref("limit"))
    .orderBy("code");
  const budgets: unknown = await knex("promotion_campaign_budget as budget")
    .join("promotion_campaign as campaign", "campaign.id", "budget.campaign_id")
    .select({ name: "campaign.name", used: "budget.used", limit: "budget.limit" })
    .whereNull("budget.deleted_at")
    .where("budget.used", ">", knex.ref("budget.limit"))
    .orderBy("campaign.name");
  return [...usedRows.parse(codes), ...usedRows.parse(budgets)].map(
    ({ name, used, limit }) => `${name} was used ${used} times or euros, its limit is ${limit}`,
  );
}

export const goodsInvariants: readonly Invariant[] = [
  {
    name: "stock-covers-orders",
    promise: "The counted reservations match those of the orders, and do not exceed the stock",
    broken: brokenStock,
  },
  stockLogInvariant,
  priceLogInvariant,
  {
    name: "codes-within-limit",
    promise: "No code is used more often than its limit allows",
    broken: overusedCodes,
  },
];

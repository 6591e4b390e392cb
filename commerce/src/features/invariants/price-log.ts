import { z } from "@medusajs/framework/zod";
import { missingGuards } from "./guards";
import type { Books, Invariant } from "./invariant";

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
export const priceLogInvariant: Invariant = {
  name: "price-log-kept",
  promise: "The price log ends with the current prices, and has no gaps",
  broken: async (books) => [
    ...(await pricesNotLogged(books)),
    ...(await missingEntries(books)),
    ...(await missingGuards(books, guards)),
  ],
};

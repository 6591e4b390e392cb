import { z } from "@medusajs/framework/zod";
import { missingGuards } from "./guards";
import type { Books, Invariant } from "./invariant";

const rows = z.array(
  z.object({
    price: z.string(),
    /** Integer cents; null where the log, or Medusa, has no such price. */
    logged: z.coerce.number().nullable(),
    cents: z.coerce.number().nullable(),
    entries: z.coerce.number(),
    last: z.coerce.number(),
  }),
);

/** Prices of which the log says something else than Medusa, or misses an entry. */
async function pricesNotLogged({ knex }: Books): Promise<string[]> {
  const prices = knex("price")
    .select("id", "currency_code", "price_list_id")
    .select(knex.raw("round(amount * 100) as cents"))
    .whereNull("deleted_at");
  const newest = knex("price_log_entry")
    .distinctOn("price_id")
    .select("price_id", "currency_code", "price_list_id", "cause", "cents", { last: "number" })
    .select(knex.raw("count(*) over (partition by price_id) as entries"))
    .orderBy([{ column: "price_id" }, { column: "number", order: "desc" }]);
  const found: unknown = await knex
    .from(newest.as("log"))
    .fullOuterJoin(prices.as("price"), "price.id", "log.price_id")
    .select({
      price: knex.raw("coalesce(price.id, log.price_id)"),
      logged: knex.raw("case when log.cause <> 'removed' then log.cents end"),
      cents: "price.cents",
      entries: knex.raw("coalesce(log.entries, 0)"),
      last: knex.raw("coalesce(log.last, 0)"),
    })
    .whereRaw(
      `((case when log.cause <> 'removed' then (log.cents, log.currency_code, log.price_list_id) end)
        is distinct from (case when price.id is not null then (price.cents::integer, price.currency_code, price.price_list_id) end))`,
    )
    .orWhereRaw("log.entries <> log.last")
    .orderBy("price");
  const said = (cents: number | null) => (cents === null ? "no price" : `${cents} cents`);
  return rows
    .parse(found)
    .map(({ price, logged, cents, entries, last }) =>
      entries === last
        ? `Price ${price} is ${said(cents)}, its log ends with ${said(logged)}`
        : `Price ${price}: of ${last} entries of its log ${entries} are there`,
    );
}

const guards = {
  final: { price_log_entry: "price_log_entry_is_final" },
  logged: { price: "log_price", price_list: "log_price_list" },
};

/** Each price the shop has had is known (directive 98/6/EC, art. 6a asks for the lowest before a reduction is announced). */
export const priceLogInvariant: Invariant = {
  name: "price-log-kept",
  promise: "The log of prices ends with the prices of today, without a gap",
  broken: async (books) => [...(await pricesNotLogged(books)), ...(await missingGuards(books, guards))],
};

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { LRUCache } from "lru-cache";

/*
 * A line of an order has a row for each version of its order, and only the order says which is the last: of a finished order the first
 * ones stay unsent for ever. So each order there ever was has to be looked at once to know which have unsent lines, and Medusa has no
 * column by which an index could tell them from the others. A server looks at all of them now and then, behind the requests, and in
 * between only at lines that were written since.
 */

/** Orders that had unsent lines at a time, the database's. */
interface Unsent {
  at: Date;
  ids: string[];
}

/**
 * How long before that time a line may say it was written although it could not be seen yet: longer than any transaction lasts, and
 * than the clocks of servers and database differ. In milliseconds.
 */
const margin = 15 * 60_000;

const clock = z.object({ rows: z.tuple([z.object({ now: z.date() })]) });
const found = z.array(z.object({ id: z.string() }));

/** Lines of which something has not been handed to a carrier, in an index of their own (migration-scripts/list-indexes.ts). */
const unsentLines = (knex: Knex) =>
  knex("order_item as line")
    .whereNull("line.deleted_at")
    .where("line.quantity", ">", knex.ref("line.shipped_quantity"))
    .select("line.order_id as id");

/** Looks at all orders, by two indexes side by side. */
async function allUnsent(knex: Knex): Promise<Unsent> {
  const { now: at } = clock.parse(await knex.raw("select now()")).rows[0];
  const rows: unknown = await unsentLines(knex)
    .distinct()
    .join("order as last", (join) =>
      join.on("last.id", "line.order_id").andOn("last.version", "line.version"),
    )
    .whereNull("last.deleted_at")
    .whereNull("last.canceled_at");
  return { at, ids: found.parse(rows).map(({ id }) => id) };
}

/** Refreshed every five minutes, in the background; an older value misses nothing, it only holds more candidates. */
const cache = new LRUCache<"unsent", Unsent, Knex>({
  max: 1,
  ttl: 5 * 60_000,
  allowStale: true,
  fetchMethod: (_key, _old, { context: knex }) => allUnsent(knex),
});

/**
 * Ids of all orders that may have unsent lines or uncaptured money, and of some that have neither: the caller has to look at each.
 * Finished orders are left out, however many there are.
 */
export async function openOrderCandidates(knex: Knex): Promise<string[]> {
  const { at, ids } = await cache.forceFetch("unsent", { context: knex });
  const openPayments = knex("payment")
    .join("order_payment_collection as link", "link.payment_collection_id", "payment.payment_collection_id")
    // as the index of the links has it
    .whereNull("link.deleted_at")
    .whereNull("payment.deleted_at")
    .whereNull("payment.captured_at")
    .whereNull("payment.canceled_at")
    .select("link.order_id as id");
  const rows: unknown = await unsentLines(knex)
    .where("line.updated_at", ">", new Date(at.getTime() - margin))
    .union(openPayments);
  return [...new Set([...ids, ...found.parse(rows).map(({ id }) => id)])];
}

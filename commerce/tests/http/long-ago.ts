import { sql, withDatabase } from "./database";

/** Tables with times about an order ($1), and the columns to change. */
const times = {
  order: ["id = $1", "created_at"],
  capture: ["payment_id in (select id from payments)", "created_at"],
  refund: ["payment_id in (select id from payments)", "created_at"],
  refund_transfer: ["order_id = $1", "created_at", "sent_at"],
  withdrawal: ["order_id = $1", "received_at"],
  fulfillment: [
    "id in (select fulfillment_id from order_fulfillment where order_id = $1)",
    "shipped_at",
    "delivered_at",
  ],
} as const;

/** Moves the moment when an order was placed into the past. */
export const placedBefore = (orderId: string, days: number) =>
  sql(`update "order" set created_at = created_at - make_interval(days => $2) where id = $1`, [
    orderId,
    days,
  ]);

/**
 * Moves everything about an order into the past, by fifteen days unless told otherwise, which no route allows; only the database's owner may do
 * this to a declaration or the books.
 */
export const longAgo = (orderId: string, days = 15): Promise<void> =>
  withDatabase(async (database) => {
    await database.query("set session_replication_role = replica");
    for (const [table, [rows, ...columns]] of Object.entries(times)) {
      const changes = columns.map((column) => `${column} = ${column} - make_interval(days => $2)`);
      await database.query(
        `with payments as (
           select payment.id from payment
           join order_payment_collection link on link.payment_collection_id = payment.payment_collection_id
           where link.order_id = $1
         )
         update "${table}" set ${changes.join(", ")} where ${rows}`,
        [orderId, days],
      );
    }
  });

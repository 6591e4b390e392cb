import { knex, type Knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, expect, it } from "vitest";
import { findOrders } from "../../src/features/order-list/find-orders";
import { ordersAwaitingTransfer } from "../../src/features/ordering/bank-transfer/awaiting-transfer";
import {
  cancelledOrdersOwingMoney,
  cartsOfUnpaidOrders,
} from "../../src/features/ordering/payments/unsettled-orders";
import { ordersInHand } from "../../src/features/today/open-orders";
import { setting } from "./shop";

const database = knex({ client: "pg", connection: setting("DATABASE_URL") });
afterAll(() => database.destroy());

const hour = 60 * 60 * 1000;
const [from, before] = [new Date(Date.now() - 7 * 24 * hour), new Date(Date.now() + hour)];

const found = (connection: Knex, q: string, show: "all" | "on_the_way") =>
  findOrders(
    connection,
    { q, show, known: { to_pack: [], payment_lost: [], withdrawal: [] }, unmade: [] },
    { limit: 50, offset: 0 },
  );

/**
 * How the database would answer what is asked of it, if reading whole tables were dear, as it is where they are large.
 * @param off what else is no way to go
 */
async function plansOf(ask: (connection: Knex) => Promise<unknown>, off: string): Promise<string> {
  const transaction = await database.transaction();
  try {
    const asked: { sql: string; bindings: Knex.RawBinding[] }[] = [];
    const note = (query: (typeof asked)[number]) => void asked.push(query);
    transaction.on("query", note);
    await ask(transaction);
    transaction.removeListener("query", note);
    await transaction.raw("set local enable_seqscan = off");
    await transaction.raw(`set local ${off} = off`);
    const plans: string[] = [];
    for (const { sql, bindings } of asked) {
      // the driver's own place holders, and the same for values
      const text = sql.replaceAll(/\$\d+/g, "?");
      const { rows } = await transaction.raw<{ rows: { "QUERY PLAN": string }[] }>(
        `explain ${text}`,
        bindings,
      );
      plans.push(...rows.map((row) => row["QUERY PLAN"]));
    }
    return plans.join("\n");
  } finally {
    await transaction.rollback();
  }
}

it.each<[string, (connection: Knex) => Promise<unknown>, string[]]>([
  ["orders in hand", ordersInHand, ["shop_order_item_unsent", "shop_payment_open"]],
  [
    "transfers that are awaited",
    (connection) => ordersAwaitingTransfer(connection, from, before),
    ["shop_payment_open"],
  ],
  [
    "cancelled orders that owe money",
    (connection) => cancelledOrdersOwingMoney(connection, from),
    ["shop_order_canceled_at", "IDX_capture_payment_id"],
  ],
  [
    "orders without a payment",
    (connection) => cartsOfUnpaidOrders(connection, from),
    ["shop_order_created_at"],
  ],
  [
    "orders by a name",
    (connection) => found(connection, "deledda", "all"),
    ["shop_order_email_words", "shop_order_address_words"],
  ],
  ["orders on the way", (connection) => found(connection, "", "on_the_way"), ["shop_fulfillment_on_the_way"]],
])("%s are looked up in indexes", async (name, ask, names) => {
  // tables of a few rows are sorted in no time, and walked through in the order of any index; those of many are not
  const plans = await plansOf(ask, name === "orders by a name" ? "enable_indexscan" : "enable_sort");
  for (const index of names) expect(plans).toContain(index);
});

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { expect, it } from "vitest";
import { deliverLines } from "../../../testing/orders";
import { ordersWithoutDocument } from "../../src/features/invoices/issue-documents";
import { mails } from "../../src/features/mail/mails";
import { missingMails } from "../../src/features/mail/order-mail-rows";
import { ordersAwaitingTransfer } from "../../src/features/ordering/bank-transfer/awaiting-transfer";
import {
  cancelledOrdersOwingMoney,
  cartsOfUnpaidOrders,
} from "../../src/features/ordering/payments/unsettled-orders";
import { ownKnex, sql } from "./database";
import { orderOf } from "./delivered-order";
import { variant } from "./shop";

const database = ownKnex();

const link = "select payment_collection_id from order_payment_collection where order_id = :order";
const payment = `select id from payment where payment_collection_id in (${link})`;
const parcel = "select fulfillment_id from order_fulfillment where order_id = :order";

/** The tables of an order, parents first: its rows, and the columns with its own ids. */
const tables: readonly (readonly [table: string, rows: string, ids: readonly string[]])[] = [
  ["order", "id = :order", ["id"]],
  ["order_payment_collection", "order_id = :order", ["id", "order_id", "payment_collection_id"]],
  ["payment_collection", `id in (${link})`, ["id"]],
  ["payment", `id in (${payment})`, ["id", "payment_collection_id", "payment_session_id"]],
  ["capture", `payment_id in (${payment})`, ["id", "payment_id"]],
  ["order_fulfillment", "order_id = :order", ["id", "order_id", "fulfillment_id"]],
  ["fulfillment", `id in (${parcel})`, ["id"]],
  ["shop_document", "order_id = :order", ["id", "order_id"]],
  [
    "outbox_mail",
    `key = :order or key in (${parcel}) or key in (select id from capture where payment_id in (${payment}))`,
    ["id", "key"],
  ],
];

/** Copies an order with all its rows the given number of times. */
async function copyOrder(transaction: Knex.Transaction, order: string, copies: number): Promise<void> {
  for (const [table, rows, ids] of tables) {
    const own = ids.map((column) => `'${column}', original.${column} || '~' || n`).join(", ");
    const more = table === "shop_document" ? ", 'sequence', original.sequence + 1000000 + n" : "";
    await transaction.raw(
      `insert into "${table}"
       select (jsonb_populate_record(null::"${table}", to_jsonb(original) || jsonb_build_object(${own}${more}))).*
       from (select * from "${table}" where ${rows}) as original, generate_series(1, :copies) as n`,
      { order, copies },
    );
  }
}

const hour = 60 * 60 * 1000;

/** Database queries of the catch-up jobs. */
async function runQueries(connection: Knex): Promise<void> {
  const [from, before] = [new Date(Date.now() - 7 * 24 * hour), new Date(Date.now() + hour)];
  for (const { names, catchUp } of mails) {
    for (const name of catchUp ? names : []) {
      if (catchUp) await missingMails(connection, name, catchUp.rows, { from, before });
    }
  }
  await ordersWithoutDocument(connection, from);
  await cartsOfUnpaidOrders(connection, from);
  await cancelledOrdersOwingMoney(connection, from);
  await ordersAwaitingTransfer(connection, from, before);
}

/** Number of statements sent and rows read by the jobs. */
async function cost(transaction: Knex.Transaction): Promise<{ statements: number; rows: number }> {
  const spent = { statements: 0, rows: 0 };
  const count = (response: { rows?: unknown[] } | unknown[]) => {
    spent.statements += 1;
    spent.rows += Array.isArray(response) ? response.length : (response.rows ?? []).length;
  };
  transaction.on("query-response", count);
  await runQueries(transaction);
  transaction.removeListener("query-response", count);
  return spent;
}

it("runs the same number of queries in catch-up jobs, and reads the same number of rows, regardless of the number of completed orders", async () => {
  const order = await orderOf((await variant("ST-MAN-0300")).id);
  await deliverLines(order.id, [order.lines[0]?.id ?? ""]);
  const written = async () => {
    const mailed = await sql("select id from outbox_mail where key = $1", [order.id]);
    const issued = await sql("select id from shop_document where order_id = $1", [order.id]);
    return mailed.length + issued.length;
  };
  // received, notice, delivered, and the invoice
  await expect.poll(written, { timeout: 60_000 }).toBe(4);

  const transaction = await database.transaction();
  try {
    const before = await cost(transaction);
    await copyOrder(transaction, order.id, 200);
    expect(await transaction("order").where("id", "like", `${order.id}~%`)).toHaveLength(200);
    expect(before.statements).toBeGreaterThan(10);
    expect(await cost(transaction)).toEqual(before);
  } finally {
    await transaction.rollback();
  }
}, 120_000);

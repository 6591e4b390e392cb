import { randomUUID } from "node:crypto";
import { knex, type Knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runJob } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import {
  checkInvariants,
  invariants,
  type CheckedInvariant,
} from "../../src/features/invariants/check-invariants";
import { breakages, made } from "./book-breakages";
import { sql } from "./database";
import { declaration } from "./declarations";
import { logBreakages } from "./log-breakages";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  configureFaults,
  noRefundWebhooks,
  ordersOf,
  press,
  stripe,
  orderOf,
} from "./payment-tools";
import { owner, send } from "./shop";

const ways = [...breakages, ...logBreakages];
const database = knex({ client: "pg", connection: setting("DATABASE_URL") });

const product = await ownProduct("Bücher-Torrone", inStock);

async function orderByTransfer(): Promise<typeof made.transfer> {
  const email = `${randomUUID()}@example.com`;
  const cart = await cartOf(product, email);
  const body = { type: "apply_code", code: "TORRONE10" };
  expect((await send("POST", `/store/carts/${cart.id}/changes`, body)).status).toBe(200);
  await choosePaymentMethod(cart, "bank");
  const orderId = await orderOf(cart.id, 2490);
  const [order] = await ordersOf(email);
  const [payment] = order?.payment_collections.flatMap(({ payments }) => payments ?? []) ?? [];
  return { orderId, number: order?.display_id ?? 0, paymentId: payment?.id ?? "" };
}

beforeAll(async () => {
  const email = `${randomUUID()}@example.com`;
  const cart = await cartOf(product, email);
  made.intentId = (await choosePaymentMethod(cart, "card")) ?? "";
  const orderId = await orderOf(cart.id);
  const { body } = await send("POST", "/store/withdrawals", declaration({ email }));
  expect(body).toHaveProperty("withdrawal");
  const [withdrawal] = await sql("select id from withdrawal where email = $1", [email]);
  const written = async () => {
    const issued = await sql("select label from shop_document where order_id = $1", [orderId]);
    const keys = [orderId, withdrawal?.["id"]];
    const mailed = await sql("select id from outbox_mail where key = any($1)", [keys]);
    return [issued.length, mailed.length];
  };
  // the invoice; two mails each for order and withdrawal
  await vi.waitFor(async () => expect(await written()).toEqual([1, 4]), { timeout: 60_000, interval: 200 });
  const [payment] = await sql("select id from payment where data->>'id' = $1", [made.intentId]);
  const [invoice] = await sql("select label from shop_document where order_id = $1", [orderId]);
  const [item] = await sql("select sku from inventory_item where id = $1", [product.itemId]);
  const [price] = await sql(
    `select price.id, price.price_set_id from price join product_variant_price_set link on link.price_set_id = price.price_set_id
      where link.variant_id = $1 and price.deleted_at is null`,
    [product.variantId],
  );
  const [order] = await ordersOf(email);
  Object.assign(made, {
    orderId,
    number: order?.display_id,
    paymentId: payment?.["id"],
    item: product.itemId,
    sku: item?.["sku"],
    priceId: price?.["id"],
    priceSetId: price?.["price_set_id"],
    invoice: invoice?.["label"],
    withdrawal: withdrawal?.["id"],
    transfer: await orderByTransfer(),
  });
}, 120_000);

afterAll(async () => {
  await database.destroy();
});

/** Checks the books as of half an hour from now: nothing of the tests is in progress any more. */
const check = (connection: Knex): Promise<CheckedInvariant[]> =>
  checkInvariants({
    knex: connection,
    stripe,
    shopUrl: setting("SHOP_URL"),
    now: new Date(Date.now() + 30 * 60_000),
    transferDays: 7,
  });

const linesOf = (name: string, checked: readonly CheckedInvariant[]): string[] =>
  checked.find((one) => one.name === name)?.broken ?? [];

describe("the invariants of the books", () => {
  /** Before the tests break something, which each of them takes back. */
  let unbroken: CheckedInvariant[];
  beforeAll(async () => {
    unbroken = await check(database);
  });

  it.each(ways)("$name reports a violation: $of", async ({ name, statement, line }) => {
    expect(linesOf(name, unbroken).join("\n")).not.toContain(line());
    const transaction = await database.transaction();
    try {
      // bypasses the triggers that would reject it, as anyone with the database password could
      await transaction.raw("set local session_replication_role = replica");
      await transaction.raw(statement());
      expect(linesOf(name, await check(transaction)).join("\n")).toContain(line());
    } finally {
      await transaction.rollback();
    }
  });

  it("order-has-payment reports an order whose payment was refunded directly at Stripe", async () => {
    const email = `${randomUUID()}@example.com`;
    const cart = await cartOf(product, email);
    const intent = (await choosePaymentMethod(cart, "card")) ?? "";
    expect((await press(cart.id)).type).toBe("order");
    const captured = () =>
      sql("select 1 from payment where data->>'id' = $1 and captured_at is not null", [intent]);
    await vi.waitFor(async () => expect(await captured()).toHaveLength(1), {
      timeout: 30_000,
      interval: 200,
    });
    const [order] = await ordersOf(email);
    const line = (kept: string) =>
      `Stripe has kept ${kept} EUR of payment ${intent} of order ${order?.display_id}, the shop 26.90 EUR`;
    const broken = async () => linesOf("order-has-payment", await check(database)).join("\n");
    expect(await broken()).not.toContain(intent);
    await configureFaults([...noRefundWebhooks, ...noRefundWebhooks]);
    await stripe.refunds.create({ payment_intent: intent, amount: 500 });
    expect(await broken()).toContain(line("21.90"));
    await stripe.refunds.create({ payment_intent: intent });
    expect(await broken()).toContain(line("0.00"));
  });

  it("written-is-safe reports a database that does not wait for its disk", async () => {
    const transaction = await database.transaction();
    try {
      await transaction.raw("set local synchronous_commit = off");
      const safe = (await check(transaction)).find(({ name }) => name === "written-is-safe");
      expect(safe?.broken.join("\n")).toContain("PostgreSQL runs with synchronous_commit = off");
    } finally {
      await transaction.rollback();
    }
  });

  it("are all violated by one of these tests, and their checks only read", async () => {
    const tested = new Set([...ways.map(({ name }) => name), "written-is-safe"]);
    expect(invariants.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
    const transaction = await database.transaction({ readOnly: true });
    try {
      expect((await check(transaction)).map(({ name }) => name)).toEqual(invariants.map(({ name }) => name));
    } finally {
      await transaction.rollback();
    }
  });
});

describe("the nightly check", () => {
  it("notifies the owner of violations and shows them on the page Today", async () => {
    const admin = await owner();
    const lights = async () =>
      (await admin.client.fetch<{ lights: Record<string, { state: string }> }>("/admin/today")).lights;
    const code = `BUCH-${randomUUID()}`;
    // findings of earlier runs must not suppress the report of a new one
    await Promise.allSettled([runJob("check-invariants")]);
    await sql(
      `insert into promotion (id, code, type, status, "limit", used) values ($1, $1, 'standard', 'active', 1, 2)`,
      [code],
    );
    try {
      // a run with findings counts as failed
      await expect(runJob("check-invariants")).rejects.toThrow();
      await expect.poll(async () => (await lights())["books"]?.state, { timeout: 30_000 }).toBe("failing");
      const reportedLines = await sql(
        "select data->>'description' as text from notification where data->>'title' like 'I conti non tornano (%' order by created_at desc limit 1",
      );
      expect(String(reportedLines[0]?.["text"])).toContain(
        "No code is used more often than its limit allows",
      );
    } finally {
      await sql("delete from promotion where id = $1", [code]);
    }
  });
});

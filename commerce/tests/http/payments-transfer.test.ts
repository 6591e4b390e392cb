import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { StoreOrder } from "@su-turrone/contract/orders";
import { atNight } from "../../../testing/night";
import { control } from "../../../testing/control";
import { runJob } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import { ordersInAdmin, ordersInDatabase } from "./crowd-watch";
import { lockTable, sql, waitForWaiting, withDatabase, withHeldPayment } from "./database";
import { placedBefore } from "./long-ago";
import { linkIn, waitForMail, templatesTo } from "./mails";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  finishedOrder,
  ordersOf,
  orderOf,
  press,
} from "./payment-tools";
import { owner, send } from "./shop";

const sdk = await owner();
const { admin } = sdk;

let product: TestProduct;

// a product for each attempt: the orders of a failed one would change its stock
beforeEach(async () => {
  product = await createProduct("Überweisungsprobe", inStock);
});
afterEach(() => product.takeOffSale());

/** Saves settings of the shop, like its owner. */
const save = (changes: Readonly<Record<string, unknown>>) =>
  sdk.client.fetch("/admin/shop-settings", { method: "POST", body: { changes } });

/** Saved settings would take precedence over the environment, also in other tests. */
const forgetSaved = () => sql("delete from shop_settings_version where saved_by <> 'first-shop'");

afterAll(async () => {
  // saving notifies the storefront
  await save({ low_stock_packs: 5 });
  await forgetSaved();
  if (atNight) await control("restart", "commerce");
}, 120_000);

/** An order by transfer that was placed the given number of days ago. */
async function orderedDaysAgo(days: number): Promise<{ email: string; id: string }> {
  const email = `transfer-${days}-${Date.now()}@example.com`;
  const cart = await cartOf(product, email);
  await choosePaymentMethod(cart, "bank");
  const id = await orderOf(cart.id);
  await waitForMail(email, "order-received");
  await placedBefore(id, days);
  return { email, id };
}

const stateOf = async (email: string) => {
  const [order] = await ordersOf(email);
  return [order?.status, order?.payment_status];
};

it(
  "reminds of a transfer after three days, cancels after seven",
  {
    timeout: 240_000,
  },
  async () => {
    // before there are orders: the job also runs every ten minutes, and the mail contains what is saved then
    await save({
      transfer_holder: "Torronificio Deledda",
      transfer_iban: "IT60X0542811101000000123456",
      transfer_bic: "BPPIITRRXXX",
    });
    const begin = await product.stock();
    const young = await orderedDaysAgo(2);
    const waited = await orderedDaysAgo(4);
    const overdue = await orderedDaysAgo(9);
    const forgotten = await orderedDaysAgo(200);
    const paid = await orderedDaysAgo(9);
    const [payment] = (await ordersOf(paid.email)).flatMap(
      ({ payment_collections: all }) => all[0]?.payments ?? [],
    );
    await admin.payment.capture(payment?.id ?? "", {});
    expect((await product.stock()).reserved).toBe(begin.reserved + 5);

    await runJob("remind-of-transfers");
    await runJob("cancel-unpaid-transfers");
    const reminder = await waitForMail(waited.email, "transfer-reminder");
    await waitForMail(overdue.email, "order-cancelled");
    expect(await stateOf(overdue.email)).toEqual(["canceled", "canceled"]);
    expect(await stateOf(forgotten.email)).toEqual(["canceled", "canceled"]);
    expect(await stateOf(waited.email)).toEqual(["pending", "authorized"]);
    expect(await stateOf(young.email)).toEqual(["pending", "authorized"]);
    expect(await stateOf(paid.email)).toEqual(["pending", "captured"]);
    expect(await product.stock()).toEqual({ stocked: begin.stocked, reserved: begin.reserved + 3 });
    expect(await templatesTo(young.email)).toEqual(["order-received"]);

    // with a real account the mail contains the QR code for banking apps, and the order page gets its content
    const link = linkIn(reminder, "Bestellung ansehen");
    const key = { "x-order-key": link.searchParams.get("key") ?? "" };
    const { body } = await send("GET", `/store/orders/${waited.id}`, undefined, key);
    const { bank_transfer: transfer } = body["order"] as StoreOrder;
    expect(transfer?.epc).toBe(
      `BCD\n002\n1\nSCT\nBPPIITRRXXX\nTorronificio Deledda\nIT60X0542811101000000123456\nEUR26.90\n\n\n${transfer?.reference}`,
    );
    const picture = reminder.parsed.attachments.find(({ cid }) => cid === "scan-code");
    expect(picture).toMatchObject({ contentType: "image/png", cid: "scan-code", related: true });
    expect(picture?.content.subarray(1, 4).toString()).toBe("PNG");
  },
);

it.runIf(atNight)(
  "reminds and cancels after the days a buyer was told",
  {
    timeout: 240_000,
  },
  async () => {
    await forgetSaved();
    const begin = await product.stock();
    const young = await orderedDaysAgo(2);
    const waited = await orderedDaysAgo(4);
    await runJob("remind-of-transfers");
    await waitForMail(waited.email, "transfer-reminder");
    await placedBefore(waited.id, 4);
    await placedBefore(young.id, 2);
    // other deadlines, and a start that does the work of the jobs: the reminder is sent once, and orders keep the seven
    // days that their buyers were told
    await control("restart", "commerce", { BANK_TRANSFER_DAYS: "3", BANK_TRANSFER_REMINDER_DAYS: "1" });
    await waitForMail(waited.email, "order-cancelled");
    await waitForMail(young.email, "transfer-reminder");
    expect(await templatesTo(waited.email)).toEqual([
      "order-received",
      "transfer-reminder",
      "order-cancelled",
    ]);
    const later = await orderedDaysAgo(4);
    await runJob("cancel-unpaid-transfers");
    expect(await stateOf(later.email)).toEqual(["canceled", "canceled"]);
    expect(await stateOf(young.email)).toEqual(["pending", "authorized"]);
    expect(await product.stock()).toEqual({ stocked: begin.stocked, reserved: begin.reserved + 1 });
  },
);

/** Id of the payment of an order. */
async function paymentOf(email: string): Promise<string> {
  const [order] = await ordersOf(email);
  return order?.payment_collections[0]?.payments?.[0]?.id ?? "";
}

it.runIf(atNight)(
  "does not cancel an overdue order whose transfer is captured while the job cancels an older one",
  { timeout: 120_000 },
  async () => {
    const overdue = await orderedDaysAgo(10);
    const paid = await orderedDaysAgo(9);
    const paidPayment = await paymentOf(paid.email);
    let run = Promise.resolve();
    await withHeldPayment(await paymentOf(overdue.email), async (database) => {
      run = runJob("cancel-unpaid-transfers");
      await waitForWaiting(database);
      await admin.payment.capture(paidPayment, {});
    });
    await run;
    expect(await stateOf(overdue.email)).toEqual(["canceled", "canceled"]);
    expect(await stateOf(paid.email)).toEqual(["pending", "captured"]);
  },
);

it("refunds a transfer captured just before its order is cancelled", { timeout: 120_000 }, async () => {
  const { email, id } = await orderedDaysAgo(1);
  const payment = await paymentOf(email);
  let captured: Promise<unknown> = Promise.resolve();
  let cancelled: Promise<unknown> = Promise.resolve();
  await withHeldPayment(payment, async (database) => {
    captured = admin.payment.capture(payment, {});
    await waitForWaiting(database);
    cancelled = admin.order.cancel(id);
    for (let n = 0; n < 5; n++) await admin.order.retrieve(id);
  });
  await Promise.all([captured, cancelled]);
  expect(await stateOf(email)).toEqual(["canceled", "refunded"]);
});

it.runIf(atNight)("is seen by nobody before its payment is saved", { timeout: 60_000 }, async () => {
  const email = `crowd-${crypto.randomUUID()}@example.com`;
  const cart = await cartOf(product, email);
  await choosePaymentMethod(cart, "bank");
  const pressed = await withDatabase(async (database) => {
    await lockTable(database, "payment");
    const answer = await press(cart.id);
    expect(answer).toMatchObject({ type: "refused", reason: "order_queued" });
    expect(await ordersInDatabase([email])).toHaveLength(1);
    expect(await ordersInAdmin([email])).toEqual([]);
    const { body } = await send("GET", `/store/carts/${cart.id}/view`);
    expect(body).toMatchObject({ cart: null, order: null, under_way: true });
    await database.query("rollback");
    return answer;
  });
  expect(await finishedOrder(cart.id, pressed)).toMatchObject({ type: "order" });
  expect(await ordersInAdmin([email])).toHaveLength(1);
});

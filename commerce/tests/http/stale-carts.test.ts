import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { runWorkflow } from "../../../testing/owner";
import { createProduct } from "../../../testing/products";
import { change } from "./cart-change-tools";
import { sql, tablesWith } from "./database";
import { placeOrder } from "./delivered-order";
import {
  cartWith,
  checkoutAddress,
  choosePayment,
  informationFor,
  saveRequests,
  owner,
  send,
  variant,
} from "./shop";

/** Makes a cart look untouched for some days. */
async function backdateCart(cartId: string, days: number): Promise<void> {
  const then = "updated_at = now() - make_interval(days => $2)";
  await sql(`update cart set ${then} where id = $1`, [cartId, days]);
  await sql(`update cart_line_item set ${then} where cart_id = $1`, [cartId, days]);
}

async function cart(): Promise<string> {
  const { id: variantId } = await variant("ST-MAN-0150");
  return (await cartWith([{ variant_id: variantId, quantity: 1 }])).id;
}

const admin = await owner();

async function deleteStale(): Promise<void> {
  const before = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000).toISOString();
  await runWorkflow("delete-stale-carts", { before, batch: 1 });
}

/** An address unique to the name. */
const addressOf = (name: string) => {
  const phone = `+39070${Date.now()}`;
  return checkoutAddress("it", { first_name: name, last_name: "", address_1: `Via ${name} 7`, phone });
};

/** Makes a guest and the addresses of some names look untouched for 61 days. */
async function backdateGuest(email: string, names: readonly string[]): Promise<void> {
  const then = "now() - interval '61 days'";
  await sql(`update customer set updated_at = ${then} where email = $1`, [email]);
  await sql(`update cart_address set updated_at = ${then} where first_name = any($1)`, [names]);
}

describe("stale carts", () => {
  it("are deleted after a number of days, others are kept", async () => {
    const [old, older, young, changed] = [await cart(), await cart(), await cart(), await cart()];
    await saveRequests(old, { notes: "Zweimal klingeln" });
    await backdateCart(old, 61);
    await backdateCart(older, 62);
    await backdateCart(young, 59);
    // the first to be checked, and it is kept
    await backdateCart(changed, 63);
    const { body } = await send("GET", `/store/carts/${changed}`);
    const line = (body["cart"] as { items: { id: string }[] }).items[0]?.id ?? "";
    await send("POST", `/store/carts/${changed}/line-items/${line}`, { quantity: 2 });

    await deleteStale();

    const status = async (id: string) => (await send("GET", `/store/carts/${id}`)).status;
    await expect.poll(() => status(old)).toBe(404);
    expect(await status(older)).toBe(404);
    expect(await sql("select id from buyer_request where cart_id = $1", [old])).toEqual([]);
    expect([await status(young), await status(changed)]).toEqual([200, 200]);
  });

  it("leave no personal data in any table, while customers with orders or created by the owner are kept", async () => {
    const mark = randomUUID().slice(0, 8);
    const email = `abbandonata.${mark}@example.com`;
    const [name, replaced] = [`Abbandonata${mark}`, `Sostituita${mark}`];
    const id = await cart();
    for (const typed of [replaced, name]) {
      const address = addressOf(typed);
      const addresses = { shipping_address: address, billing_address: address };
      const requests = { notes: `Suonare da ${typed}`, gift: false, gift_message: "", invoice: null };
      await change(id, informationFor("it", { email, ...addresses, requests }));
    }
    await choosePayment(id, { provider_id: paymentProviders.card });
    for (const tables of Object.values(await tablesWith(email, name))) expect(tables).not.toEqual([]);

    const bought = `comprata.${mark}@example.com`;
    const product = await createProduct(`Vergessen ${mark}`, { euro: 9 });
    const { id: orderId } = await placeOrder(undefined, bought, product.variantId);
    await admin.admin.product.delete(product.id);
    const entered = `inserita.${mark}@example.com`;
    await admin.admin.customer.create({ email: entered });
    for (const address of [email, bought, entered]) await backdateGuest(address, [name, replaced]);
    await backdateCart(id, 61);
    await deleteStale();

    await expect
      .poll(() => tablesWith(email, name, replaced), { timeout: 30_000, interval: 500 })
      .toEqual({ [email]: [], [name]: [], [replaced]: [] });
    const { order } = await admin.admin.order.retrieve(orderId, { fields: "email,*customer" });
    expect(order.customer?.email).toBe(bought);
    const { customers } = await admin.admin.customer.list({ email: entered });
    expect(customers).toHaveLength(1);
  });
});

import { randomInt, randomUUID } from "node:crypto";
import { clientAddressHeader } from "@su-turrone/contract/payment-methods";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { capture } from "../../../testing/orders";
import { post, runJob } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import type { Today } from "../../src/features/today/read-today";
import { sql } from "./database";
import { waitForMail } from "./mails";
import { inStock, choosePaymentMethod, ordersOf, type Finish, type Method } from "./payment-tools";
import { shippedCart } from "./shipped-cart";
import { owner, send } from "./shop";

const admin = await owner();
const product = await ownProduct("Vorratsprobe", inStock);
const crate = await ownProduct("Kistenprobe", inStock);

/** Addresses of the documentation's network (RFC 3849): a /48 of its own for each test, by number of the /64 in it. */
const newNetwork = () => {
  // RFC 9637: for documentation, more of them than 2001:db8 has
  const network = `3fff:${randomInt(0xfff).toString(16)}:${randomInt(0xffff).toString(16)}`;
  return (part = 0) => `${network}:${part.toString(16)}::1`;
};
const newEmail = () => `limit-${randomUUID()}@example.com`;

interface Sender {
  email?: string;
  address?: string;
  packs?: number;
  variantId?: string;
  method?: Method;
}

/** A cart ready to be ordered, and its order button as pressed by the storefront. */
async function ready({
  email = newEmail(),
  address = "",
  packs = 1,
  variantId = product.variantId,
  method = "bank",
}: Sender) {
  const cart = await shippedCart([{ variant_id: variantId, quantity: packs }], { email });
  await choosePaymentMethod(cart, method);
  const headers = { [clientAddressHeader]: address };
  const body = {
    press: { shown_cents: cart.totals.total_cents, return_url: `${setting("SHOP_URL")}/checkout/return` },
  };
  return {
    press: async () =>
      (await send("POST", `/store/carts/${cart.id}/finish`, body, headers)).body as unknown as Finish,
    limit: async () =>
      (await send("GET", `/store/carts/${cart.id}/view?transfer_limit=true`, undefined, headers)).body[
        "transfer_limit"
      ],
  };
}

const order = async (sender: Sender): Promise<Finish> => (await ready(sender)).press();
const results = (answers: Finish[]) => answers.map(({ type, reason }) => reason ?? type).toSorted();
const refused = { type: "refused", reason: "transfer_limit" };

const today = () => admin.client.fetch<Today>("/admin/today");
const release = (order_ids: string[]) =>
  admin.client.fetch<{ cancelled: number }>("/admin/transfer-releases", {
    method: "POST",
    body: { order_ids },
  });

beforeAll(() =>
  post("/admin/shop-settings", { changes: { transfer_max_orders: 3, transfer_max_packs: 30 } }),
);
afterAll(() => sql("delete from shop_settings_version where saved_by <> 'first-shop'"));

describe("orders by transfer", { timeout: 120_000 }, () => {
  it("are refused from the fourth open one of a mailbox on, told before, and possible by card", async () => {
    const [name] = newEmail().split("@");
    for (const tag of ["", "+1", "+2"]) {
      expect(await order({ email: `${name}${tag}@example.com` })).toMatchObject({ type: "order" });
    }
    const email = `${name?.toUpperCase()}+3@example.com`;
    const fourth = await ready({ email });
    expect(await fourth.limit()).toEqual({ refusal: "open_orders", max_packs: 30 });
    expect(await fourth.press()).toMatchObject(refused);
    expect(await order({ email, method: "card" })).toMatchObject({ type: "order" });
  });

  it("are refused from the fourth open one of a network on, whatever their mail addresses", async () => {
    const address = newNetwork();
    for (const part of [0, 1, 0xff00]) {
      expect(await order({ address: address(part) })).toMatchObject({ type: "order" });
    }
    expect(await order({ address: address(2) })).toMatchObject(refused);
    expect(await order({ address: newNetwork()() })).toMatchObject({ type: "order" });
  });

  it("hold no more than 30 packs of a sender", async () => {
    const email = newEmail();
    expect(await order({ email, packs: 25 })).toMatchObject({ type: "order" });
    const more = await ready({ email, packs: 6 });
    expect(await more.limit()).toEqual({ refusal: "open_packs", max_packs: 30 });
    expect(await more.press()).toMatchObject(refused);
    expect(await order({ email, packs: 5 })).toMatchObject({ type: "order" });
  });

  it("count what a crate takes of the stock of single packs", async () => {
    await post(`/admin/products/${crate.id}/variants/${crate.variantId}/inventory-items/${crate.itemId}`, {
      required_quantity: 12,
    });
    const email = newEmail();
    expect(await order({ email, packs: 2, variantId: crate.variantId })).toMatchObject({ type: "order" });
    expect(await order({ email, packs: 7 })).toMatchObject(refused);
    expect(await order({ email, packs: 6 })).toMatchObject({ type: "order" });
  });

  it("hold no more than the owner has set since", async () => {
    const change = (transfer_max_packs: number) =>
      post("/admin/shop-settings", { changes: { transfer_max_packs } });
    const cart = await ready({ packs: 31 });
    expect(await cart.limit()).toEqual({ refusal: "open_packs", max_packs: 30 });
    await change(31);
    expect(await cart.limit()).toBeNull();
    await change(30);
    expect(await cart.press()).toMatchObject(refused);
  });

  it.runIf(atNight)("hold no more than half of what is left of a weight", async () => {
    const { stocked, reserved } = await product.stock();
    await product.setStock(reserved + 12);
    const most = await ready({ packs: 7 });
    expect(await most.limit()).toMatchObject({ refusal: "stock" });
    expect(await most.press()).toMatchObject(refused);
    expect(await order({ packs: 6 })).toMatchObject({ type: "order" });
    await product.setStock(stocked);
  });

  it.runIf(atNight)("cannot pass the limit together when they are pressed at the same moment", async () => {
    const email = newEmail();
    const carts = await Promise.all(Array.from({ length: 5 }, () => ready({ email })));
    const answers = await Promise.all(carts.map(({ press }) => press()));
    expect(results(answers)).toEqual(["order", "order", "order", "transfer_limit", "transfer_limit"]);
    expect(await ordersOf(email)).toHaveLength(3);
  });

  it.runIf(atNight)("cannot take more than half of a stock, pressed at the same moment", async () => {
    const { stocked, reserved } = await product.stock();
    await product.setStock(reserved + 24);
    const carts = await Promise.all(Array.from({ length: 5 }, () => ready({ packs: 6 })));
    const answers = await Promise.all(carts.map(({ press }) => press()));
    // 6 of 24, of 18 and of 12 are at most half; 6 of the last 6 are not
    expect(results(answers)).toEqual(["order", "order", "order", "transfer_limit", "transfer_limit"]);
    expect((await product.stock()).reserved).toBe(reserved + 18);
    await product.setStock(stocked);
  });

  it.runIf(atNight)("no longer count once they are paid", async () => {
    const email = newEmail();
    for (let n = 0; n < 3; n++) await order({ email });
    const [first] = await ordersOf(email);
    await capture(first?.id ?? "");
    expect(await order({ email })).toMatchObject({ type: "order" });
  });
});

describe("a burst of orders by transfer", { timeout: 120_000 }, () => {
  it("is told to the owner and can be released at once", async () => {
    const address = newNetwork()();
    // a burst however many orders are allowed
    await post("/admin/shop-settings", { changes: { transfer_max_orders: 20 } });
    const before = await product.stock();
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await order({ email, address, packs: 10 });
    expect((await product.stock()).reserved).toBe(before.reserved + 30);
    const placed = (await Promise.all(emails.map(ordersOf))).flat();
    const ids = placed.map(({ id }) => id);
    const found = (await today()).transfer_bursts.find(({ orders }) =>
      orders.some(({ id }) => ids.includes(id)),
    );
    expect(found?.orders.map(({ id }) => id)).toEqual(ids);
    expect(found?.packs).toBe(30);
    const notices = () =>
      sql("select 1 from notification where idempotency_key = $1", [
        `owner: transfer_burst ${placed[0]?.display_id}`,
      ]);
    await expect.poll(notices, { timeout: 20_000 }).toHaveLength(1);

    // one of them is paid in the meantime
    await capture(placed[0]?.id ?? "");
    expect(await release(ids)).toEqual({ cancelled: 2 });
    expect(await release(ids)).toEqual({ cancelled: 0 });
    expect((await product.stock()).reserved).toBe(before.reserved + 10);
    await waitForMail(emails[1] ?? "", "order-cancelled");
    expect((await today()).transfer_bursts.flatMap(({ orders }) => orders.map(({ id }) => id))).not.toContain(
      ids[1],
    );

    // what tells the network is kept only while the order is open
    const kept = () =>
      sql(
        "select 1 from transfer_sender where cart_id in (select cart_id from order_cart where order_id = any($1))",
        [ids],
      );
    expect(await kept()).toHaveLength(3);
    await sql("update transfer_sender set created_at = created_at - interval '25 hours'");
    await runJob("delete-expired-records");
    expect(await kept()).toHaveLength(0);
  });
});

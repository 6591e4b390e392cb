import { afterEach, describe, expect, it } from "vitest";
import { rowsOfRun } from "../../../testing/night";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { placedBefore } from "./long-ago";
import { templatesTo, waitForMail, waitForMails } from "./mails";
import { pageOf, statusOf } from "./order-pages";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  clearFaults,
  heldBy,
  type Method,
  configureFaults,
  press,
  startStock,
  totalCents,
  orderOf,
} from "./payment-tools";
import { placedOrder, type PlacedOrder } from "./placed-order";
import { owner, send } from "./shop";

const sdk = await owner();

const product = await ownProduct("Geldprobe", inStock);

afterEach(clearFaults);

/** Orders one pack for 26.90 euros with shipping. */
const placed = (method: Method): Promise<PlacedOrder> =>
  placedOrder(method, [{ variant_id: product.variantId, quantity: 1 }]);

/** Stripe fails on every refund request within one attempt. */
const noRefund = () =>
  configureFaults(Array.from({ length: 60 }, () => ({ match: "refund", kind: "error_500" })));

describe("an order that was paid at the second attempt", () => {
  it("is paid by transfer, regardless of an earlier card payment", async () => {
    const cart = await cartOf(product, `second-${Date.now()}@example.com`);
    await choosePaymentMethod(cart, "card");
    await product.setStock(0);
    expect(await press(cart.id)).toMatchObject({ type: "refused", reason: "not_enough_stock" });
    await product.setStock(startStock);
    await choosePaymentMethod(cart, "bank");
    const id = await orderOf(cart.id);
    expect(await pageOf(id)).toMatchObject({
      status: "pending",
      payment_method: "bank_transfer",
      bank_transfer: { amount_cents: totalCents },
    });
  });
});

describe("the payment of a cancelled order", { timeout: 120_000 }, () => {
  it("is refunded immediately, and two mails are sent", async () => {
    const { id, email, intent } = await placed("card");
    await post(`/admin/orders/${id}/cancel`);
    expect(await heldBy(intent)).toBe(0);
    const { text } = await waitForMail(email, "order-cancelled");
    expect(text).toContain("erstatten wir");
    expect(text).not.toMatch(/überweis/i);
    await waitForMail(email, "order-refunded");
  });

  it("is refunded by the reconciler once Stripe is available again", async () => {
    const { id, email, intent } = await placed("card");
    await noRefund();
    await post(`/admin/orders/${id}/cancel`);
    expect((await pageOf(id)).status).toBe("cancelled");
    expect(await heldBy(intent)).toBe(totalCents);
    expect(await statusOf(id)).toMatchObject({
      actions: ["refund"],
      issues: [{ what: "refund_open", amount_cents: totalCents }],
    });

    await noRefund();
    await runJob("reconcile-payments");
    expect((await statusOf(id)).issues).toEqual([{ what: "refund_open", amount_cents: totalCents }]);
    await clearFaults();
    await runJob("reconcile-payments");
    expect(await heldBy(intent)).toBe(0);
    expect(await statusOf(id)).toMatchObject({ actions: [], issues: [] });
    expect(await pageOf(id)).toMatchObject({ status: "cancelled", refunded_cents: totalCents });
    await waitForMail(email, "order-refunded");
    await runJob("reconcile-payments");
    expect(await waitForMails(email, "order-refunded")).toHaveLength(1);
  });

  const routes: [name: string, giveBack: (order: PlacedOrder) => Promise<unknown>][] = [
    [
      "through Medusa's own route",
      ({ paymentId }) => post(`/admin/payments/${paymentId}/refund`, { amount: 26.9 }),
    ],
    ["through the refund route", ({ id }) => post(`/admin/orders/${id}/refund`)],
  ];
  it.each(rowsOfRun(routes, ([name]) => name, ["through the refund route"]))(
    "can be refunded manually %s",
    async (_, giveBack) => {
      const order = await placed("card");
      await noRefund();
      await post(`/admin/orders/${order.id}/cancel`);
      await clearFaults();
      await giveBack(order);
      expect(await heldBy(order.intent)).toBe(0);
      expect((await statusOf(order.id)).issues).toEqual([]);
      const refunds = await sql("select created_by from refund where payment_id = $1", [order.paymentId]);
      expect(refunds).toEqual([{ created_by: expect.stringMatching(/^user_/) as string }]);
      await waitForMail(order.email, "order-refunded");
      await expect(giveBack(order)).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe("a partially received transfer", { timeout: 120_000 }, () => {
  it("is mailed, and the order is neither packed nor cancelled until the owner decides", async () => {
    const { id, email, paymentId, lines } = await placed("bank");
    await post(`/admin/payments/${paymentId}/capture`, { amount: 10 });
    expect(await pageOf(id)).toMatchObject({
      status: "pending",
      partly: ["paid"],
      paid_cents: 1000,
      bank_transfer: { amount_cents: 1690 },
    });
    expect((await statusOf(id)).issues).toEqual([
      { what: "paid_in_part", amount_cents: 1000, open_cents: 1690 },
    ]);
    expect((await waitForMail(email, "order-paid")).text).toContain("Ein Teil Ihrer Zahlung");
    const pack = () => post(`/admin/orders/${id}/fulfillments`, { items: [{ id: lines[0], quantity: 1 }] });
    await expect(pack()).rejects.toMatchObject({ status: 400 });

    await placedBefore(id, 9);
    await runJob("cancel-unpaid-transfers");
    expect((await pageOf(id)).status).toBe("pending");
    expect(await templatesTo(email)).not.toContain("order-cancelled");

    await post(`/admin/orders/${id}/part-payment`);
    expect(await pageOf(id)).toMatchObject({ status: "processing", partly: [], paid_cents: 1000 });
    expect(await statusOf(id)).toMatchObject({ issues: [], documents: [{ kind: "sale" }] });
    await pack();
    await expect(post(`/admin/orders/${id}/part-payment`)).rejects.toMatchObject({ status: 400 });
  });

  it("cannot be refunded beyond what was received, which the refusal names in the admin's language", async () => {
    const { paymentId } = await placed("bank");
    await post(`/admin/payments/${paymentId}/capture`, { amount: 10 });
    const refund = (body: object, language: string) =>
      sdk.client.fetch(`/admin/payments/${paymentId}/refund`, {
        method: "POST",
        body,
        headers: { "x-medusa-locale": language },
      });
    const refusals = [
      [{ amount: 10.01 }, "de-DE", /^Von dieser Zahlung können höchstens noch 10,00\s€ erstattet werden\.$/],
      // without an amount, all that was agreed is refunded
      [{}, "it-IT", /^Di questo pagamento si possono rimborsare ancora al massimo 10,00\s€\.$/],
      [{ amount: 26.9 }, "en-US", /^At most €10\.00 of this payment can still be refunded\.$/],
    ] as const;
    for (const [body, language, message] of refusals) {
      await expect(refund(body, language)).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(message) as string,
      });
    }
    await refund({ amount: 10 }, "de-DE");
    await expect(refund({ amount: 1 }, "de-DE")).rejects.toMatchObject({ status: 400 });
  });

  it("is complete once the rest is received", async () => {
    const { id, paymentId } = await placed("bank");
    await post(`/admin/payments/${paymentId}/capture`, { amount: 10 });
    await post(`/admin/payments/${paymentId}/capture`, { amount: 16.9 });
    expect(await pageOf(id)).toMatchObject({ status: "processing", partly: [], paid_cents: totalCents });
  });
});

describe("the stock of goods that will not be shipped", { timeout: 120_000 }, () => {
  const expectReserved = async (reserved: number) =>
    expect.poll(async () => (await product.stock()).reserved, { timeout: 30_000 }).toBe(reserved);

  it("is released once the payment is fully refunded, in any number of parts", async () => {
    const before = await product.stock();
    const { id, paymentId } = await placed("card");
    await post(`/admin/payments/${paymentId}/refund`, { amount: 5 });
    expect((await product.stock()).reserved).toBe(before.reserved + 1);
    await post(`/admin/payments/${paymentId}/refund`, { amount: 21.9 });
    await expectReserved(before.reserved);
    expect(await product.stock()).toEqual(before);
    expect((await pageOf(id)).status).toBe("refunded");
  });

  it("is released if the goods were packed and the parcel is cancelled after the refund", async () => {
    const before = await product.stock();
    const { id, lines } = await placed("card");
    await post(`/admin/orders/${id}/fulfillments`, { items: [{ id: lines[0], quantity: 1 }] });
    await post(`/admin/orders/${id}/refund`);
    expect(await product.stock()).toEqual({ ...before, stocked: before.stocked - 1 });
    const [parcel] = (await statusOf(id)).panel.packed;
    await post(`/admin/orders/${id}/fulfillments/${parcel?.id ?? ""}/cancel`);
    await expectReserved(before.reserved);
    expect(await product.stock()).toEqual(before);
  });
});

describe("a route that moves money or goods past the rules", () => {
  const id = "x_1";

  it.each([
    ["POST", "/admin/order-edits"],
    ["POST", `/admin/order-edits/${id}/confirm`],
    ["POST", `/admin/order-changes/${id}`],
    ["POST", `/admin/orders/${id}/credit-lines`],
    ["POST", `/admin/orders/${id}/payment-sessions/authorize`],
    ["POST", "/admin/returns"],
    ["POST", `/admin/returns/${id}/receive/confirm`],
    ["POST", "/admin/exchanges"],
    ["POST", `/admin/exchanges/${id}/request`],
    ["POST", "/admin/claims"],
    ["DELETE", `/admin/claims/${id}/request`],
    ["POST", "/admin/payment-collections"],
    ["POST", `/admin/payment-collections/${id}/mark-as-paid`],
    ["POST", "/admin/fulfillments"],
    ["POST", `/admin/fulfillments/${id}/cancel`],
    ["POST", `/admin/draft-orders/${id}/convert-to-order`],
  ])("is disabled: %s %s", async (method, path) => {
    const headers = { "x-medusa-locale": "it-IT" };
    await expect(sdk.client.fetch(path, { method, headers, body: {} })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/ordin|pagament|pacchi|Resi/i) as string,
    });
  });

  it("is disabled for shoppers too, but readable", async () => {
    const { status, body } = await send("POST", "/store/returns", { order_id: "order_1", items: [] });
    expect([status, body["type"]]).toEqual([400, "not_allowed"]);
    await expect(sdk.client.fetch("/admin/returns")).resolves.toHaveProperty("returns");
  });
});

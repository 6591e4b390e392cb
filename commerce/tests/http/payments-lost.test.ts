import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { post, runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import type { PaymentFacts } from "../../src/features/ordering/order/payment-facts";
import { noticesWith } from "./bell";
import { sql } from "./database";
import { statusOf } from "./order-pages";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  clearFaults,
  heldBy,
  noWebhook,
  configureFaults,
  ordersOf,
  providers,
  stripe,
  totalCents,
  orderOf,
} from "./payment-tools";
import { owner, send } from "./shop";

const shop = await owner();
const product = await ownProduct("Verlustprobe", inStock);

beforeEach(clearFaults);

afterAll(clearFaults);

/** An order by card, with all ids an attacker could know. */
async function orderByCard() {
  const email = `lost-${Date.now()}@example.com`;
  const cart = await cartOf(product, email);
  const intent = (await choosePaymentMethod(cart, "card")) ?? "";
  const { body } = await send("POST", "/store/payment-collections", { cart_id: cart.id });
  const { id: collection } = body["payment_collection"] as { id: string };
  const id = await orderOf(cart.id);
  const number = (await ordersOf(email))[0]?.display_id;
  return { id, email, intent, collection, number, cartId: cart.id, lineId: cart.lines[0]?.id ?? "" };
}

const stateOf = async (id: string) => {
  const { order, actions, issues } = await statusOf(id);
  return { status: order.status, actions, issues: issues.map(({ what }) => what) };
};

const captured = async (email: string) => (await ordersOf(email))[0]?.payment_status;

/** The owner's notifications about an order, newest first. */
const notificationsAbout = (number: number | undefined) => noticesWith(`rdine ${number}`);

/** All attempts to capture fail: both immediate ones, and those of the job that runs every five minutes. */
const captureFaults = Array.from({ length: 8 }, () => ({ match: "capture", kind: "error_500" }));

const expectNotShipped = (id: string) =>
  expect(post(`/admin/orders/${id}/parcels`, { carrier: "dhl" })).rejects.toMatchObject({
    status: 400,
    message: "La merce ora non si può spedire.",
  });

describe("a placed order", { timeout: 60_000 }, () => {
  it("keeps its payment if a request would replace it", async () => {
    const { id, email, intent, collection, cartId, lineId } = await orderByCard();
    await expect.poll(() => captured(email), { timeout: 30_000 }).toBe("captured");
    const sessions = `/store/payment-collections/${collection}/payment-sessions`;
    const body = { provider_id: providers.bank };
    expect((await send("POST", sessions, body, { "x-storefront-key": "" })).status).toBe(404);
    const others = { cart_id: cartId };
    expect(
      (await send("POST", "/store/payment-collections", others, { "x-storefront-key": "" })).status,
    ).toBe(404);
    for (const [path, given] of [
      [sessions, body],
      [`/store/carts/${cartId}/line-items/${lineId}`, { quantity: 2 }],
      [`/store/carts/${cartId}`, { email }],
    ] as const) {
      expect(await send("POST", path, given)).toMatchObject({
        status: 400,
        body: { code: "cart_completed" },
      });
    }
    await runJob("reconcile-payments");
    expect(await heldBy(intent)).toBe(totalCents);
    expect(await stateOf(id)).toMatchObject({ status: "processing", issues: [] });
  });

  it.runIf(atNight)("is not refunded if only its payment references the amount at Stripe", async () => {
    const { id, email, intent } = await orderByCard();
    await expect.poll(() => captured(email), { timeout: 30_000 }).toBe("captured");
    await sql("update payment set payment_session_id = 'gone_' || id where data ->> 'id' = $1", [intent]);
    await sql("delete from payment_session where data ->> 'id' = $1", [intent]);
    await runJob("reconcile-payments");
    expect(await heldBy(intent)).toBe(totalCents);
    expect(await stateOf(id)).toMatchObject({ status: "processing", issues: [] });
  });
});

describe("an order whose payment is only authorised", { timeout: 60_000 }, () => {
  it.runIf(atNight)("shows the capturable amount to the owner, who captures it", async () => {
    await configureFaults(captureFaults);
    const { id, email, intent, number } = await orderByCard();
    await expect.poll(() => notificationsAbout(number), { timeout: 30_000 }).toHaveLength(1);
    const paymentsOf = async () =>
      (await shop.client.fetch<{ payments: PaymentFacts[] }>(`/admin/orders/${id}/status`)).payments;
    const held = await paymentsOf();
    expect(held).toEqual([
      {
        id: expect.stringMatching(/^pay_/) as string,
        method: "card",
        stripe_id: intent,
        captured_cents: 0,
        refunded_cents: 0,
        charged_back_cents: 0,
        to_send_cents: 0,
        released: false,
        capturable_cents: totalCents,
      },
    ]);
    await clearFaults();
    await post(`/admin/payments/${held[0]?.id}/capture`, { amount: totalCents / 100 });
    expect(await captured(email)).toBe("captured");
    expect(await paymentsOf()).toMatchObject([{ captured_cents: totalCents, capturable_cents: 0 }]);
  });
});

describe("an order whose payment was cancelled at Stripe", { timeout: 60_000 }, () => {
  it.runIf(atNight)("is reported to the owner immediately and cannot be shipped", async () => {
    await configureFaults(captureFaults);
    const { id, intent, number } = await orderByCard();
    await expect
      .poll(() => notificationsAbout(number), { timeout: 30_000 })
      .toEqual([
        {
          title: `Ordine ${number}: non è stato ancora possibile incassare il pagamento`,
          description: expect.stringMatching(
            /^L’incasso non è riuscito .* Stripe ha risposto: .*unknown error/,
          ) as string,
        },
      ]);
    await stripe.paymentIntents.cancel(intent);
    await expect
      .poll(() => stateOf(id), { timeout: 30_000 })
      .toEqual({ status: "pending", actions: ["capture", "cancel"], issues: ["not_paid"] });
    expect((await notificationsAbout(number))[0]).toEqual({
      title: `L’ordine ${number} non è pagato: il pagamento è stato annullato`,
      description: expect.stringContaining("Stripe non trattiene più denaro per questo ordine") as string,
    });
    await expectNotShipped(id);
  });

  it.runIf(atNight)("is detected before it is packed, also without a webhook", async () => {
    await configureFaults(captureFaults);
    const { id, intent, number } = await orderByCard();
    await expect.poll(() => notificationsAbout(number), { timeout: 30_000 }).toHaveLength(1);
    await configureFaults([{ ...noWebhook, match: "webhook:payment_intent.canceled" }]);
    await stripe.paymentIntents.cancel(intent);
    expect((await stateOf(id)).status).toBe("processing");
    await expectNotShipped(id);
    expect(await stateOf(id)).toMatchObject({ status: "pending", issues: ["not_paid"] });
    // a filter for unpaid orders shows it among those awaiting a transfer
    const { orders } = await shop.client.fetch<{ orders: { id: string }[] }>(
      `/admin/order-list?show=unpaid&q=${number}`,
    );
    expect(orders.map((order) => order.id)).toEqual([id]);
  });
});

describe("a cancelled order whose payment was captured without the shop knowing", { timeout: 60_000 }, () => {
  it("gets its money back once, with nothing left to do", async () => {
    await configureFaults(captureFaults);
    const { id, intent, number } = await orderByCard();
    await expect.poll(() => notificationsAbout(number), { timeout: 30_000 }).toHaveLength(1);
    await clearFaults();
    await configureFaults([{ match: "webhook:payment_intent.succeeded", kind: "never" }]);
    await stripe.paymentIntents.capture(intent);
    await post(`/admin/orders/${id}/cancel`);
    await runJob("reconcile-payments");
    await runJob("reconcile-payments");
    expect(await heldBy(intent)).toBe(0);
    expect(await stateOf(id)).toEqual({ status: "cancelled", actions: [], issues: [] });
    const { payments } = await shop.client.fetch<{ payments: PaymentFacts[] }>(`/admin/orders/${id}/status`);
    expect(payments).toMatchObject([{ captured_cents: totalCents, refunded_cents: totalCents }]);
  });
});

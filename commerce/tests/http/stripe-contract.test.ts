import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { stripe as sandbox } from "./payment-tools";

/** The STRIPE_API_KEY passed to `npm test`, if it is a test key; the contract is then also tested against Stripe. */
const realKey = process.env["STRIPE_CONTRACT_KEY"];

if (realKey && !realKey.startsWith("sk_test_")) throw new Error("STRIPE_CONTRACT_KEY is no test key");

const parties: [string, Stripe][] = [
  ["the payment sandbox", sandbox],
  ...(realKey ? [["Stripe's test mode", new Stripe(realKey)] as [string, Stripe]] : []),
];

const key = () => `contract-${Date.now()}-${Math.random()}`;

/** The error thrown by a refused call. */
async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

/**
 * Behaviour the shop relies on; all of it is documented by Stripe (docs/decisions/030-stripe-calls.md names the pages).
 */
describe.each(parties)("the Stripe contract of %s", { timeout: 60_000 }, (_, stripe) => {
  const params = {
    amount: 2690,
    currency: "eur",
    capture_method: "manual",
    payment_method_types: ["card"],
    metadata: { session_id: "payses_1" },
  } as const satisfies Stripe.PaymentIntentCreateParams;
  const open = () => stripe.paymentIntents.create({ ...params, payment_method_types: ["card"] });
  const paid = async (card = "pm_card_visa") =>
    stripe.paymentIntents.confirm((await open()).id, {
      payment_method: card,
      return_url: "https://shop.example/return",
    });

  it("creates a payment intent", async () => {
    expect(await open()).toMatchObject({
      object: "payment_intent",
      amount: 2690,
      amount_capturable: 0,
      amount_received: 0,
      currency: "eur",
      capture_method: "manual",
      status: "requires_payment_method",
      last_payment_error: null,
      next_action: null,
      metadata: { session_id: "payses_1" },
    });
  });

  it("requires at least 50 cents", async () => {
    const error = await errorOf(stripe.paymentIntents.create({ amount: 49, currency: "eur" }));
    expect({ code: error.code, status: error.statusCode }).toEqual({ code: "amount_too_small", status: 400 });
    expect((await stripe.paymentIntents.create({ amount: 50, currency: "eur" })).amount).toBe(50);
  });

  it("returns the same response for an idempotency key, and refuses another request with it", async () => {
    const idempotencyKey = key();
    const once = () => stripe.paymentIntents.create({ amount: 500, currency: "eur" }, { idempotencyKey });
    expect((await once()).id).toBe((await once()).id);
    const error = await errorOf(
      stripe.paymentIntents.create({ amount: 600, currency: "eur" }, { idempotencyKey }),
    );
    expect(error.rawType).toBe("idempotency_error");
  });

  it("authorises and captures, only once", async () => {
    const { id, status, amount_capturable: reserved } = await paid();
    expect({ status, reserved }).toEqual({ status: "requires_capture", reserved: 2690 });
    expect(await stripe.paymentIntents.capture(id)).toMatchObject({
      status: "succeeded",
      amount_received: 2690,
      amount_capturable: 0,
    });
    const again = await errorOf(stripe.paymentIntents.capture(id));
    expect(again.code).toBe("payment_intent_unexpected_state");
    expect(again.payment_intent?.status).toBe("succeeded");
  });

  it("releases an authorised amount", async () => {
    const { id } = await paid();
    expect((await stripe.paymentIntents.cancel(id)).status).toBe("canceled");
    const again = await errorOf(stripe.paymentIntents.cancel(id));
    expect(again.payment_intent?.status).toBe("canceled");
    expect((await errorOf(stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }))).code).toBe(
      "payment_intent_unexpected_state",
    );
  });

  it("declines a card with a reason, and accepts another card", async () => {
    const { id } = await open();
    const error = await errorOf(
      stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa_chargeDeclinedInsufficientFunds" }),
    );
    expect(error).toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code: "card_declined",
      decline_code: "insufficient_funds",
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { decline_code: "insufficient_funds" },
    });
    const other = await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    expect(other).toMatchObject({ status: "requires_capture", last_payment_error: null });
  });

  it("redirects to the bank for a 3-D Secure challenge", async () => {
    const { status, next_action: next } = await paid("pm_card_threeDSecure2Required");
    expect(status).toBe("requires_action");
    expect(next?.redirect_to_url?.url).toMatch(/^https?:/);
    expect(next?.redirect_to_url?.return_url).toBe("https://shop.example/return");
  });

  it("accepts a confirmation token only once", async () => {
    const token = await stripe.testHelpers.confirmationTokens.create({ payment_method: "pm_card_visa" });
    expect(token.payment_method_preview?.card).toMatchObject({ brand: "visa", last4: "4242" });
    const pay = async () =>
      stripe.paymentIntents.confirm((await open()).id, {
        confirmation_token: token.id,
        return_url: "https://shop.example/return",
      });
    expect((await pay()).status).toBe("requires_capture");
    expect((await errorOf(pay())).type).toBe("StripeInvalidRequestError");
  });

  it("refunds partially, and never more than was captured", async () => {
    const { id } = await paid();
    await stripe.paymentIntents.capture(id);
    expect(await stripe.refunds.create({ payment_intent: id, amount: 1000 })).toMatchObject({
      amount: 1000,
      status: "succeeded",
    });
    expect((await errorOf(stripe.refunds.create({ payment_intent: id, amount: 2000 }))).statusCode).toBe(400);
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1690);
    expect((await errorOf(stripe.refunds.create({ payment_intent: id }))).code).toBe(
      "charge_already_refunded",
    );
    const { data } = await stripe.refunds.list({ payment_intent: id, limit: 10 });
    expect(data.map(({ amount }) => amount)).toEqual([1690, 1000]);
  });

  it("lists the newest payment intents first", async () => {
    const older = await open();
    const newer = await open();
    const { data } = await stripe.paymentIntents.list({ created: { gte: older.created }, limit: 100 });
    const ids = data.map(({ id }) => id);
    expect(ids).toContain(older.id);
    expect(ids).toContain(newer.id);
    expect(data.map(({ created }) => created)).toEqual(
      data.map(({ created }) => created).toSorted((a, b) => b - a),
    );
  });

  it("stores customers", async () => {
    const { id } = await stripe.customers.create({ email: "grazia@example.com", name: "Grazia" });
    expect(await stripe.customers.update(id, { name: "Grazia D." })).toMatchObject({
      email: "grazia@example.com",
      name: "Grazia D.",
    });
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
  });

  it("responds with an error for an unknown payment intent and an invalid key", async () => {
    const missing = await errorOf(stripe.paymentIntents.retrieve("pi_never"));
    expect({ code: missing.code, status: missing.statusCode }).toEqual({
      code: "resource_missing",
      status: 404,
    });
  });
});

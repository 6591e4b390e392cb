import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { expectOneOrder } from "./payment-invariants";
import {
  inStock,
  answerConfirmationPage,
  cartOf,
  choosePaymentMethod,
  returnToShop,
  noWebhook,
  configureFaults,
  press,
  stripe,
} from "./payment-tools";

const product = await ownProduct("Meldeprobe", inStock);

const secret = setting("STRIPE_WEBHOOK_SECRET");
const now = () => Math.floor(Date.now() / 1000);

/** An event as sent by Stripe. */
const event = (type: string, object: object): string =>
  JSON.stringify({ id: `evt_${Date.now()}`, object: "event", type, data: { object } });

const signed = (payload: string, timestamp = now(), by = secret) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp });

/** Posts to the webhook; returns the response status. */
async function post(body: string, signature?: string, provider = "stripe_stripe"): Promise<number> {
  const answer = await fetch(new URL(`/hooks/payment/${provider}`, setting("COMMERCE_URL")), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(signature === undefined ? {} : { "Stripe-Signature": signature }),
    },
    body,
  });
  return answer.status;
}

/** A signed event whose object is malformed. */
const eventOf = (object: unknown) =>
  JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object } });

const intentEvent = event("payment_intent.succeeded", { id: "pi_never", object: "payment_intent" });

describe("the webhook refuses", () => {
  it.each<[string, string, string | undefined, string, number]>([
    ["a body without a signature", intentEvent, undefined, "stripe_stripe", 400],
    ["an invalid signature", intentEvent, "t=1,v1=00", "stripe_stripe", 400],
    [
      "a signature with another secret",
      intentEvent,
      signed(intentEvent, now(), "whsec_another"),
      "stripe_stripe",
      400,
    ],
    ["a signature from an hour ago", intentEvent, signed(intentEvent, now() - 3600), "stripe_stripe", 400],
    ["a signature of another body", intentEvent, signed("{}"), "stripe_stripe", 400],
    ["a signed body that is not JSON", "{", signed("{"), "stripe_stripe", 400],
    ...["null", "[]", '{"id":"evt_1"}', eventOf(null), eventOf("pi_1"), eventOf({ id: "pi_1" })].map(
      (body): [string, string, string, string, number] => [
        `a signed body that is no event: ${body}`,
        body,
        signed(body),
        "stripe_stripe",
        400,
      ],
    ),
    ["a provider without webhooks", intentEvent, signed(intentEvent), "bank-transfer_bank", 404],
  ])("%s", async (_, body, signature, provider, status) => {
    expect(await post(body, signature, provider)).toBe(status);
  });

  it("a body that is too large", async () => {
    const huge = event("payment_intent.succeeded", { id: "x".repeat(3_000_000) });
    expect(await post(huge, signed(huge))).toBe(413);
  });
});

describe("the webhook accepts and ignores", () => {
  it.each([
    ["an unknown event", event("customer.created", { id: "cus_1", object: "customer" })],
    [
      "an event about another object than a payment",
      event("payment_intent.succeeded", { id: "ch_1", object: "charge" }),
    ],
    ["a payment unknown to Stripe", intentEvent],
  ])("%s", async (_, body) => {
    expect(await post(body, signed(body))).toBe(200);
  });

  it("a payment that does not belong to the shop", async () => {
    const foreign = await stripe.paymentIntents.create({ amount: 500, currency: "eur" });
    const body = event("payment_intent.succeeded", foreign);
    expect(await post(body, signed(body))).toBe(200);
    expect((await stripe.paymentIntents.retrieve(foreign.id)).status).toBe("requires_payment_method");
  });
});

it(
  "does not trust the content of a webhook event, but retrieves the payment",
  { timeout: 60_000 },
  async () => {
    const cart = await cartOf(product, `webhook-${Date.now()}@example.com`);
    const intent = await stripe.paymentIntents.retrieve((await choosePaymentMethod(cart, "card")) ?? "");
    const lie = event("payment_intent.succeeded", { ...intent, status: "succeeded", amount_received: 2690 });
    expect(await post(lie, signed(lie))).toBe(200);
    expect((await returnToShop(cart.id)).reason).toBe("not_pressed");
  },
);

it(
  "creates one order from the same webhook event received ten times simultaneously",
  { timeout: 90_000 },
  async () => {
    const email = `webhook-${Date.now()}@example.com`;
    const before = await product.stock();
    const cart = await cartOf(product, email);
    const intent = (await choosePaymentMethod(cart, "paypal")) ?? "";
    const { url = "" } = await press(cart.id);
    await configureFaults([noWebhook]);
    await answerConfirmationPage(url, "approve");
    const body = event(
      "payment_intent.amount_capturable_updated",
      await stripe.paymentIntents.retrieve(intent),
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, signed(body))));
    expect(new Set(answers)).toEqual(new Set([200]));
    await expectOneOrder({ email, cartId: cart.id, product, before, intents: [intent] });
  },
);

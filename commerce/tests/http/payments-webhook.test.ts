import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { ownProduct } from "../../../testing/own-product";
import { runJob } from "../../../testing/owner";
import { noticesWith } from "./bell";
import { sql } from "./database";
import { expectOneOrder } from "./payment-invariants";
import {
  inStock,
  answerConfirmationPage,
  cartOf,
  heldBy,
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

const postSigned = (body: string): Promise<number> => post(body, signed(body));

/** A signed event whose object is malformed. */
const eventOf = (object: unknown) =>
  JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object } });

const intentEvent = event("payment_intent.succeeded", { id: "pi_never", object: "payment_intent" });

describe("the webhook refuses", () => {
  it.each<[string, string, string | undefined]>([
    ["a body without a signature", intentEvent, undefined],
    ["an invalid signature", intentEvent, "t=1,v1=00"],
    ["a signature with another secret", intentEvent, signed(intentEvent, now(), "whsec_another")],
    ["a signature from an hour ago", intentEvent, signed(intentEvent, now() - 3600)],
    ["a signature of another body", intentEvent, signed("{}")],
    ["a signed body that is not JSON", "{", signed("{")],
    ...["null", "[]", '{"id":"evt_1"}', eventOf(null), eventOf("pi_1"), eventOf({ id: "pi_1" })].map(
      (body): [string, string, string] => [`a signed body that is no event: ${body}`, body, signed(body)],
    ),
  ])("%s", async (_, body, signature) => {
    expect(await post(body, signature)).toBe(400);
  });

  it("a provider without webhooks", async () => {
    expect(await post(intentEvent, signed(intentEvent), "bank-transfer_bank")).toBe(404);
  });

  it("a body that is too large", async () => {
    const huge = event("payment_intent.succeeded", { id: "x".repeat(3_000_000) });
    expect(await postSigned(huge)).toBe(413);
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
    expect(await postSigned(body)).toBe(200);
  });

  it("a payment that does not belong to the shop", async () => {
    const foreign = await stripe.paymentIntents.create({ amount: 500, currency: "eur" });
    const body = event("payment_intent.succeeded", foreign);
    expect(await postSigned(body)).toBe(200);
    expect((await stripe.paymentIntents.retrieve(foreign.id)).status).toBe("requires_payment_method");
  });
});

it("does not trust a webhook's content, but retrieves the payment", { timeout: 60_000 }, async () => {
  const cart = await cartOf(product, `webhook-${Date.now()}@example.com`);
  const intent = await stripe.paymentIntents.retrieve((await choosePaymentMethod(cart, "card")) ?? "");
  const lie = event("payment_intent.succeeded", { ...intent, status: "succeeded", amount_received: 2690 });
  expect(await postSigned(lie)).toBe(200);
  expect((await returnToShop(cart.id)).reason).toBe("not_pressed");
});

it("creates one order from a webhook received ten times at once", { timeout: 90_000 }, async () => {
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
  const answers = await Promise.all(Array.from({ length: 10 }, () => postSigned(body)));
  expect(new Set(answers)).toEqual(new Set([200]));
  await expectOneOrder({ email, cartId: cart.id, product, before, intents: [intent] });
});

const address = new URL(setting("SHOP_URL")).origin;
const session_id = "payses_01J0000000000000000000000A";

/** Money held at Stripe that belongs to no cart or order of this shop. */
async function createForeignIntent(metadata: Record<string, string>): Promise<string> {
  const { id } = await stripe.paymentIntents.create({
    amount: 2690,
    currency: "eur",
    capture_method: "manual",
    payment_method_types: ["card"],
    metadata,
  });
  await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
  return id;
}

const reported = async (intent: string): Promise<number> =>
  postSigned(event("payment_intent.succeeded", await stripe.paymentIntents.retrieve(intent)));

it("creates an id for the installation, once", async () => {
  await reported(await createForeignIntent({ session_id }));
  const rows = await sql("select address from installation where address = $1", [address]);
  expect(rows).toEqual([{ address }]);
});

it.each<[string, Record<string, string>]>([
  ["another Medusa shop with the same account", { session_id }],
  ["a copy of this shop elsewhere", { session_id, installation: "shop_01J0000000000000000000000A" }],
])("does not touch a payment of %s", { timeout: 60_000 }, async (_, metadata) => {
  const intent = await createForeignIntent(metadata);
  expect(await reported(intent)).toBe(200);
  await runJob("reconcile-payments");
  expect(await heldBy(intent)).toBe(2690);
  expect(await noticesWith(intent)).toEqual([]);
  await stripe.paymentIntents.cancel(intent);
});

it("tells of its own payment without a cart, and leaves it alone", { timeout: 60_000 }, async () => {
  const [own] = await sql<{ id: string }>("select id from installation where address = $1", [address]);
  const intent = await createForeignIntent({ session_id, installation: own?.id ?? "" });
  expect(await reported(intent)).toBe(200);
  await runJob("reconcile-payments");
  expect(await noticesWith(intent)).toMatchObject([
    { title: `Il pagamento ${intent} non appartiene a nessun carrello e a nessun ordine` },
  ]);
  expect(await heldBy(intent)).toBe(2690);
  await stripe.paymentIntents.cancel(intent);
});

import { expect, it } from "vitest";
import { runJob } from "../../../testing/owner";
import { setting } from "../../../testing/env";
import { noticesWith } from "./bell";
import { sql } from "./database";
import { heldBy, stripe } from "./payment-tools";

const address = new URL(setting("SHOP_URL")).origin;

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

const webhook = async (intent: string): Promise<number> => {
  const object = await stripe.paymentIntents.retrieve(intent);
  const payload = JSON.stringify({
    id: `evt_${Date.now()}`,
    object: "event",
    type: "payment_intent.succeeded",
    data: { object },
  });
  const answer = await fetch(new URL("/hooks/payment/stripe_stripe", setting("COMMERCE_URL")), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Stripe-Signature": stripe.webhooks.generateTestHeaderString({
        payload,
        secret: setting("STRIPE_WEBHOOK_SECRET"),
      }),
    },
    body: payload,
  });
  return answer.status;
};

it("creates an id for the installation, once", async () => {
  await webhook(await createForeignIntent({ session_id: "payses_01J0000000000000000000000A" }));
  const rows = await sql<{ address: string }>("select address from installation where address = $1", [
    address,
  ]);
  expect(rows).toEqual([{ address }]);
});

it.each<[string, Record<string, string>]>([
  ["another Medusa shop with the same account", { session_id: "payses_01J0000000000000000000000A" }],
  [
    "a copy of this shop elsewhere",
    { session_id: "payses_01J0000000000000000000000A", installation: "shop_01J0000000000000000000000A" },
  ],
])("does not touch a payment of %s", { timeout: 60_000 }, async (_, metadata) => {
  const intent = await createForeignIntent(metadata);
  expect(await webhook(intent)).toBe(200);
  await runJob("reconcile-payments");
  expect(await heldBy(intent)).toBe(2690);
  expect(await noticesWith(intent)).toEqual([]);
  await stripe.paymentIntents.cancel(intent);
});

it(
  "notifies the owner of its own payment without a cart, and does not touch it",
  { timeout: 60_000 },
  async () => {
    const [own] = await sql<{ id: string }>("select id from installation where address = $1", [address]);
    const intent = await createForeignIntent({
      session_id: "payses_01J0000000000000000000000A",
      installation: own?.id ?? "",
    });
    expect(await webhook(intent)).toBe(200);
    await runJob("reconcile-payments");
    expect(await noticesWith(intent)).toMatchObject([
      { title: `Il pagamento ${intent} non appartiene a nessun carrello e a nessun ordine` },
    ]);
    expect(await heldBy(intent)).toBe(2690);
    await stripe.paymentIntents.cancel(intent);
  },
);

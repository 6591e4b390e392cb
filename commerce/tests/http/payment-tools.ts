import type { HttpTypes } from "@medusajs/framework/types";
import Stripe from "stripe";
import type { CartView } from "@su-turrone/contract/cart-view";
import { setting } from "../../../testing/env";
import type { ProductTerms, TestProduct } from "../../../testing/products";
import { orderOf as orderAt, press as pressAt, type Finish } from "../../../testing/store";
import { sql } from "./database";
import { shippedCart } from "./shipped-cart";
import { choosePayment, owner, send } from "./shop";

export { finishedOrder, returnToShop, type Finish } from "../../../testing/store";

const sandboxUrl = setting("STRIPE_API_URL");
const apiKey = setting("STRIPE_API_KEY");
const { protocol, hostname, port } = new URL(sandboxUrl);

/** The owner, logged in once: logins are slow on purpose. */
const { admin } = await owner();

/** The payment sandbox, called in the same way as the shop calls Stripe. */
export const stripe = new Stripe(apiKey, {
  host: hostname,
  port,
  protocol: protocol === "http:" ? "http" : "https",
  telemetry: false,
});

export interface Fault {
  match: string;
  kind: string;
  /** Id of the only intent the fault applies to. */
  of?: string;
  ms?: number;
  /** Number of calls to skip before. */
  skip?: number;
}

const faultsCall = (method: string, body?: Fault[], path = "/faults") =>
  fetch(new URL(path, sandboxUrl), {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** Configures faults for the shop's next calls to Stripe. */
export async function configureFaults(faults: Fault[]): Promise<void> {
  await faultsCall("POST", faults);
}

export async function clearFaults(): Promise<void> {
  await faultsCall("DELETE");
}

/** Whether all faults for API calls have occurred; webhook faults are not required to. */
export const faultsUsed = async (): Promise<boolean> => {
  const waiting = (await (await faultsCall("GET")).json()) as Fault[];
  return waiting.every(({ match }) => match.startsWith("webhook"));
};

/** The faults at which a call of the shop is currently hanging. */
export const hangingFaults = async (): Promise<Fault[]> =>
  (await (await faultsCall("GET", undefined, "/faults/holding")).json()) as Fault[];

/** Suppresses the next webhook that reports an authorised payment. */
export const noWebhook: Fault = { match: "webhook:payment_intent.amount_capturable_updated", kind: "never" };

/** Suppresses the webhooks that report the next refund. */
export const noRefundWebhooks: Fault[] = [
  { match: "webhook:refund.created", kind: "never" },
  { match: "webhook:charge.refunded", kind: "never" },
];

/** Does in the sandbox what the owner does in Stripe's dashboard, or the payer's bank: see commerce/sandbox/server.mjs. */
export async function atStripe<Answer>(path: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(new URL(`/dashboard/${path}`, sandboxUrl), {
    method: "POST",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export const providers = {
  card: "pp_stripe_stripe",
  paypal: "pp_stripe-paypal_stripe",
  bank: "pp_bank-transfer_bank",
} as const;

export type Method = keyof typeof providers;

export const startStock = 500;

/** A product for 20 euros, 500 in stock. */
export const inStock: ProductTerms = { euro: 20, stock: startStock };

/** One pack in a cart, with address and shipping: 26.90 euros. */
export const totalCents = 2690;

export const cartOf = (product: Pick<TestProduct, "variantId">, email: string): Promise<CartView> =>
  shippedCart([{ variant_id: product.variantId, quantity: 1 }], { email });

/**
 * Chooses a payment method; a card by the id of a Stripe test card. Returns the intent's id, null with bank transfer.
 */
export async function choosePaymentMethod(
  cart: { id: string },
  method: Method,
  card = "pm_card_visa",
): Promise<string | null> {
  const token = async () => (await stripe.testHelpers.confirmationTokens.create({ payment_method: card })).id;
  const session = await choosePayment(cart.id, {
    provider_id: providers[method],
    ...(method === "card" ? { confirmation_token: await token() } : {}),
  });
  const [kept] = await sql("select data->>'id' as intent from payment_session where id = $1", [session]);
  const id = kept?.["intent"];
  return typeof id === "string" ? id : null;
}

/** Fingerprint of a cart as a page opened now would show it. */
export const fingerprintOf = async (cartId: string): Promise<string> =>
  ((await send("GET", `/store/carts/${cartId}/view`)).body as { cart: CartView }).cart.fingerprint;

/** As in testing/store.ts, at the total of one pack. */
export const press = (cartId: string, shown = totalCents, fingerprint?: string): Promise<Finish> =>
  pressAt(cartId, shown, fingerprint);

/** As in testing/store.ts, at the total of one pack. */
export const orderOf = (cartId: string, shown = totalCents): Promise<string> => orderAt(cartId, shown);

/** Presses the order button like the storefront: repeated while the outcome is unknown. */
export async function pressUntilKnown(cartId: string): Promise<Finish> {
  let last: Finish = { status: 0 };
  for (let n = 0; n < 5; n++) {
    last = await press(cartId);
    const isKnown = last.reason !== "unavailable" && last.reason !== "order_queued";
    if (last.status < 500 && isKnown) return last;
  }
  return last;
}

/** Answers the confirmation page of the bank or PayPal. */
export async function answerConfirmationPage(
  url: string,
  answer: "approve" | "refuse" | "lose",
): Promise<void> {
  const page = url.replace(/^.*\/sandbox\//, `${sandboxUrl}/browser/`);
  const body = new URLSearchParams({ answer });
  await (await fetch(page, { method: "POST", body, redirect: "manual" })).text();
}

export type PaidOrder = HttpTypes.AdminOrder & { payment_collections: HttpTypes.AdminPaymentCollection[] };

/** Orders of an e-mail address with their payments, as the owner sees them. */
export async function ordersOf(email: string): Promise<PaidOrder[]> {
  const { orders } = await admin.order.list({
    q: email,
    limit: 200,
    fields: "id,display_id,email,status,total,+payment_status,*payment_collections.payments,*items",
  });
  return orders.filter((order) => order.email === email);
}

/** Amount held by an intent: authorised or captured and not refunded; integer cents. */
export async function heldBy(intentId: string): Promise<number> {
  const intent = await stripe.paymentIntents.retrieve(intentId);
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  const refunded = data
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount }) => sum + amount, 0);
  return intent.amount_capturable + intent.amount_received - refunded;
}

/** The recorded refunds of a payment in cents, oldest first. */
export const recordedRefunds = async (paymentId: string): Promise<number[]> => {
  const query = "select amount from refund where payment_id = $1 and deleted_at is null order by created_at";
  return (await sql(query, [paymentId])).map(({ amount }) => Math.round(Number(amount) * 100));
};

/** The credit notes of an order without e-invoice. */
export const creditNotesOf = (orderId: string) =>
  sql("select id from shop_document where order_id = $1 and kind = 'refund'", [orderId]);

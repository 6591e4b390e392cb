import { setTimeout as pause } from "node:timers/promises";
import type { OrderListAnswer } from "../../src/features/order-list/order-list-types";
import { sql } from "./database";
import { stripe } from "./payment-tools";
import { owner } from "./shop";

const admin = await owner();

/** A buyer with a cart and a payment method; `intent` is null with bank transfer. */
export interface Buyer {
  email: string;
  cartId: string;
  intent: string | null;
}

/** Orders of these buyers in the database, complete or not. */
export const ordersInDatabase = (emails: readonly string[]) =>
  sql('select id from "order" where email = any($1) and deleted_at is null', [[...emails]]);

/** Ids of the orders of these buyers in the owner's order list. */
export async function ordersInAdmin(emails: readonly string[]): Promise<string[]> {
  const ownIds = (await ordersInDatabase(emails)).map(({ id }) => id);
  const { orders } = await admin.client.fetch<OrderListAnswer>("/admin/order-list", {
    query: { q: "crowd-", limit: 100 },
  });
  return orders.map(({ id }) => id).filter((id) => ownIds.includes(id));
}

/** Ids of payment intents of these buyers that hold money without a paid order. */
async function heldWithoutOrder(intents: readonly string[]): Promise<string[]> {
  const paid = await sql("select data->>'id' as intent from payment where canceled_at is null");
  const known = new Set(paid.map(({ intent }) => intent));
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  const held = data.filter(({ status }) => status === "requires_capture" || status === "succeeded");
  return held.map(({ id }) => id).filter((id) => intents.includes(id) && !known.has(id));
}

/** Observations while the orders were created. */
interface Observations {
  /** Ids of all orders ever visible to the owner. */
  shown: Set<string>;
  /** Longest time that money was held without an order, in ms. */
  longestHeld: number;
}

/** Polls the orders visible to the owner and the money held, until `isDone` returns true. */
export async function observe(crowd: readonly Buyer[], isDone: () => boolean): Promise<Observations> {
  const observations: Observations = { shown: new Set(), longestHeld: 0 };
  let heldSince = new Map<string, number>();
  const emails = crowd.map(({ email }) => email);
  const intents = crowd.flatMap(({ intent }) => intent ?? []);
  while (!isDone()) {
    for (const id of await ordersInAdmin(emails)) observations.shown.add(id);
    const now = Date.now();
    const held = await heldWithoutOrder(intents);
    heldSince = new Map(held.map((id) => [id, heldSince.get(id) ?? now]));
    observations.longestHeld = Math.max(
      observations.longestHeld,
      ...[...heldSince.values()].map((at) => now - at),
    );
    await pause(1_000);
  }
  return observations;
}

import { randomUUID } from "node:crypto";
import { deliver, sendBackAll, settleAnyway } from "../../../testing/orders";
import { asOwner, post, runJob } from "../../../testing/owner";
import type { SentTransfer } from "../../src/features/refund-transfers/mark-as-sent";
import { sql } from "./database";
import { withdraw } from "./declarations";
import { form, refund, type Placed } from "./line-refund-tools";
import { waitForMail } from "./mails";
import { statusOf } from "./order-pages";
import { atStripe, type Method } from "./payment-tools";

/** The only parcel that is packed, or shipped and not delivered yet. */
async function parcelOf(id: string, state: "packed" | "sent"): Promise<string> {
  const [parcel] = (await statusOf(id)).panel[state];
  if (!parcel) throw new Error(`No parcel is ${state}`);
  return parcel.id;
}

const piece = ({ lines: [id] }: Placed) => [{ id, quantity: 1 }];

/**
 * What the owner does that moves goods or money of an order, its withdrawal, and what comes from Stripe by webhook and
 * from the reconciler; what moves pieces moves a single one.
 */
export const actions = {
  "line refund": async (order: Placed) => refund(order.id, await form(order.id, { lines: piece(order) })),
  "partial refund": ({ paymentId }: Placed) => post(`/admin/payments/${paymentId}/refund`, { amount: 1 }),
  pack: (order: Placed) => post(`/admin/orders/${order.id}/fulfillments`, { items: piece(order) }),
  unpack: async ({ id }: Placed) =>
    post(`/admin/orders/${id}/fulfillments/${await parcelOf(id, "packed")}/cancel`),
  ship: async ({ id }: Placed) =>
    post(`/admin/orders/${id}/parcels/${await parcelOf(id, "packed")}/ship`, { carrier: "gls" }),
  deliver: async ({ id }: Placed) => deliver(id, await parcelOf(id, "sent")),
  capture: ({ paymentId }: Placed) => post(`/admin/payments/${paymentId}/capture`),
  "capture the rest": ({ paymentId }: Placed) => post(`/admin/payments/${paymentId}/capture`, { amount: 75 }),
  book: ({ id: order_id }: Placed) => {
    const line = { direction: "in", day: "2026-11-23", amount_cents: 500, counterparty: randomUUID() };
    const rest = { counterparty_iban: "", text: "", details: "", bank_reference: "", ordinal: 0 };
    return post("/admin/bank-statement-bookings", { order_id, line: { ...line, ...rest } });
  },
  "accept the part": ({ id }: Placed) => post(`/admin/orders/${id}/part-payment`),
  release: ({ id }: Placed) => post("/admin/transfer-releases", { order_ids: [id] }),
  "refund all": ({ id }: Placed) => post(`/admin/orders/${id}/refund`),
  cancel: ({ id }: Placed) => post(`/admin/orders/${id}/cancel`),
  "send back": ({ id }: Placed) => sendBackAll(id),
  "not sent after all": async ({ id, email }: Placed) => {
    // once the buyer was told: a mail that has not left needs no correction
    await waitForMail(email, "order-refunded");
    const { sent } = await asOwner<{ sent: SentTransfer[] }>("/admin/transfers");
    for (const record of sent.filter(({ order_id: of }) => of === id))
      await post(`/admin/refund-transfers/${record.id}/undo`);
  },
  withdraw: (order: Placed) => withdraw(order),
  settle: async ({ id }: Placed) => {
    const [declared] = await sql<{ id: string }>("select id from withdrawal where order_id = $1", [id]);
    await settleAnyway(declared?.id ?? "");
  },
  "refund at Stripe": ({ intent }: Placed) => atStripe("refunds", { payment_intent: intent, amount: 500 }),
  dispute: ({ intent }: Placed) => atStripe("disputes", { payment_intent: intent }),
  reconcile: () => runJob("reconcile-payments"),
} as const satisfies Readonly<Record<string, (order: Placed) => Promise<unknown>>>;

export type Action = keyof typeof actions;

/** An order after some steps, and what may happen to it next. */
interface Situation {
  method: Method;
  before: readonly Action[];
  /** None is refused in this situation if nothing else has happened. */
  next: readonly Action[];
}

const situations: readonly Situation[] = [
  { method: "bank", before: [], next: ["release", "capture", "book", "cancel", "withdraw", "reconcile"] },
  { method: "bank", before: ["withdraw"], next: ["settle", "capture", "release", "reconcile"] },
  {
    method: "bank",
    before: ["book"],
    next: ["accept the part", "capture the rest", "book", "refund all", "cancel", "reconcile"],
  },
  {
    method: "bank",
    before: ["capture", "withdraw"],
    next: ["settle", "refund all", "pack", "cancel", "reconcile"],
  },
  {
    method: "bank",
    before: ["capture", "line refund"],
    next: ["send back", "refund all", "cancel", "reconcile"],
  },
  { method: "bank", before: ["capture", "refund all"], next: ["send back", "reconcile"] },
  {
    method: "bank",
    before: ["capture", "withdraw", "refund all", "send back"],
    next: ["not sent after all", "settle"],
  },
  {
    method: "bank",
    before: ["capture", "line refund", "send back"],
    next: ["not sent after all", "refund all", "reconcile"],
  },
  {
    method: "card",
    before: [],
    next: [
      "line refund",
      "partial refund",
      "refund all",
      "cancel",
      "pack",
      "withdraw",
      "refund at Stripe",
      "dispute",
      "reconcile",
    ],
  },
  {
    method: "card",
    before: ["pack"],
    next: ["unpack", "ship", "refund all", "refund at Stripe", "dispute", "reconcile"],
  },
  {
    method: "card",
    before: ["pack", "ship"],
    next: ["deliver", "refund all", "refund at Stripe", "dispute", "reconcile"],
  },
];

/** Two that happen to an order at the same moment, after the steps before. */
export interface Meeting {
  method: Method;
  before: readonly Action[];
  one: Action;
  other: Action;
}

/** Each of what may happen in a situation meets each other, and itself. */
export const meetings: readonly Meeting[] = situations.flatMap(({ method, before, next }) =>
  next.flatMap((one, index) => next.slice(index).map((other) => ({ method, before, one, other }))),
);

export const nameOfMeeting = ({ method, before, one, other }: Meeting): string =>
  `${method}: ${[...before, `${one} and ${other}`].join(", ")}`;

import { randomUUID } from "node:crypto";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { checkInvariants } from "../../src/features/invariants/check-invariants";
import { form, placed, post, refund, refundGoods, type Placed } from "./line-refund-tools";
import { stripe, type Method } from "./payment-tools";
import { owner } from "./shop";

const { admin } = await owner();
const database = knex({ client: "pg", connection: setting("DATABASE_URL") });
const goods = await refundGoods();

afterAll(() => database.destroy());

/** Violations as of half an hour from now: nothing of the tests is in progress any more. */
async function violations(): Promise<string[]> {
  const checked = await checkInvariants({
    knex: database,
    stripe,
    shopUrl: setting("SHOP_URL"),
    now: new Date(Date.now() + 30 * 60_000),
    transferDays: 7,
  });
  return checked.flatMap(({ broken }) => broken);
}

/** The first parcel that is packed, or shipped and not delivered yet. */
async function parcelOf(id: string, state: "packed" | "shipped"): Promise<string> {
  const { order } = await admin.order.retrieve(id, { fields: "*fulfillments" });
  const parcel = order.fulfillments?.find(
    (one) => !one.canceled_at && !one.delivered_at && Boolean(one.shipped_at) === (state === "shipped"),
  );
  if (!parcel) throw new Error(`There is no ${state} parcel`);
  return parcel.id;
}

const piece = ({ lines: [id] }: Placed) => [{ id, quantity: 1 }];

/** Each action of the owner that moves goods or money of an order; those of pieces move a single one. */
const actions = {
  "line refund": async (order: Placed) => refund(order.id, await form(order.id, { lines: piece(order) })),
  "partial refund": ({ paymentId }: Placed) => post(`/admin/payments/${paymentId}/refund`, { amount: 1 }),
  pack: (order: Placed) => post(`/admin/orders/${order.id}/fulfillments`, { items: piece(order) }),
  unpack: async ({ id }: Placed) =>
    post(`/admin/orders/${id}/fulfillments/${await parcelOf(id, "packed")}/cancel`),
  ship: async ({ id }: Placed) =>
    post(`/admin/orders/${id}/parcels/${await parcelOf(id, "packed")}/ship`, { carrier: "gls" }),
  deliver: async ({ id }: Placed) =>
    post(`/admin/orders/${id}/fulfillments/${await parcelOf(id, "shipped")}/mark-as-delivered`),
  capture: ({ paymentId }: Placed) => post(`/admin/payments/${paymentId}/capture`),
  book: ({ id: order_id }: Placed) => {
    const line = { direction: "in", day: "2026-11-23", amount_cents: 500, counterparty: randomUUID() };
    const rest = { counterparty_iban: "", text: "", details: "", bank_reference: "", ordinal: 0 };
    return post("/admin/bank-statement-bookings", { order_id, line: { ...line, ...rest } });
  },
  "refund all": ({ id }: Placed) => post(`/admin/orders/${id}/refund`),
  cancel: ({ id }: Placed) => post(`/admin/orders/${id}/cancel`),
};

type Action = keyof typeof actions;

/** Ways to the end of a paid order: everything is refunded or cancelled. */
const endings: readonly (readonly Action[])[] = [
  ["line refund", "refund all"],
  ["partial refund", "refund all"],
  ["pack", "refund all", "unpack"],
  ["pack", "unpack", "refund all"],
  ["pack", "ship", "refund all"],
  ["pack", "ship", "deliver", "refund all"],
  ["cancel"],
  ["line refund", "cancel"],
  ["partial refund", "cancel"],
  ["pack", "unpack", "cancel"],
];

const cases: readonly [method: Method, steps: readonly Action[]][] = [
  ...endings.map((steps): [Method, readonly Action[]] => ["card", steps]),
  ...endings.map((steps): [Method, readonly Action[]] => ["bank", ["capture", ...steps]]),
  ["bank", ["cancel"]],
  ["bank", ["book", "cancel"]],
  ["bank", ["book", "refund all"]],
];

describe("the books are right after each action of the owner", { timeout: 120_000 }, () => {
  it.each(cases)("on an order by %s: %j", async (method, steps) => {
    const before = new Set(await violations());
    const order = await placed(goods, method);
    for (const [index, step] of steps.entries()) {
      await actions[step](order);
      // mails and documents follow a moment later
      await expect
        .poll(async () => (await violations()).filter((line) => !before.has(line)), {
          timeout: 30_000,
          interval: 100,
          message: steps.slice(0, index + 1).join(", "),
        })
        .toEqual([]);
    }
  });
});

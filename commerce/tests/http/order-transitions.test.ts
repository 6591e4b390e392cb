import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { OrderStatus } from "@su-turrone/contract/orders";
import { post } from "../../../testing/owner";
import type { OrderAction } from "../../src/features/ordering/order/order-status";
import { placeOrder } from "./delivered-order";
import { pageOf } from "./order-pages";
import { owner, variant } from "./shop";

const admin = await owner();

/** Ids of an order's parts used by the attempts. */
interface Parts {
  id: string;
  lineId: string;
  paymentId: string;
  /** The last parcel, or a non-existent id. */
  parcelId: string;
}

async function partsOf(id: string): Promise<Parts> {
  const fields = "*items,*fulfillments,*payment_collections.payments";
  const { order } = await admin.admin.order.retrieve(id, { fields });
  return {
    id,
    lineId: order.items[0]?.id ?? "",
    paymentId: order.payment_collections[0]?.payments?.[0]?.id ?? "",
    parcelId: order.fulfillments?.at(-1)?.id ?? "ful_none",
  };
}

/** Each action of the owner, as sent by Medusa's own admin, or the shop's. */
const attempts: Readonly<Record<OrderAction, (parts: Parts) => Promise<unknown>>> = {
  capture: ({ paymentId }) => post(`/admin/payments/${paymentId}/capture`),
  pack: ({ id, lineId }) =>
    post(`/admin/orders/${id}/fulfillments`, { items: [{ id: lineId, quantity: 2 }] }),
  ship: ({ id, lineId, parcelId }) =>
    post(`/admin/orders/${id}/fulfillments/${parcelId}/shipments`, { items: [{ id: lineId, quantity: 2 }] }),
  deliver: ({ id, parcelId }) => post(`/admin/orders/${id}/fulfillments/${parcelId}/mark-as-delivered`),
  undeliver: ({ id, parcelId }) => post(`/admin/orders/${id}/parcels/${parcelId}/undeliver`),
  cancel: ({ id }) => post(`/admin/orders/${id}/cancel`),
  refund: ({ paymentId }) => post(`/admin/payments/${paymentId}/refund`, { amount: 32.7 }),
  unship: ({ id, parcelId }) => post(`/admin/orders/${id}/parcels/${parcelId}/undo`, { notify: false }),
  replace: ({ id, lineId }) =>
    post(`/admin/orders/${id}/replacements`, {
      request_key: randomUUID(),
      reason: "lost",
      lines: [{ id: lineId, quantity: 1 }],
    }),
};

const every = Object.keys(attempts) as OrderAction[];

/**
 * Written out by hand: how an order reaches a status, which actions are refused there, and by how many packs the stock is
 * reduced. Each action is refused once; what each status allows is in order-status.test.ts, the books after other ways in
 * owner-actions.test.ts.
 */
const table: readonly [OrderStatus, by: OrderAction[], refused: OrderAction[], missing: number][] = [
  ["pending", [], ["pack", "ship", "deliver", "undeliver", "refund", "unship", "replace"], 2],
  ["shipped", ["capture", "pack", "ship"], ["cancel"], 2],
  ["shipped", ["capture", "pack", "ship", "unship", "pack", "ship"], ["cancel"], 2],
  [
    "delivered",
    ["capture", "pack", "ship", "deliver", "undeliver", "deliver", "undeliver", "deliver"],
    ["pack", "ship", "deliver", "cancel", "unship"],
    2,
  ],
  ["cancelled", ["capture", "cancel"], every, 0],
  ["refund_due", ["capture", "pack", "ship", "refund"], every, 2],
];

/** Message to the owner; the demonstration's owner uses Italian. */
const refusals: Readonly<Record<OrderAction, string>> = {
  capture: "Qui non c’è più nulla da incassare.",
  pack: "La merce ora non si può imballare.",
  ship: "La merce ora non si può spedire.",
  deliver: "La merce ora non si può segnare come consegnata.",
  undeliver: "Di questo ordine non c’è una consegna da annullare.",
  cancel: "L’ordine non si può più annullare.",
  refund: "Qui non c’è nulla da rimborsare.",
  replace: "Di questo ordine ora non si può rispedire nulla.",
  unship: "La spedizione si può annullare solo nello stesso giorno e finché il pacco non è consegnato.",
};
const stock = async () => (await variant("ST-MAN-0300")).inventory_quantity ?? 0;

describe("an order", { timeout: 180_000 }, () => {
  it.each(table)(
    "with status %s after %j refuses %j, with %i packs gone from the stock",
    async (status, by, refused, missing) => {
      const before = await stock();
      const { id } = await placeOrder();
      for (const action of by) await attempts[action](await partsOf(id));
      expect((await pageOf(id)).status).toBe(status);
      // stock released by a refund is restored by its event, a moment later
      await expect.poll(stock).toBe(before - missing);

      const parts = await partsOf(id);
      for (const action of refused) {
        await expect(attempts[action](parts)).rejects.toMatchObject({
          status: 400,
          message: refusals[action],
        });
      }
      expect((await pageOf(id)).status).toBe(status);
      expect(await stock()).toBe(before - missing);
    },
  );
});

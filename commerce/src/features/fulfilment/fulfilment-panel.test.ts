import { expect, it } from "vitest";
import { allowedActionsOf, fulfilmentPanelOf } from "./fulfilment-panel";
import type { OrderRecord } from "../ordering/order/order-record";
import { exampleLine as line, moved, parcel as parcels } from "../ordering/order/order-record.example";
import {
  byTransfer,
  captured,
  order,
  paid,
  partCaptured,
  partPaid,
  sent as parcelSent,
} from "../ordering/order/order-states.example";

const at = new Date("2026-12-01T10:00:00Z");

const parcel = (id: string, change: Partial<OrderRecord["fulfillments"][number]>) => ({
  id,
  created_at: at,
  labels: [],
  items: [{ line_item_id: "a", title: "300 g", quantity: 1 }],
  ...change,
});

it("separates lines to pack, packed parcels and sent parcels", () => {
  const shop: Pick<OrderRecord, "items" | "fulfillments" | "line_refunds"> = {
    items: [line("a", 3, 2), line("b", 1, 1), line("c", 2, null)],
    line_refunds: [],
    fulfillments: [
      parcel("packed", {}),
      parcel("taken-back", { canceled_at: at }),
      parcel("gone", { shipped_at: at, metadata: { carrier: "BRT" } }),
    ],
  };
  const { to_pack, packed, sent } = fulfilmentPanelOf(shop as OrderRecord);
  expect(to_pack).toEqual([
    { id: "a", title: "Torrone a, 300 g", quantity: 1 },
    { id: "c", title: "Torrone c, 300 g", quantity: 2 },
  ]);
  expect(packed).toEqual([{ id: "packed", items: [{ title: "Torrone a, 300 g", quantity: 1 }] }]);
  expect(sent.map(({ id, carrier }) => [id, carrier])).toEqual([["gone", "BRT"]]);
});

const packed = (quantity: number): Partial<OrderRecord> => ({
  items: [line("a", 2, quantity)],
  fulfillments: parcels({ items: [{ line_item_id: "a", title: "300 g", quantity }] }),
});

/** Two parcels on the way, of which one has arrived. */
const halfDelivered: Partial<OrderRecord> = {
  fulfillment_status: "shipped",
  items: [line("a", 2, 2)],
  fulfillments: [parcel("first", { shipped_at: at, delivered_at: at }), parcel("second", { shipped_at: at })],
};

const dispute = {
  payment_issues: [
    {
      id: "du_1",
      payment_id: "pay_1",
      kind: "dispute" as const,
      status: "needs_response",
      reason: "fraudulent",
      cents: 3270,
      fee_cents: 2000,
      opened_at: at,
    },
  ],
};

it.each<[string, OrderRecord, string[]]>([
  ["a transfer that is awaited", byTransfer(), ["cancel", "capture"]],
  [
    "a transfer of which a part has come",
    byTransfer(partCaptured, partPaid),
    ["cancel", "capture", "refund"],
  ],
  ["a card not charged yet", order({}, {}), ["cancel", "capture", "pack", "ship"]],
  ["a paid order", order(captured, paid), ["cancel", "pack", "refund", "ship"]],
  ["one packed in part", order({ ...captured, ...packed(1) }, paid), ["pack", "refund", "ship"]],
  ["one packed as a whole", order({ ...captured, ...packed(2) }, paid), ["refund", "ship"]],
  ["one on its way", order({ ...captured, ...parcelSent("shipped") }, paid), ["deliver", "refund"]],
  [
    "one of which a parcel has arrived",
    order({ ...captured, ...halfDelivered }, paid),
    ["deliver", "refund", "undeliver"],
  ],
  ["one delivered", order({ ...captured, ...parcelSent("delivered") }, paid), ["refund", "undeliver"]],
  ["one whose payment is disputed", order({ ...captured, ...dispute }, paid), ["pack", "ship"]],
  [
    "one on its way whose money is back",
    order({ ...captured, ...parcelSent("shipped") }, { ...paid, refunds: [moved(32.7)] }),
    ["deliver"],
  ],
])("%s can be acted upon", (_, shown, actions) => {
  expect(allowedActionsOf(shown, new Date("2026-12-02T00:30:00+01:00")).sort()).toEqual(actions);
});

it("allows to take a shipment back on the day it was sent in Tonara, until it has arrived", () => {
  const whole = order({ ...captured, ...parcelSent("shipped") }, paid);
  const sentAt = whole.fulfillments[0]?.shipped_at;
  expect(sentAt?.toISOString()).toBe("2026-12-01T11:00:00.000Z");
  const evening = new Date("2026-12-01T23:30:00+01:00");
  expect(allowedActionsOf(whole, evening)).toContain("unship");
  const arrived = order({ ...captured, ...parcelSent("delivered") }, paid);
  expect(allowedActionsOf(arrived, evening)).not.toContain("unship");
});

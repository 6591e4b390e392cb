import { expect, it } from "vitest";
import { openParcelsOf } from "../../today/packing-order";
import { parcelsOf, unsentParcels } from "./order-parcels";
import type { OrderRecord } from "./order-record";
import {
  exampleLine,
  exampleOrder,
  giftBuyer,
  giftRecipient,
  minutesLater,
  parcel,
} from "./order-record.example";

const recipient = (name: string) => ({ ...giftRecipient, first_name: name, last_name: "", card: "" });

const line = (id: string, quantity: number, packed: number, replaces?: string) => ({
  ...exampleLine(id, quantity, packed),
  ...(replaces === undefined ? {} : { metadata: { replaces } }),
});

const sentTo = (position: number) =>
  parcel({ id: `ful_${position}`, shipped_at: minutesLater(position), metadata: { recipient: position } });

const refundOf = (quantity: number) => ({
  id: "lref_1",
  refund_id: "ref_1",
  shipping: false,
  shipping_cents: 0,
  items: [{ line_item_id: "a", quantity, cents: 0, restock_quantity: 0 }],
});

/** Two packs each for Ada, Bea and Cia. */
const gifts = (change: Partial<OrderRecord> = {}): OrderRecord =>
  exampleOrder({
    payment_status: "captured",
    items: [line("a", 6, 0)],
    shipping_address: giftBuyer,
    metadata: { gift_parcels: { deliver_by: null, recipients: ["Ada", "Bea", "Cia"].map(recipient) } },
    ...change,
  });

/** The parcels that are printed and filed: number, who gets it, and how many packs. */
const printed = (order: OrderRecord) =>
  parcelsOf(order).map(({ reference, order: { shipping_address: to, items } }) => [
    reference,
    to?.first_name,
    items.map(({ quantity }) => quantity),
  ]);

const toSend = (order: OrderRecord, first?: number) =>
  unsentParcels(order, first).map(({ recipient: position, lines }) => [
    position,
    lines.map(({ quantity }) => quantity),
  ]);

it("an order to several people has one parcel for each who has none yet", () => {
  expect(printed(gifts())).toEqual([
    ["1042-1", "Ada", [2]],
    ["1042-2", "Bea", [2]],
    ["1042-3", "Cia", [2]],
  ]);
  const begun = gifts({ items: [line("a", 6, 2)], fulfillments: sentTo(1) });
  expect(printed(begun)).toEqual([
    ["1042-1", "Ada", [2]],
    ["1042-3", "Cia", [2]],
  ]);
  const packed = gifts({ items: [line("a", 6, 2)], fulfillments: parcel({ metadata: { recipient: 2 } }) });
  expect(toSend(packed)).toEqual([
    [0, [2]],
    [1, [2]],
    [2, [2]],
  ]);
});

it("what is refunded before it is sent is missing in the last parcels, and a recipient of nothing has none", () => {
  const three = gifts({ line_refunds: [refundOf(3)] });
  expect(toSend(three)).toEqual([
    [0, [2]],
    [1, [1]],
  ]);
  expect(toSend(three, 1)).toEqual([
    [1, [2]],
    [0, [1]],
  ]);
  const sent = gifts({
    items: [line("a", 6, 4)],
    line_refunds: [refundOf(2)],
    fulfillments: [...sentTo(0), ...sentTo(1)],
  });
  expect(openParcelsOf(sent).parcels).toEqual([]);
});

it("all parcels are printed again once every one was sent", () => {
  const sent = gifts({ items: [line("a", 6, 6)], fulfillments: [0, 1, 2].flatMap(sentTo) });
  expect(printed(sent).map(([reference]) => reference)).toEqual(["1042-1", "1042-2", "1042-3"]);
});

it("what is sent again goes to no recipient: it is a parcel of its own to the address of the order", () => {
  // among as many packs as there are people
  const again = [line("a", 6, 6), line("b", 3, 0, "a")];
  const sent = gifts({ items: again, fulfillments: [0, 1, 2].flatMap(sentTo) });
  expect(printed(sent)).toEqual([["1042", "Anna", [6, 3]]]);
  expect(openParcelsOf(sent).parcels).toEqual([]);
  const early = gifts({ items: [line("a", 6, 2), line("b", 3, 0, "a")], fulfillments: sentTo(0) });
  expect(toSend(early)).toEqual([
    [1, [2]],
    [2, [2]],
  ]);
});

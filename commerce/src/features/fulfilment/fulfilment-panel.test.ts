import { expect, it } from "vitest";
import { fulfilmentPanelOf } from "./fulfilment-panel";
import type { OrderRecord } from "../ordering/order/order-record";

const at = new Date("2026-12-01T10:00:00Z");

const line = (id: string, quantity: number, fulfilled: number | null) => ({
  id,
  title: "Torrone",
  product_id: "prod_1",
  product_title: `Torrone ${id}`,
  variant_title: "300 g",
  variant_sku: "",
  quantity,
  unit_price: 12.9,
  original_total: 0,
  total: 0,
  tax_lines: [],
  adjustments: [],
  detail: fulfilled === null ? null : { fulfilled_quantity: fulfilled },
});

const parcel = (id: string, change: Partial<OrderRecord["fulfillments"][number]>) => ({
  id,
  created_at: at,
  labels: [],
  items: [{ line_item_id: "a", title: "300 g", quantity: 1 }],
  ...change,
});

it("separates lines to pack, packed parcels and sent parcels", () => {
  const order: Pick<OrderRecord, "items" | "fulfillments" | "line_refunds"> = {
    items: [line("a", 3, 2), line("b", 1, 1), line("c", 2, null)],
    line_refunds: [],
    fulfillments: [
      parcel("packed", {}),
      parcel("taken-back", { canceled_at: at }),
      parcel("gone", { shipped_at: at, metadata: { carrier: "BRT" } }),
    ],
  };
  const { to_pack, packed, sent } = fulfilmentPanelOf(order as OrderRecord);
  expect(to_pack).toEqual([
    { id: "a", title: "Torrone a, 300 g", quantity: 1 },
    { id: "c", title: "Torrone c, 300 g", quantity: 2 },
  ]);
  expect(packed).toEqual([{ id: "packed", items: [{ title: "Torrone a, 300 g", quantity: 1 }] }]);
  expect(sent.map(({ id, carrier }) => [id, carrier])).toEqual([["gone", "BRT"]]);
});

import { expect, it } from "vitest";
import { planStock } from "./plan-stock";

const counted = (sku: string, levels: { location_id: string; reserved_quantity: number }[]) => ({
  sku,
  inventory_items: [{ inventory_item_id: `item-${sku}`, inventory: { location_levels: levels } }],
});

it("adds reserved stock to the available stock, and creates missing levels", () => {
  const rows = [
    counted("A", [
      { location_id: "other", reserved_quantity: 9 },
      { location_id: "here", reserved_quantity: 2 },
    ]),
    counted("B", []),
  ];
  expect(planStock(rows, { A: 5, B: 3 }, "here")).toEqual({
    update: [{ inventory_item_id: "item-A", location_id: "here", stocked_quantity: 7 }],
    create: [{ inventory_item_id: "item-B", location_id: "here", stocked_quantity: 3 }],
  });
});

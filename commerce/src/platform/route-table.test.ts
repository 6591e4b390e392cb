import { describe, expect, it } from "vitest";
import { isInTable, type TableRoute } from "./route-table";

const table: readonly TableRoute[] = [
  { method: "GET", address: "/admin/orders/:id" },
  { method: "POST", address: "/admin/items/:id/levels/:level_id" },
  { method: "GET", address: "/admin/papers/:kind" },
];

describe("isInTable", () => {
  it.each([
    ["GET", "/admin/orders/order_01"],
    ["POST", "/admin/items/item_1/levels/level_1"],
    ["GET", "/admin/papers/labels"],
  ])("accepts %s %s", (method, path) => {
    expect(isInTable(table, method, path)).toBe(true);
  });

  it.each([
    ["POST", "/admin/orders/order_01"],
    ["HEAD", "/admin/orders/order_01"],
    ["GET", "/admin/orders/export"],
    ["GET", "/admin/orders"],
    ["GET", "/admin/orders/"],
    ["GET", "/admin/orders/order_01/"],
    ["GET", "/admin//orders/order_01"],
    ["GET", "/Admin/orders/order_01"],
    ["GET", "/admin/orders/order_01/changes"],
    ["POST", "/admin/items/item_1/levels/batch"],
    ["GET", "/admin/papers/"],
  ])("rejects %s %s", (method, path) => {
    expect(isInTable(table, method, path)).toBe(false);
  });
});

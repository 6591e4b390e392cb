import { expect, it } from "vitest";
import { changedValues, undoableRoutes, undoOf } from "./undo-tables";

it.each([
  [
    "POST /admin/stock/:variant_id",
    { available: 12, expected: 5, reason: "received" },
    { available: 5, expected: 12, reason: "counted" },
  ],
  ["POST /admin/messages/:id", { status: "done" }, { status: "open" }],
  ["POST /admin/messages/:id", { status: "open" }, { status: "done" }],
  // oversold: no count is below none
  ["POST /admin/stock/:variant_id", { available: 10, expected: -2 }, null],
  // money, and what was mailed, is not taken back
  ["POST /admin/orders/:id/cancel", {}, null],
])("%s with %j is taken back by %j", (action, body, undo) => {
  const [method = "", route = ""] = action.split(" ");
  expect(undoOf(method, route, body)).toEqual(undo);
});

it("has no other routes", () => {
  expect(undoableRoutes).toHaveLength(2);
});

it.each([
  [
    "/admin/stock/:variant_id",
    { available: 10, expected: 15, reason: "counted" },
    [{ kind: "packs", from: 10, to: 15 }],
  ],
  ["/admin/messages/:id", { status: "open" }, [{ kind: "status", from: "open", to: "done" }]],
  [
    "/admin/new-products/:id",
    {
      weights: [
        { grams: 150, cents: 900, stock: 3, now: { cents: 1250, stock: 3 } },
        { grams: 300, cents: 1600, stock: 3, now: { cents: 1600, stock: 3 } },
        // a draft is not on sale
        { grams: 500, cents: 2500, stock: 0 },
      ],
    },
    [{ kind: "cents", grams: 150, from: 900, to: 1250 }],
  ],
  ["/admin/orders/:id/cancel", null, []],
])("a change through %s that %j takes back replaced %j", (route, undo, values) => {
  expect(changedValues(route, undo)).toEqual(values);
});

import { expect, it } from "vitest";
import { undoableRoutes, undoOf } from "./undo-tables";

it.each([
  [
    "POST /admin/stock/:variant_id",
    { available: 12, expected: 5, reason: "received" },
    { available: 5, expected: 12, reason: "counted" },
  ],
  ["POST /admin/messages/:id", { status: "done" }, { status: "open" }],
  ["POST /admin/messages/:id", { status: "open" }, { status: "done" }],
  // money, and what was mailed, is not taken back
  ["POST /admin/orders/:id/cancel", {}, null],
])("%s with %j is taken back by %j", (action, body, undo) => {
  const [method = "", route = ""] = action.split(" ");
  expect(undoOf(method, route, body)).toEqual(undo);
});

it("has no other routes", () => {
  expect(undoableRoutes).toHaveLength(2);
});

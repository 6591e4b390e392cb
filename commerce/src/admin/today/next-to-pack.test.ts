import { describe, expect, it } from "vitest";
import { nextToPack } from "./next-to-pack";

const row = (id: string, withdrawn = false, disputed = false) => ({
  id,
  withdrawal_due: withdrawn ? "2026-12-09T00:00:00.000Z" : null,
  disputed,
});

describe("next order to pack", () => {
  it.each([
    ["is the one after the current order", [row("a"), row("b"), row("c")], "a", "b"],
    ["is the oldest one after the last order", [row("a"), row("b"), row("c")], "c", "a"],
    ["is the oldest one if the current order is no longer listed", [row("a"), row("b")], "gone", "a"],
    ["skips orders whose buyer has withdrawn", [row("a"), row("b", true), row("c")], "a", "c"],
    ["skips orders whose payment is disputed", [row("a"), row("b", false, true), row("c")], "a", "c"],
    ["is undefined if all other orders are withdrawn", [row("a"), row("b", true)], "a", undefined],
    ["is undefined if only the current order is listed", [row("a")], "a", undefined],
    ["is undefined if no orders are listed", [], "a", undefined],
  ])("%s", (_what, rows, orderId, expected) => {
    expect(nextToPack(rows, orderId)?.id).toBe(expected);
  });
});

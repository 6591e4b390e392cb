import { describe, expect, it } from "vitest";
import { nextToPack } from "./next-to-pack";

const row = (id: string, withdrawn = false) => ({
  id,
  withdrawal_due: withdrawn ? "2026-12-09T00:00:00.000Z" : null,
});

describe("the next order to pack", () => {
  it.each([
    ["is the one behind this one", [row("a"), row("b"), row("c")], "a", "b"],
    ["is the oldest after the last one", [row("a"), row("b"), row("c")], "c", "a"],
    ["is the oldest where this one has left", [row("a"), row("b")], "gone", "a"],
    ["is none whose buyer has withdrawn", [row("a"), row("b", true), row("c")], "a", "c"],
    ["is none where only withdrawn ones wait", [row("a"), row("b", true)], "a", undefined],
    ["is none where this one waits alone", [row("a")], "a", undefined],
    ["is none where nothing waits", [], "a", undefined],
  ])("%s", (_what, rows, orderId, expected) => {
    expect(nextToPack(rows, orderId)?.id).toBe(expected);
  });
});

import { describe, expect, it } from "vitest";
import { sessionStatusOf } from "./session-data";

describe("sessionStatusOf", () => {
  it.each([
    ["requires_payment_method", "pending"],
    ["requires_confirmation", "pending"],
    ["processing", "pending"],
    ["requires_action", "requires_more"],
    ["requires_capture", "authorized"],
    ["succeeded", "captured"],
    ["canceled", "canceled"],
  ] as const)("maps %s to %s", (status, expected) => {
    expect(sessionStatusOf({ status, last_payment_error: null })).toBe(expected);
  });

  it("returns error after a decline, until another card is tried", () => {
    const last_payment_error = { type: "card_error" } as const;
    expect(sessionStatusOf({ status: "requires_payment_method", last_payment_error })).toBe("error");
    expect(sessionStatusOf({ status: "requires_action", last_payment_error })).toBe("requires_more");
  });
});

import { MedusaError } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { refusalCodeOf } from "./engine-errors";

/** Error messages of Medusa 2.21.2, copied from its source, with the type of each. */
const sentences = [
  ["not_allowed", "Not enough stock available for item iitem_01K at location sloc_01K", "stock_insufficient"],
  [
    "invalid_data",
    "Variants variant_01K, variant_02K do not exist or belong to a product that is not published",
    "variant_not_sellable",
  ],
  ["not_found", "Line item with id: cali_01K was not found", "line_not_found"],
  ["invalid_data", "The promotion code NATALE is invalid", "promotion_code_invalid"],
] as const;

describe("refusalCodeOf", () => {
  it.each(sentences)("recognises an error of type %s: %s", (type, sentence, code) => {
    expect(refusalCodeOf(new MedusaError(type, sentence))).toBe(code);
    expect(refusalCodeOf({ type, message: sentence })).toBe(code);
  });

  it("uses Medusa's own error code, whatever the message", () => {
    const error = new MedusaError("not_allowed", "Reworded", "insufficient_inventory");
    expect(refusalCodeOf(error)).toBe("stock_insufficient");
  });

  it("keeps an error code set by this shop", () => {
    expect(refusalCodeOf(new MedusaError("not_found", "Cart not found", "cart_not_found"))).toBe(
      "cart_not_found",
    );
  });

  it.each([
    ["an unknown message", new MedusaError("invalid_data", "Shipping Options are invalid for cart.")],
    // shopper text quoted inside a message must not match
    ["a message that contains a known one", new Error("Field: The promotion code X is invalid")],
    ["an unknown code", new MedusaError("not_allowed", "The price has changed", "other_price")],
    ["a string", "Line item with id: cali_01K was not found"],
    ["undefined", undefined],
  ])("returns null for %s", (_name, error) => {
    expect(refusalCodeOf(error)).toBeNull();
  });
});

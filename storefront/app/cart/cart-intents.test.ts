import { expect, it } from "vitest";
import { parseCartIntent } from "./cart-intents";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseCartIntent(form);
}

it.each([
  [
    { intent: "add", variantId: "variant_1", quantity: "2", returnTo: "/produkte/x" },
    { intent: "add", variantId: "variant_1", quantity: 2, submissionId: "" },
  ],
  [
    { intent: "add", variantId: "variant_1", quantity: "2", submissionId: "form_1" },
    { intent: "add", variantId: "variant_1", quantity: 2, submissionId: "form_1" },
  ],
  [
    { intent: "set-quantity", lineId: "line_1", quantity: " 99 " },
    { intent: "set-quantity", lineId: "line_1", quantity: 99, submissionId: "" },
  ],
  [
    { intent: "set-quantity", lineId: "line_1", quantity: "3", seen: "2", submissionId: "form_1" },
    { intent: "set-quantity", lineId: "line_1", quantity: 3, seen: 2, submissionId: "form_1" },
  ],
  [
    { intent: "add", variantId: "variant_1", quantity: "2", submissionId: "form_1", resent: "yes" },
    { intent: "add", variantId: "variant_1", quantity: 2, submissionId: "form_1", resent: "yes" },
  ],
  [
    { intent: "add", variantId: "variant_1", quantity: "1", submissionId: "form_1", gift: "yes" },
    { intent: "add", variantId: "variant_1", quantity: 1, submissionId: "form_1", gift: "yes" },
  ],
  [
    { intent: "remove", lineId: "line_1" },
    { intent: "remove", lineId: "line_1" },
  ],
  [
    { intent: "apply-promo", code: " torrone10 " },
    { intent: "apply-promo", code: "torrone10" },
  ],
  [
    // invisible bidi control characters around a copied code
    { intent: "apply-promo", code: "\u202atorrone10\u202c\u0000" },
    { intent: "apply-promo", code: "torrone10" },
  ],
  [
    { intent: "remove-promo", code: "TORRONE10" },
    { intent: "remove-promo", code: "TORRONE10" },
  ],
  [
    { intent: "set-country", country: "gb" },
    { intent: "set-country", country: "gb" },
  ],
])("parses %o", (fields, expected) => {
  expect(parse(fields as unknown as Record<string, string>)).toEqual({ intent: expected });
});

it.each(["0", "-1", "1.5", "9999", "100", "text", "", "1e1", "0x1", "१"])("rejects %j", (quantity) => {
  expect(parse({ intent: "set-quantity", lineId: "line_1", quantity })).toEqual({
    problem: "invalid_quantity",
  });
  expect(parse({ intent: "add", variantId: "variant_1", quantity })).toEqual({
    problem: "invalid_quantity",
  });
});

it.each([
  [{ intent: "add", quantity: "1" }, "unknown_variant"],
  [{ intent: "add", variantId: "x".repeat(101), quantity: "1" }, "unknown_variant"],
  [
    { intent: "add", variantId: "variant_1", quantity: "1", submissionId: "x".repeat(101) },
    "invalid_request",
  ],
  [{ intent: "set-quantity", lineId: "line_1", quantity: "2", seen: "0" }, "invalid_request"],
  [{ intent: "add", variantId: "variant_1", quantity: "1", submissionId: "\u0000" }, "invalid_request"],
  [{ intent: "remove" }, "unknown_line"],
  [{ intent: "remove", lineId: "line\u0000" }, "unknown_line"],
  [{ intent: "apply-promo", code: "   " }, "code_empty"],
  [{ intent: "apply-promo" }, "code_empty"],
  [{ intent: "apply-promo", code: "x".repeat(61) }, "code_invalid"],
  [{ intent: "apply-promo", code: "\u202e\u0003" }, "code_empty"],
  [{ intent: "set-country", country: "us" }, "invalid_request"],
  [{ intent: "set-price", lineId: "line_1" }, "invalid_request"],
  [{}, "invalid_request"],
])("rejects %o with %s", (fields, problem) => {
  expect(parse(fields as unknown as Record<string, string>)).toEqual({ problem });
});

import { MedusaError } from "@medusajs/framework/utils";
import { refusalCodes, type RefusalCode } from "@su-turrone/contract/refusals";

/** How an error of Medusa is recognised: by its code if it has one, otherwise by its message. */
type Sign = { code: string } | { message: RegExp };

/**
 * Medusa gives most of its errors a type and an English message, but no code. This is the only place that matches those
 * messages; they are those of core-flows 2.21. tests/http/engine-errors.test.ts provokes each of them, so that the test
 * fails when a new version changes a message.
 */
const signs: readonly (readonly [sign: Sign, code: RefusalCode])[] = [
  [{ code: MedusaError.Codes.INSUFFICIENT_INVENTORY }, "stock_insufficient"],
  // when the stock is reserved, on cart completion
  [{ message: /^Not enough stock available for item / }, "stock_insufficient"],
  [
    { message: /^Variants .+ do not exist or belong to a product that is not published$/ },
    "variant_not_sellable",
  ],
  [{ message: /^Line item with id: .+ was not found$/ }, "line_not_found"],
  [{ message: /^The promotion code .+ is invalid$/ }, "promotion_code_invalid"],
  // another cart has used the code for the last time and was completed first
  [{ message: /^Promotion usage exceeds the limit\.$/ }, "promotion_code_invalid"],
];

const isRefusalCode = (code: unknown): code is RefusalCode => refusalCodes.some((known) => known === code);

/**
 * Maps an error to the shop's refusal codes, whether the shop threw it (with the code) or Medusa did; null for every
 * other error.
 * @param error anything thrown, including the plain objects a workflow passes on
 */
export function refusalCodeOf(error: unknown): RefusalCode | null {
  if (typeof error !== "object" || error === null) return null;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (isRefusalCode(code)) return code;
  const match = signs.find(([sign]) =>
    "code" in sign ? sign.code === code : typeof message === "string" && sign.message.test(message),
  );
  return match?.[1] ?? null;
}

import { MedusaError } from "@medusajs/framework/utils";
import { refusalCodes, type RefusalCode } from "@su-turrone/contract/refusals";

/** How an error of Medusa's own is recognised: by its code where it has one, else by its sentence. */
type Sign = { code: string } | { message: RegExp };

/**
 * Medusa gives most of its errors a type and an English sentence, and no code. This is the one place that reads those
 * sentences; they are those of core-flows 2.21. tests/http/engine-errors.test.ts provokes each of them, so that a
 * version with other sentences turns it red.
 */
const signs: readonly (readonly [sign: Sign, code: RefusalCode])[] = [
  [{ code: MedusaError.Codes.INSUFFICIENT_INVENTORY }, "stock_insufficient"],
  // the reservation of goods, when a cart becomes an order
  [{ message: /^Not enough stock available for item / }, "stock_insufficient"],
  [
    { message: /^Variants .+ do not exist or belong to a product that is not published$/ },
    "variant_not_sellable",
  ],
  [{ message: /^Line item with id: .+ was not found$/ }, "line_not_found"],
  [{ message: /^The promotion code .+ is invalid$/ }, "promotion_code_invalid"],
  // its last use went to another cart that became an order first
  [{ message: /^Promotion usage exceeds the limit\.$/ }, "promotion_code_invalid"],
];

const isRefusalCode = (code: unknown): code is RefusalCode => refusalCodes.some((known) => known === code);

/**
 * What an error means in the shop's codes, whether this shop threw it (with the code) or Medusa did; null for every other.
 * @param error whatever was thrown, also as a workflow hands it on, without its class
 */
export function refusalCodeOf(error: unknown): RefusalCode | null {
  if (typeof error !== "object" || error === null) return null;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (isRefusalCode(code)) return code;
  const known = signs.find(([sign]) =>
    "code" in sign ? sign.code === code : typeof message === "string" && sign.message.test(message),
  );
  return known?.[1] ?? null;
}

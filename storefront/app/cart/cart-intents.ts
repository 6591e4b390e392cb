import { z } from "zod";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { formLimits, maxQuantity } from "@su-turrone/contract/limits";
import { normaliseLine } from "@su-turrone/contract/normalise-text";
import type { CartErrorCode } from "~/commerce/types";

/** An id is letters, digits, "_" and "-"; what else is sent comes from no page of the shop. */
const id = z.string().regex(/^[\w-]{1,100}$/);

/** Whole packs, written as digits only: "1.5", "-1", "1e1" and "" are refused. */
const quantity = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(maxQuantity));

/** Number of the form a change came from, to know a double click. */
const form = z
  .string()
  .regex(/^[\w-]{0,100}$/)
  .default("");

/** A promotion code, without what is copied along with it from a mail or a message. */
const code = z.string().transform(normaliseLine).pipe(z.string().min(1).max(formLimits.code));

const schema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    variantId: id,
    quantity,
    form,
    // it is a gift; without it the cart stays what it is
    gift: z.literal("yes").optional(),
    // sent once more, from a page that was left before the answer came
    resent: z.literal("yes").optional(),
  }),
  z.object({
    intent: z.literal("set-quantity"),
    lineId: id,
    quantity,
    // packs the shopper saw, where one more or one less was chosen
    seen: quantity.optional(),
    form,
  }),
  z.object({ intent: z.literal("remove"), lineId: id }),
  z.object({ intent: z.literal("apply-promo"), code }),
  z.object({ intent: z.literal("remove-promo"), code }),
  z.object({ intent: z.literal("set-country"), country: z.enum(countryCodes) }),
]);

/** One change to the cart, as the one cart route takes it. */
export type CartIntent = z.output<typeof schema>;

/** Why a change was not made: what commerce says, or a form no page of the shop sends. */
export type CartActionErrorCode = CartErrorCode | "invalid_request";

/** What a field that cannot be read means to the shopper. */
const problemOfField: Readonly<Record<string, CartActionErrorCode>> = {
  quantity: "invalid_quantity",
  variantId: "unknown_variant",
  lineId: "unknown_line",
};

/** The intent a form carries, or why it is none. */
export function parseCartIntent(form: FormData): { intent: CartIntent } | { problem: CartActionErrorCode } {
  const sent = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const result = schema.safeParse(sent);
  if (result.success) return { intent: result.data };
  const field = String(result.error.issues[0]?.path[0] ?? "");
  if (field === "code") {
    const typed = typeof sent["code"] === "string" ? normaliseLine(sent["code"]) : "";
    return { problem: typed === "" ? "code_empty" : "code_invalid" };
  }
  return { problem: problemOfField[field] ?? "invalid_request" };
}

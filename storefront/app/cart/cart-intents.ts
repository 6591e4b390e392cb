import { z } from "zod";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { formLimits, maxQuantity } from "@su-turrone/contract/limits";
import { normaliseLine } from "@su-turrone/contract/normalise-text";
import type { CartActionErrorCode } from "~/commerce/cart-errors.server";

/** Ids consist of letters, digits, "_" and "-"; anything else was not sent by a page of the shop. */
const id = z.string().regex(/^[\w-]{1,100}$/);

/** Whole packs, digits only: "1.5", "-1", "1e1" and "" are refused. */
const quantity = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(maxQuantity));

/** Idempotency key of the form that sent the change, to detect double clicks. */
const submissionId = z
  .string()
  .regex(/^[\w-]{0,100}$/)
  .default("");

/** A promotion code, without invisible characters copied along from an e-mail or a chat. */
const code = z.string().transform(normaliseLine).pipe(z.string().min(1).max(formLimits.code));

const schema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    variantId: id,
    quantity,
    submissionId,
    // marks the order as a gift; without it the cart is unchanged
    gift: z.literal("yes").optional(),
    // sent again, because the page was left before the response arrived
    resent: z.literal("yes").optional(),
  }),
  z.object({
    intent: z.literal("set-quantity"),
    lineId: id,
    quantity,
    // quantity the shopper saw when clicking plus or minus
    seen: quantity.optional(),
    submissionId,
  }),
  z.object({ intent: z.literal("remove"), lineId: id }),
  z.object({ intent: z.literal("reorder"), orderId: id }),
  z.object({ intent: z.literal("apply-promo"), code }),
  z.object({ intent: z.literal("remove-promo"), code }),
  z.object({ intent: z.literal("set-country"), country: z.enum(countryCodes) }),
]);

export type CartIntent = z.output<typeof schema>;

const problemOfField: Readonly<Record<string, CartActionErrorCode>> = {
  quantity: "invalid_quantity",
  variantId: "unknown_variant",
  lineId: "unknown_line",
  orderId: "unknown_order",
};

export function parseCartIntent(form: FormData): { intent: CartIntent } | { problem: CartActionErrorCode } {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const result = schema.safeParse(fields);
  if (result.success) return { intent: result.data };
  const field = String(result.error.issues[0]?.path[0] ?? "");
  if (field === "code") {
    const typed = typeof fields["code"] === "string" ? normaliseLine(fields["code"]) : "";
    return { problem: typed === "" ? "code_empty" : "code_invalid" };
  }
  return { problem: problemOfField[field] ?? "invalid_request" };
}

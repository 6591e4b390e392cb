import { z } from "zod";
import { countryCodes, maxQuantity, type CartErrorCode } from "~/commerce/types";

const id = z.string().min(1).max(100);

/** Whole packs, written as digits only: "1.5", "-1", "1e1" and "" are refused. */
const quantity = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(maxQuantity));

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), variantId: id, quantity }),
  z.object({ intent: z.literal("set-quantity"), lineId: id, quantity }),
  z.object({ intent: z.literal("remove"), lineId: id }),
  z.object({ intent: z.literal("apply-promo"), code: z.string().trim().min(1).max(60) }),
  z.object({ intent: z.literal("remove-promo"), code: z.string().min(1).max(60) }),
  z.object({ intent: z.literal("set-country"), country: z.enum(countryCodes) }),
]);

/** One change to the cart, as the one cart route takes it. */
export type CartIntent = z.output<typeof schema>;

/** Why a change was not made: what commerce says, or a form no page of the shop sends. */
export type CartProblemCode = CartErrorCode | "invalid_request";

export interface CartProblem {
  code: CartProblemCode;
  /** With `not_enough_stock`: how many there are. */
  available?: number;
}

/** What the cart route answers when it refuses; everything needed to show it beside its field. */
export interface CartRefusal {
  error: CartProblem;
  intent: string;
  /** The line it is about, or "". */
  lineId: string;
  /** What was typed into the quantity or code field, to show it again. */
  typed: string;
}

/** What a field that cannot be read means to the shopper. */
const problemOfField: Readonly<Record<string, CartProblemCode>> = {
  quantity: "invalid_quantity",
  variantId: "unknown_variant",
  lineId: "unknown_line",
};

/** The intent a form carries, or why it is none. */
export function parseCartIntent(form: FormData): { intent: CartIntent } | { problem: CartProblemCode } {
  const sent = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const result = schema.safeParse(sent);
  if (result.success) return { intent: result.data };
  const field = String(result.error.issues[0]?.path[0] ?? "");
  if (field === "code") {
    const typed = typeof sent["code"] === "string" ? sent["code"].trim() : "";
    return { problem: typed === "" ? "code_empty" : "code_invalid" };
  }
  return { problem: problemOfField[field] ?? "invalid_request" };
}

/** HTTP status of a refused change: the shopper's to mend (4xx), or ours to wait for (503). */
export const statusOfProblem: Readonly<Record<CartProblemCode, number>> = {
  sold_out: 409,
  not_enough_stock: 409,
  invalid_quantity: 422,
  unknown_variant: 404,
  unknown_line: 404,
  code_empty: 422,
  code_invalid: 422,
  code_not_applicable: 422,
  cart_gone: 410,
  unavailable: 503,
  invalid_request: 400,
};

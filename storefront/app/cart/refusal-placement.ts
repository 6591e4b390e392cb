import type { Cart } from "~/commerce/types";
import type { CartActionError, CartRefusal } from "./cart-action-result";

/** A refusal that belongs neither to a line nor to the code field and is shown above the cart. */
export function generalCartError(
  refusal: CartRefusal | null | undefined,
  cart: Cart | null,
): CartActionError | null {
  if (!refusal) return null;
  const concernsLine = cart?.lines.some(({ id }) => id === refusal.lineId) === true;
  const concernsCode = cart !== null && refusal.error.code.startsWith("code_");
  return concernsLine || concernsCode ? null : refusal.error;
}

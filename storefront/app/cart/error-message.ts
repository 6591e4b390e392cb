import type { TFunction } from "i18next";
import type { Cart } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import type { CartActionError, CartRefusal } from "./cart-action-result";
import { additionError } from "./addition-error";
import { waitingNotice } from "./cart-notices";

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

export function errorMessage(t: TFunction<"cart">, error: CartActionError, language: Language): string {
  if (error.code === "code_not_applicable" && error.waiting) {
    const { key, values } = waitingNotice(error.waiting, language);
    return t(`flash.${key}`, values);
  }
  return additionError(t, error);
}

import type { TFunction } from "i18next";
import type { Language } from "~/i18n/languages";
import { additionError } from "./addition-error";
import type { CartActionError } from "./cart-action-result";
import { waitingNotice } from "./cart-notices";

/** Error message for a refused change in the language of `t`. */
export function errorMessage(t: TFunction<"cart">, error: CartActionError, language: Language): string {
  if (error.code === "code_not_applicable" && error.waiting) {
    const { key, values } = waitingNotice(error.waiting, language);
    return t(`flash.${key}`, values);
  }
  return additionError(t, error);
}

import type { TFunction } from "i18next";
import type { Language } from "~/i18n/languages";
import type { CartActionError } from "./cart-action-result";
import { waitingNotice } from "./cart-notices";

/** What a refused change is called in the language of `t`. */
export function errorMessage(
  t: TFunction<"cart">,
  { code, available, waiting }: CartActionError,
  language: Language,
): string {
  if (code === "not_enough_stock" && available !== undefined) {
    return t("errors.not_enough_stock_of", { count: available });
  }
  if (code === "code_not_applicable" && waiting) {
    const { key, values } = waitingNotice(waiting, language);
    return t(`flash.${key}`, values);
  }
  return t(`errors.${code}`);
}

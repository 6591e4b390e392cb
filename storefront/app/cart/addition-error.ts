import type { TFunction } from "i18next";
import type { CartActionError } from "./cart-action-result";

/** What a refused addition is called in the language of `t`: it has nothing to do with codes, whose words product pages go without. */
export const additionError = (t: TFunction<"cart">, { code, available }: CartActionError): string =>
  code === "not_enough_stock" && available !== undefined
    ? t("errors.not_enough_stock_of", { count: available })
    : t(`errors.${code}`);

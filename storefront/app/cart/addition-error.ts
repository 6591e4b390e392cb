import type { TFunction } from "i18next";
import type { CartActionError } from "./cart-action-result";

/** Never concerns promotion codes, so that product pages do not need the texts for them. */
export const additionError = (t: TFunction<"cart">, { code, available }: CartActionError): string =>
  code === "not_enough_stock" && available !== undefined
    ? t("errors.not_enough_stock_of", { count: available })
    : t(`errors.${code}`);

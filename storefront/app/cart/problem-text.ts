import type { TFunction } from "i18next";
import type { CartProblem } from "./intents";

/** What a refused change is called in the language of `t`. */
export const problemText = (t: TFunction<"cart">, { code, available }: CartProblem): string =>
  code === "not_enough_stock" && available !== undefined
    ? t("errors.not_enough_stock_of", { count: available })
    : t(`errors.${code}`);

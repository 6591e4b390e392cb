import type { ChoiceName } from "@su-turrone/contract/lists";
import type { TFunction } from "i18next";

/** Label of a choice's value: "Mandeln", "weich", "ohne Milch", "Weihnachten". */
export const choiceLabel = (t: TFunction<"list">, name: ChoiceName, value: string): string =>
  t(`choices.${name}.${value}` as "choices.nut.almonds");

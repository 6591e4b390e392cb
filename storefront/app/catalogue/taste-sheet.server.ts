import type { TFunction } from "i18next";
import { weight } from "@su-turrone/contract/formats";
import type { ScaleStep, Taste, Variant } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import type { TasteSheet } from "./label-types";

/** Number of portions in a pack: rounded down, so that nobody goes without; at least one. */
const portions = (grams: number, portionGrams: number): number =>
  Math.max(1, Math.floor(grams / portionGrams));

/** A product's taste information in the page's language. */
export function tasteSheet(
  taste: Taste,
  variants: readonly Pick<Variant, "grams">[],
  language: Language,
  t: TFunction<"label">,
): TasteSheet {
  const { texture, sweetness, pairing, portionGrams, shelfMonths } = taste;
  const scale = (step: ScaleStep) => ({ step, words: t("taste.step", { step }) });
  const rows: TasteSheet["rows"] = [
    ...(texture === null
      ? []
      : [{ name: t("taste.texture"), text: t(`taste.textures.${texture}`), scale: scale(texture) }]),
    ...(sweetness === null
      ? []
      : [{ name: t("taste.sweetness"), text: t(`taste.sweetnesses.${sweetness}`), scale: scale(sweetness) }]),
    ...(pairing === "" ? [] : [{ name: t("taste.pairing"), text: pairing, scale: null }]),
    ...(shelfMonths === null
      ? []
      : [{ name: t("taste.keeps"), text: t("taste.months", { count: shelfMonths }), scale: null }]),
  ];
  return {
    title: t("taste.title"),
    demo: taste.demo ? t("demo") : null,
    rows,
    servings:
      portionGrams === null
        ? null
        : {
            name: t("taste.servings"),
            byWeight: Object.fromEntries(
              variants.map(({ grams }) => [
                grams,
                t("taste.portions", {
                  count: portions(grams, portionGrams),
                  grams: weight(portionGrams, language),
                }),
              ]),
            ),
          },
  };
}

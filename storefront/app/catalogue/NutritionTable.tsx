import type { TFunction } from "i18next";
import { gramNutrients, type GramNutrient } from "@su-turrone/contract/nutrients";
import type { FoodLabel } from "~/commerce/label-types";
import { decimal } from "@su-turrone/contract/formats";
import type { TextLanguage } from "~/i18n/languages";

/** Parts of the line above them ("of which …"). */
const parts: ReadonlySet<GramNutrient> = new Set(["saturates", "sugars"]);

const row = "border-b border-sand";
const name = "py-2 pr-4 text-left font-normal";
const amount = "figures py-2 text-right";

interface Props {
  nutrition: NonNullable<FoodLabel["nutrition"]>;
  language: TextLanguage;
  t: TFunction<"product">;
}

/** The nutrition declaration per 100 g, in the order and units of the law (annex XV). */
export function NutritionTable({ nutrition, language, t }: Props) {
  return (
    <table className="w-full max-w-md border-collapse border-t border-sand">
      <caption className="pb-2 text-left text-sm text-chestnut">{t("label.per100")}</caption>
      <thead>
        <tr className={row}>
          <th scope="col" className={`${name} text-sm text-chestnut`}>
            {t("label.nutrient")}
          </th>
          <th scope="col" className={`${amount} text-sm font-normal text-chestnut`}>
            {t("label.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={row}>
          <th scope="row" className={name}>
            {t("label.energy")}
          </th>
          <td className={amount}>
            {decimal(nutrition.kj, language)} kJ / {decimal(nutrition.kcal, language)} kcal
          </td>
        </tr>
        {gramNutrients.map((nutrient) => (
          <tr key={nutrient} className={row}>
            <th scope="row" className={`${name} ${parts.has(nutrient) ? "pl-5" : ""}`}>
              {t(`label.nutrients.${nutrient}`)}
            </th>
            <td className={amount}>{decimal(nutrition[nutrient], language)} g</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

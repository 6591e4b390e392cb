import { Badge, Input } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { allergens, type Allergen } from "@su-turrone/contract/food-labels";
import type { Ingredient, LabelLanguage } from "../../modules/food-labels/label-types";
import { Choose } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { emptyIngredient, moveItem } from "./draft";

interface AllergensProps {
  /** Accessible name, not visible. */
  label: string;
  chosen: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
}

/** Selects allergens from the legal list; each can be removed again. */
export function AllergensField({ label, chosen, onChange }: AllergensProps) {
  const { t } = useTranslation();
  const nameOf = (allergen: Allergen) => t(`foodLabel.allergens.${allergen}`);
  return (
    <div className="flex flex-wrap items-center gap-1">
      {chosen.map((allergen) => (
        <Badge key={allergen} size="2xsmall" color="orange">
          {nameOf(allergen)}
          <button
            type="button"
            aria-label={t("foodLabel.removeAllergen", { name: nameOf(allergen) })}
            onClick={() => onChange(chosen.filter((other) => other !== allergen))}
          >
            ✕
          </button>
        </Badge>
      ))}
      <Choose
        aria-label={label}
        className="w-40"
        placeholder={t("foodLabel.addAllergen")}
        value=""
        options={allergens.filter((id) => !chosen.includes(id)).map((id) => ({ id, name: nameOf(id) }))}
        onValue={(added) => onChange([...chosen, added])}
      />
    </div>
  );
}

interface Props {
  language: LabelLanguage;
  ingredients: readonly Ingredient[];
  onChange: (ingredients: Ingredient[]) => void;
}

/** The ingredients list in one language; order, percentages and allergens are shared by all languages. */
export function IngredientsField({ language, ingredients, onChange }: Props) {
  const { t } = useTranslation();
  const change = (index: number, part: Partial<Ingredient>) =>
    onChange(ingredients.map((one, place) => (place === index ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus mb-1">{t("foodLabel.ingredients")}</legend>
      <Hint>{t("foodLabel.ingredientsHint")}</Hint>
      <ol className="flex flex-col gap-y-4">
        {ingredients.map((ingredient, index) => {
          const number = { number: index + 1 };
          return (
            <li key={index} className="flex flex-col gap-y-2 border-l-2 pl-3">
              <div className="flex items-center gap-x-2">
                <Input
                  size="small"
                  className="flex-1"
                  aria-label={t("foodLabel.ingredient", number)}
                  value={ingredient.text[language] ?? ""}
                  maxLength={400}
                  onChange={(event) =>
                    change(index, { text: { ...ingredient.text, [language]: event.target.value } })
                  }
                />
                <Input
                  size="small"
                  className="w-16"
                  inputMode="decimal"
                  placeholder="%"
                  aria-label={t("foodLabel.percentOf", number)}
                  value={ingredient.percent ?? ""}
                  maxLength={7}
                  onChange={(event) => change(index, { percent: event.target.value })}
                />
                {([-1, 1] as const).map((by) => (
                  <ActionButton
                    key={by}
                    variant="transparent"
                    aria-label={t(by < 0 ? "foodLabel.up" : "foodLabel.down", number)}
                    onClick={() => onChange(moveItem(ingredients, index, by))}
                  >
                    {by < 0 ? "↑" : "↓"}
                  </ActionButton>
                ))}
                <ActionButton
                  variant="transparent"
                  aria-label={t("foodLabel.removeIngredient", number)}
                  onClick={() => onChange(ingredients.filter((_, place) => place !== index))}
                >
                  ✕
                </ActionButton>
              </div>
              <AllergensField
                label={t("foodLabel.allergensOf", number)}
                chosen={ingredient.allergens}
                onChange={(allergens) => change(index, { allergens })}
              />
            </li>
          );
        })}
      </ol>
      <div>
        <ActionButton onClick={() => onChange([...ingredients, emptyIngredient])}>
          {t("foodLabel.addIngredient")}
        </ActionButton>
      </div>
    </fieldset>
  );
}

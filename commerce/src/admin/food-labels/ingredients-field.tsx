import { Button, Input, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { Ingredient, LabelLanguage } from "../../modules/food-labels/label-types";
import { AllergensField } from "./allergens-field";
import { emptyIngredient, moveItem } from "./draft";

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
      <Text size="small" className="text-ui-fg-subtle">
        {t("foodLabel.ingredientsHint")}
      </Text>
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
                  <Button
                    key={by}
                    type="button"
                    size="small"
                    variant="transparent"
                    aria-label={t(by < 0 ? "foodLabel.up" : "foodLabel.down", number)}
                    onClick={() => onChange(moveItem(ingredients, index, by))}
                  >
                    {by < 0 ? "↑" : "↓"}
                  </Button>
                ))}
                <Button
                  type="button"
                  size="small"
                  variant="transparent"
                  aria-label={t("foodLabel.removeIngredient", number)}
                  onClick={() => onChange(ingredients.filter((_, place) => place !== index))}
                >
                  ✕
                </Button>
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
        <Button
          type="button"
          size="small"
          variant="secondary"
          onClick={() => onChange([...ingredients, emptyIngredient])}
        >
          {t("foodLabel.addIngredient")}
        </Button>
      </div>
    </fieldset>
  );
}

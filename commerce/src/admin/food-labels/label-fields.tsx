import { Tabs, Badge, Input } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { nutrients, type Nutrition, allergens, type Allergen } from "@su-turrone/contract/food-labels";
import {
  labelLanguages,
  type LabelData,
  type LabelLanguage,
  type Ingredient,
} from "../../modules/food-labels/label-types";
import { SwitchField, TextAreaField, TextField, Choose } from "../components/fields";
import { ActionButton, Hint, Strong } from "../components/page-parts";
import { kcalOf, emptyIngredient, moveItem } from "./draft";

interface AllergensProps {
  /** Accessible name, not visible. */
  label: string;
  chosen: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
}

/** Selects allergens from the legal list; each can be removed again. */
function AllergensField({ label, chosen, onChange }: AllergensProps) {
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

interface IngredientsProps {
  language: LabelLanguage;
  ingredients: readonly Ingredient[];
  onChange: (ingredients: Ingredient[]) => void;
}

/** The ingredients list in one language; order, percentages and allergens are shared by all languages. */
function IngredientsField({ language, ingredients, onChange }: IngredientsProps) {
  const { t } = useTranslation();
  const change = (index: number, part: Partial<Ingredient>) =>
    onChange(ingredients.map((one, place) => (place === index ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus mb-1">{t("foodLabel.parts.ingredients")}</legend>
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

interface NutritionProps {
  nutrition: Nutrition;
  onChange: (nutrition: Nutrition) => void;
}

/** Edits the nutrition declaration; suggests kilocalories calculated from the kilojoules, which the owner may accept. */
function NutritionField({ nutrition, onChange }: NutritionProps) {
  const { t } = useTranslation();
  const kcal = nutrition.energy_kcal === "" ? kcalOf(nutrition.energy_kj) : null;
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-1">{t("foodLabel.parts.nutrition")}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {nutrients.map((nutrient) => (
          <TextField
            key={nutrient}
            label={t(`foodLabel.nutrients.${nutrient}`)}
            inputMode="decimal"
            maxLength={8}
            value={nutrition[nutrient]}
            onValue={(value) => onChange({ ...nutrition, [nutrient]: value })}
          />
        ))}
      </div>
      {kcal !== null && (
        <div>
          <ActionButton onClick={() => onChange({ ...nutrition, energy_kcal: kcal })}>
            {t("foodLabel.proposeKcal", { kcal })}
          </ActionButton>
        </div>
      )}
    </fieldset>
  );
}

interface Props {
  draft: LabelData;
  onChange: (draft: LabelData) => void;
}

/**
 * The texts of one language, then the language-independent fields: traces, nutrition, and whether the values are
 * fictitious.
 */
export function LabelFields({ draft, onChange }: Props) {
  const { t } = useTranslation();
  const set = (part: Partial<LabelData>) => onChange({ ...draft, ...part });

  const area = (part: "legal_name" | "storage" | "origin", language: LabelLanguage, maxLength: number) => (
    <TextAreaField
      label={t(`foodLabel.parts.${part}`)}
      rows={2}
      value={draft[part][language] ?? ""}
      maxLength={maxLength}
      onValue={(text) => set({ [part]: { ...draft[part], [language]: text } })}
    />
  );

  return (
    <>
      <Tabs defaultValue="de">
        <Tabs.List className="flex-wrap">
          {labelLanguages.map((language) => (
            <Tabs.Trigger key={language} value={language}>
              {t(`content.languages.${language}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {labelLanguages.map((language) => (
          <Tabs.Content key={language} value={language} className="flex flex-col gap-y-4 pt-4">
            {area("legal_name", language, 300)}
            <IngredientsField
              language={language}
              ingredients={draft.ingredients}
              onChange={(ingredients) => set({ ingredients })}
            />
            {area("storage", language, 500)}
            {area("origin", language, 300)}
          </Tabs.Content>
        ))}
      </Tabs>
      <div className="flex flex-col gap-y-2">
        <Strong>{t("foodLabel.traces")}</Strong>
        <AllergensField
          label={t("foodLabel.traces")}
          chosen={draft.traces}
          onChange={(traces) => set({ traces })}
        />
      </div>
      <NutritionField nutrition={draft.nutrition} onChange={(nutrition) => set({ nutrition })} />
      <SwitchField label={t("foodLabel.demo")} checked={draft.demo} onChecked={(demo) => set({ demo })} />
    </>
  );
}

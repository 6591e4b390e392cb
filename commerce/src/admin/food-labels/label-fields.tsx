import { Tabs, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { nutrients, type Nutrition } from "@su-turrone/contract/food-labels";
import { labelLanguages, type LabelData, type LabelLanguage } from "../../modules/food-labels/label-types";
import { SwitchField, TextAreaField, TextField } from "../components/fields";
import { ActionButton } from "../components/page-parts";
import { kcalOf } from "./draft";
import { AllergensField, IngredientsField } from "./ingredients-field";

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
        <Text size="small" weight="plus">
          {t("foodLabel.traces")}
        </Text>
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

import { Label, Switch, Tabs, Text, Textarea } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { labelLanguages, type LabelData, type LabelLanguage } from "../../modules/food-labels/label-types";
import { AllergensField } from "./allergens-field";
import { IngredientsField } from "./ingredients-field";
import { NutritionField } from "./nutrition-field";

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
  const id = useId();

  const area = (part: "legal_name" | "storage" | "origin", language: LabelLanguage, maxLength: number) => (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={`${id}-${part}-${language}`}>
        {t(`foodLabel.parts.${part}`)}
      </Label>
      <Textarea
        id={`${id}-${part}-${language}`}
        rows={2}
        value={draft[part][language] ?? ""}
        maxLength={maxLength}
        onChange={(event) =>
          onChange({ ...draft, [part]: { ...draft[part], [language]: event.target.value } })
        }
      />
    </div>
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
              onChange={(ingredients) => onChange({ ...draft, ingredients })}
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
          onChange={(traces) => onChange({ ...draft, traces })}
        />
      </div>
      <NutritionField
        nutrition={draft.nutrition}
        onChange={(nutrition) => onChange({ ...draft, nutrition })}
      />
      <div className="flex items-start gap-x-3">
        <Switch
          id={`${id}-demo`}
          checked={draft.demo}
          onCheckedChange={(demo) => onChange({ ...draft, demo })}
        />
        <Label size="small" htmlFor={`${id}-demo`}>
          {t("foodLabel.demo")}
        </Label>
      </div>
    </>
  );
}

import { Button, Input, Label, Switch, Tabs, Text, Textarea } from "@medusajs/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { nutrients } from "@su-turrone/contract/nutrients";
import { labelLanguages, type LabelData, type LabelLanguage } from "../../modules/food-labels/label-types";
import { AllergensField } from "./allergens-field";
import { toBody } from "./draft";
import { IngredientsField } from "./ingredients-field";

interface Props {
  start: LabelData;
  saving: boolean;
  onSave: (label: LabelData) => void;
}

/** The words of one language, then what holds for all: traces, nutrition, and whether the values are made up. */
export function LabelForm({ start, saving, onSave }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState(start);

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
          setDraft({ ...draft, [part]: { ...draft[part], [language]: event.target.value } })
        }
      />
    </div>
  );

  return (
    <form
      className="flex flex-col gap-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(toBody(draft));
      }}
    >
      <Tabs defaultValue="de">
        <Tabs.List>
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
              onChange={(ingredients) => setDraft({ ...draft, ingredients })}
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
          onChange={(traces) => setDraft({ ...draft, traces })}
        />
      </div>
      <fieldset className="flex flex-col gap-y-2">
        <legend className="txt-compact-small-plus mb-1">{t("foodLabel.parts.nutrition")}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {nutrients.map((nutrient) => (
            <div key={nutrient} className="flex flex-col gap-y-1">
              <Label size="xsmall" htmlFor={`${id}-${nutrient}`}>
                {t(`foodLabel.nutrients.${nutrient}`)}
              </Label>
              <Input
                id={`${id}-${nutrient}`}
                size="small"
                inputMode="decimal"
                maxLength={8}
                value={draft.nutrition[nutrient]}
                onChange={(event) =>
                  setDraft({ ...draft, nutrition: { ...draft.nutrition, [nutrient]: event.target.value } })
                }
              />
            </div>
          ))}
        </div>
      </fieldset>
      <div className="flex items-start gap-x-3">
        <Switch
          id={`${id}-demo`}
          checked={draft.demo}
          onCheckedChange={(demo) => setDraft({ ...draft, demo })}
        />
        <Label size="small" htmlFor={`${id}-demo`}>
          {t("foodLabel.demo")}
        </Label>
      </div>
      <div>
        <Button type="submit" size="small" isLoading={saving}>
          {t("foodLabel.save")}
        </Button>
      </div>
    </form>
  );
}

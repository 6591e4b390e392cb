import { Button, Input, Label } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { nutrients, type Nutrition } from "@su-turrone/contract/nutrients";
import { kcalOf } from "./draft";

interface Props {
  nutrition: Nutrition;
  onChange: (nutrition: Nutrition) => void;
}

/**
 * Edits the nutrition declaration; suggests kilocalories calculated from the kilojoules, which the owner may accept.
 */
export function NutritionField({ nutrition, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const kcal = nutrition.energy_kcal === "" ? kcalOf(nutrition.energy_kj) : null;
  return (
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
              value={nutrition[nutrient]}
              onChange={(event) => onChange({ ...nutrition, [nutrient]: event.target.value })}
            />
          </div>
        ))}
      </div>
      {kcal !== null && (
        <div>
          <Button
            type="button"
            size="small"
            variant="secondary"
            onClick={() => onChange({ ...nutrition, energy_kcal: kcal })}
          >
            {t("foodLabel.proposeKcal", { kcal })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import { useTranslation } from "react-i18next";
import { occasions, type Occasion } from "@su-turrone/contract/lists";
import {
  maxPortionGrams,
  maxShelfMonths,
  pairingMaxLength,
  scaleSteps,
  type Taste,
  type Texts,
} from "../../modules/product-details/product-details-types";
import { CheckboxField, SelectField, SwitchField, TextField } from "../components/fields";
import { Hint } from "../components/page-parts";
import { useId } from "react";
import { languages } from "../../platform/languages";

interface LanguageInputProps {
  legend: string;
  hint: string;
  texts: Texts;
  maxLength: number;
  onChange: (texts: Texts) => void;
}

export function LanguageInputs({ legend, hint, texts, maxLength, onChange }: LanguageInputProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-y-2" aria-describedby={`${id}-hint`}>
      <legend className="txt-compact-small-plus mb-1">{legend}</legend>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {languages.map((language) => (
          <TextField
            key={language}
            label={t(`content.languages.${language}`)}
            value={texts[language] ?? ""}
            maxLength={maxLength}
            onValue={(text) => onChange({ ...texts, [language]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  taste: Taste;
  occasions: readonly Occasion[];
  onTaste: (taste: Taste) => void;
  onOccasions: (occasions: Occasion[]) => void;
}

/** Option value of a scale without a value. */
const notGiven = "unsaid";

/** A typed whole number from 1, at most the largest allowed; null if it is anything else. */
export const wholeNumberUpTo = (max: number, typed: string): number | null =>
  Math.min(max, Math.trunc(Math.abs(Number(typed)))) || null;

/** Edits taste, pairings, serving size, shelf life and occasions; all are optional. */
export function TasteFields({ taste, occasions: chosen, onTaste, onOccasions }: Props) {
  const { t } = useTranslation();
  const numberFields = [
    ["portion_grams", maxPortionGrams],
    ["shelf_months", maxShelfMonths],
  ] as const;
  return (
    <>
      <fieldset className="flex flex-col gap-y-3">
        <legend className="txt-compact-small-plus mb-1">{t("productDetails.taste")}</legend>
        <Hint>{t("productDetails.tasteHint")}</Hint>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {(["texture", "sweetness"] as const).map((scale) => (
            <SelectField
              key={scale}
              label={t(`productDetails.${scale}`)}
              value={String(taste[scale] ?? notGiven)}
              options={[
                { id: notGiven, name: t("productDetails.unsaid") },
                ...scaleSteps.map((step) => ({
                  id: String(step),
                  name: t(`productDetails.${scale}Steps.${step}`),
                })),
              ]}
              onValue={(value) =>
                onTaste({ ...taste, [scale]: scaleSteps.find((step) => String(step) === value) ?? null })
              }
            />
          ))}
          {numberFields.map(([field, max]) => (
            <TextField
              key={field}
              label={t(`productDetails.${field}`)}
              type="number"
              min={1}
              max={max}
              step={1}
              value={String(taste[field] ?? "")}
              onValue={(typed) => onTaste({ ...taste, [field]: wholeNumberUpTo(max, typed) })}
            />
          ))}
        </div>
      </fieldset>
      <LanguageInputs
        legend={t("productDetails.pairing")}
        hint={t("productDetails.pairingHint")}
        texts={taste.pairing}
        maxLength={pairingMaxLength}
        onChange={(pairing) => onTaste({ ...taste, pairing })}
      />
      <SwitchField
        label={t("productDetails.demo")}
        hint={t("productDetails.demoHint")}
        checked={taste.demo}
        onChecked={(demo) => onTaste({ ...taste, demo })}
      />
      <fieldset className="flex flex-col gap-y-2">
        <legend className="txt-compact-small-plus mb-1">{t("productDetails.occasions")}</legend>
        <Hint>{t("productDetails.occasionsHint")}</Hint>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {occasions.map((occasion) => (
            <CheckboxField
              key={occasion}
              label={t(`productDetails.occasionNames.${occasion}`)}
              checked={chosen.includes(occasion)}
              onChecked={(on) =>
                onOccasions(occasions.filter((one) => (one === occasion ? on : chosen.includes(one))))
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

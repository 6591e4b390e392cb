import { Checkbox, Input, Label, Select, Switch, Text } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { occasions, type Occasion } from "@su-turrone/contract/lists";
import {
  maxPortionGrams,
  maxShelfMonths,
  pairingMaxLength,
  scaleSteps,
  type Taste,
} from "../../modules/product-details/product-details-types";
import { LanguageInputs } from "./language-inputs";

interface Props {
  taste: Taste;
  occasions: readonly Occasion[];
  onTaste: (taste: Taste) => void;
  onOccasions: (occasions: Occasion[]) => void;
}

/** Option value of a scale without a value. */
const notGiven = "unsaid";

/** Whole number in a field; null if the field is empty. */
const parseWholeNumber = (typed: string): number | null => (typed === "" ? null : Math.trunc(Number(typed)));

/** Edits taste, pairings, serving size, shelf life and occasions; all are optional. */
export function TasteFields({ taste, occasions: chosen, onTaste, onOccasions }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const numberFields = [
    ["portion_grams", maxPortionGrams],
    ["shelf_months", maxShelfMonths],
  ] as const;
  return (
    <>
      <fieldset className="flex flex-col gap-y-3">
        <legend className="txt-compact-small-plus mb-1">{t("productDetails.taste")}</legend>
        <Text size="small" className="text-ui-fg-subtle">
          {t("productDetails.tasteHint")}
        </Text>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {(["texture", "sweetness"] as const).map((scale) => (
            <div key={scale} className="flex flex-col gap-y-1">
              <Label size="xsmall" htmlFor={`${id}-${scale}`}>
                {t(`productDetails.${scale}`)}
              </Label>
              <Select
                size="small"
                value={String(taste[scale] ?? notGiven)}
                onValueChange={(value) =>
                  onTaste({ ...taste, [scale]: scaleSteps.find((step) => String(step) === value) ?? null })
                }
              >
                <Select.Trigger id={`${id}-${scale}`}>
                  <Select.Value />
                </Select.Trigger>
                <Select.Content>
                  <Select.Item value={notGiven}>{t("productDetails.unsaid")}</Select.Item>
                  {scaleSteps.map((step) => (
                    <Select.Item key={step} value={String(step)}>
                      {t(`productDetails.${scale}Steps.${step}`)}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select>
            </div>
          ))}
          {numberFields.map(([field, max]) => (
            <div key={field} className="flex flex-col gap-y-1">
              <Label size="xsmall" htmlFor={`${id}-${field}`}>
                {t(`productDetails.${field}`)}
              </Label>
              <Input
                id={`${id}-${field}`}
                size="small"
                type="number"
                min={1}
                max={max}
                step={1}
                value={taste[field] ?? ""}
                onChange={(event) => onTaste({ ...taste, [field]: parseWholeNumber(event.target.value) })}
              />
            </div>
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
      <div className="flex items-start gap-x-3">
        <Switch
          id={`${id}-demo`}
          checked={taste.demo}
          aria-describedby={`${id}-demo-hint`}
          onCheckedChange={(demo) => onTaste({ ...taste, demo })}
        />
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}-demo`}>
            {t("productDetails.demo")}
          </Label>
          <Text size="small" className="text-ui-fg-subtle" id={`${id}-demo-hint`}>
            {t("productDetails.demoHint")}
          </Text>
        </div>
      </div>
      <fieldset className="flex flex-col gap-y-2">
        <legend className="txt-compact-small-plus mb-1">{t("productDetails.occasions")}</legend>
        <Text size="small" className="text-ui-fg-subtle">
          {t("productDetails.occasionsHint")}
        </Text>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {occasions.map((occasion) => (
            <div key={occasion} className="flex items-center gap-x-2">
              <Checkbox
                id={`${id}-${occasion}`}
                checked={chosen.includes(occasion)}
                onCheckedChange={(on) =>
                  onOccasions(
                    occasions.filter((one) => (one === occasion ? on === true : chosen.includes(one))),
                  )
                }
              />
              <Label size="small" htmlFor={`${id}-${occasion}`}>
                {t(`productDetails.occasionNames.${occasion}`)}
              </Label>
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}

import { Input, Label, Text } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Texts } from "../../modules/product-details/product-details-types";
import { languages } from "../../platform/languages";

interface Props {
  legend: string;
  hint: string;
  texts: Texts;
  maxLength: number;
  onChange: (texts: Texts) => void;
}

/** A short text in the three languages, side by side. */
export function LanguageInputs({ legend, hint, texts, maxLength, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-y-2" aria-describedby={`${id}-hint`}>
      <legend className="txt-compact-small-plus mb-1">{legend}</legend>
      <Text size="small" className="text-ui-fg-subtle" id={`${id}-hint`}>
        {hint}
      </Text>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {languages.map((language) => (
          <div key={language} className="flex flex-col gap-y-1">
            <Label size="xsmall" htmlFor={`${id}-${language}`}>
              {t(`content.languages.${language}`)}
            </Label>
            <Input
              id={`${id}-${language}`}
              size="small"
              value={texts[language] ?? ""}
              maxLength={maxLength}
              onChange={(event) => onChange({ ...texts, [language]: event.target.value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

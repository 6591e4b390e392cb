import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Texts } from "../../modules/product-details/product-details-types";
import { languages } from "../../platform/languages";
import { TextField } from "../components/fields";
import { Hint } from "../components/page-parts";

interface Props {
  legend: string;
  hint: string;
  texts: Texts;
  maxLength: number;
  onChange: (texts: Texts) => void;
}

export function LanguageInputs({ legend, hint, texts, maxLength, onChange }: Props) {
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

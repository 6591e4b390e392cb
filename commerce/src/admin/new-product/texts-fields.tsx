import { useTranslation } from "react-i18next";
import type { Texts } from "../../features/new-product/new-product-types";
import { languages } from "../../platform/languages";
import { TextAreaField, TextField } from "../components/fields";
import { Strong } from "../components/page-parts";

interface Props {
  /** Translation key of the field name, below "newProduct.fields". */
  name: "title" | "subtitle" | "description" | "slugs" | "alt";
  number?: number;
  texts: Texts;
  onChange: (texts: Texts) => void;
  /** Error message of the German text. */
  problem?: string | undefined;
  placeholder?: string;
  /** Hint below each field; "" for none. */
  hints?: Texts;
  long?: boolean;
  /** Whether it is needed in every language; not with `long`. */
  required?: boolean;
}

/** A text in the three languages, side by side if there is room. */
export function TextsFields({
  name,
  number,
  texts,
  onChange,
  problem,
  placeholder,
  hints,
  long = false,
  required = false,
}: Props) {
  const { t } = useTranslation();
  const field = t(`newProduct.fields.${name}`, { number });
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend>
        <Strong as="span">{field}</Strong>
      </legend>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {languages.map((language) => {
          const common = {
            label: t("newProduct.inLanguage", {
              field,
              language: t(`content.languages.${language}`),
            }),
            value: texts[language],
            onValue: (value: string) => onChange({ ...texts, [language]: value }),
          };
          return long ? (
            <TextAreaField key={language} rows={5} {...common} />
          ) : (
            <TextField
              key={language}
              {...common}
              placeholder={placeholder}
              required={required}
              {...(hints?.[language] ? { hint: hints[language] } : {})}
              problem={language === "de" ? problem : undefined}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

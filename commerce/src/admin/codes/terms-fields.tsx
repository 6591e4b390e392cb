import { useTranslation } from "react-i18next";
import type { TypedTerms } from "../../features/codes/code-form";
import { LabelledField } from "../components/labelled-field";
import type { FieldProblems } from "./use-codes";

interface Props {
  terms: TypedTerms;
  problems: FieldProblems;
  onChange: (part: Partial<TypedTerms>) => void;
}

/** Fields of a code that can also be changed later: first day, last day and usage limit. */
export function TermsFields({ terms, problems, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <LabelledField
          label={t("codes.fields.from")}
          type="date"
          hint={t("codes.fields.daysHint")}
          value={terms.from}
          problem={problems.from}
          onValue={(from) => onChange({ from })}
        />
        <LabelledField
          label={t("codes.fields.until")}
          type="date"
          value={terms.until}
          problem={problems.until}
          onValue={(until) => onChange({ until })}
        />
      </div>
      <LabelledField
        label={t("codes.fields.limit")}
        inputMode="numeric"
        hint={t("codes.fields.limitHint")}
        value={terms.limit}
        problem={problems.limit}
        onValue={(limit) => onChange({ limit })}
      />
    </>
  );
}

import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import type { FoodLabel as Label } from "~/commerce/label-types";
import type { Variant } from "~/commerce/types";
import { decimal, list, weight } from "@su-turrone/contract/formats";
import type { TextLanguage } from "~/i18n/languages";
import { useSite } from "~/layout/use-site";
import { NutritionTable } from "./NutritionTable";

/** A label and the words around it, of one language. */
export interface LabelProps {
  label: Label;
  language: TextLanguage;
  t: TFunction<"product">;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <div className="mt-2">{children}</div>
    </div>
  );
}

/** The list of ingredients in one sentence, its allergens emphasised (art. 21). */
function Ingredients({ label, language }: LabelProps) {
  return (
    <p>
      {label.ingredients.map(({ parts, percent }, index) => (
        <span key={index}>
          {index > 0 && ", "}
          {parts.map((part) => (part.allergen ? <strong key={part.text}>{part.text}</strong> : part.text))}
          {percent !== null && ` ${decimal(percent, language)}\u00a0%`}
        </span>
      ))}
    </p>
  );
}

function Allergens({ label, language, t }: LabelProps) {
  const named = (codes: Label["allergens"]) =>
    list(
      codes.map((code) => t(`label.allergens.${code}`)),
      language,
    );
  return (
    <>
      <p>
        {label.allergens.length > 0 ? (
          <strong>{t("label.contains", { list: named(label.allergens) })}</strong>
        ) : (
          t("label.noAllergens")
        )}
      </p>
      {label.traces.length > 0 && <p className="mt-2">{t("label.traces", { list: named(label.traces) })}</p>}
    </>
  );
}

/** Who answers for the food (art. 8): the company, with its address. */
function Business() {
  const company = useSite()?.company;
  if (!company) return null;
  return (
    <address className="not-italic">
      {company.name}, {company.street}, {company.postal_code} {company.city}
    </address>
  );
}

/** The particulars of a food in one language, in the order of the law (regulation (EU) 1169/2011 art. 9). */
export function LabelParts({ variant, ...props }: LabelProps & { variant: Variant | undefined }) {
  const { label, language, t } = props;
  return (
    <div className="space-y-6">
      {label.demo && <p className="text-sm text-chestnut">{t("label.demo")}</p>}
      {label.legalName && <Part title={t("label.legalName")}>{label.legalName}</Part>}
      {label.ingredients.length > 0 && (
        <>
          <Part title={t("label.ingredients")}>
            <Ingredients {...props} />
          </Part>
          <Part title={t("label.allergensTitle")}>
            <Allergens {...props} />
          </Part>
        </>
      )}
      {label.nutrition && (
        <Part title={t("label.nutrition")}>
          <NutritionTable nutrition={label.nutrition} language={language} t={t} />
        </Part>
      )}
      {label.storage && <Part title={t("label.storage")}>{label.storage}</Part>}
      {label.origin && <Part title={t("label.origin")}>{label.origin}</Part>}
      {variant && <Part title={t("label.netWeight")}>{weight(variant.grams, language)}</Part>}
      <Part title={t("label.business")}>
        <Business />
      </Part>
    </div>
  );
}

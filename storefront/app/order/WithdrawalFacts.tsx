import { useT } from "~/i18n/react";
import { withdrawalFields, type TypedWithdrawal } from "./withdrawal-fields";

/** A read-only declaration of withdrawal. */
export function WithdrawalFacts({ declared }: { declared: TypedWithdrawal }) {
  const t = useT("withdrawal");
  return (
    <dl className="divide-y divide-sand border-y border-sand">
      {withdrawalFields.map((name) => (
        <div key={name} className="gap-x-4 py-2.5 sm:grid sm:grid-cols-[12rem_1fr]">
          <dt className="text-sm text-chestnut sm:text-base">{t(`fields.${name}`)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{declared[name] || t("allItems")}</dd>
        </div>
      ))}
    </dl>
  );
}

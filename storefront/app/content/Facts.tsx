import { useT } from "~/i18n/react";

const facts = ["free", "days", "returns", "support"] as const;

/** What makes buying easy (spec §9), as figures one sees at a glance. */
export function Facts() {
  const t = useT("home");
  return (
    <ul className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
      {facts.map((fact) => (
        <li key={fact} className="border-t border-chestnut/30 pt-4">
          <p className="font-display text-3xl leading-none">{t(`facts.${fact}.figure`)}</p>
          <p className="mt-3 max-w-60 text-chestnut">{t(`facts.${fact}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

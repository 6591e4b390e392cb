import type { Cents } from "@su-turrone/contract/money";
import { moneyPerKg } from "@su-turrone/contract/formats";
import { useLanguage } from "~/i18n/react";

/**
 * Price per kg, which the law requires next to every price; renders nothing where the law exempts (mixed gift sets).
 */
export function UnitPrice({ perKg }: { perKg: Cents | null }) {
  const language = useLanguage();
  if (perKg === null) return null;
  return (
    <span className="figures text-sm whitespace-nowrap text-chestnut">{moneyPerKg(perKg, language)}</span>
  );
}

import type { Variant } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { stockWord } from "./choose-weight";

/** Availability of the chosen weight: available, only N left, sold out. */
export function Availability({ variant }: { variant: Variant }) {
  const t = useT("catalogue");
  const word = stockWord(variant);
  if (word.kind === "soldOut") return <p className="text-pomegranate">{t("product.weightSoldOut")}</p>;
  return (
    <p className="text-sm text-leaf">
      {word.kind === "few" ? t("product.few", { count: word.count }) : t("product.available")}
    </p>
  );
}

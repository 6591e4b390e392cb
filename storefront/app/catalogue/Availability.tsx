import type { Variant } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { stockStatus } from "./choose-weight";

/** Availability of the chosen weight: available, only N left, sold out. */
export function Availability({ variant }: { variant: Variant }) {
  const t = useT("catalogue");
  const status = stockStatus(variant);
  if (status.kind === "soldOut") return <p className="text-pomegranate">{t("product.weightSoldOut")}</p>;
  return (
    <p className="text-sm text-leaf">
      {status.kind === "few" ? t("product.few", { count: status.count }) : t("product.available")}
    </p>
  );
}

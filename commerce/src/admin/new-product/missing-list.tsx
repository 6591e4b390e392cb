import { Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { MissingRequirement } from "../../features/new-product/new-product-types";

interface Props {
  missing: readonly MissingRequirement[];
  /** Whether there are no unsaved changes. */
  saved: boolean;
}

/** What a new product still needs to be sold, and whether all changes are saved. */
export function MissingList({ missing, saved }: Props) {
  const { t } = useTranslation();
  const names = missing.map((requirement) => t(`newProduct.missing.${requirement}`)).join(", ");
  return (
    <Text size="small" className="text-ui-fg-subtle" role="status">
      {saved && `${t("newProduct.draftSaved")} `}
      {missing.length === 0 ? t("newProduct.complete") : t("newProduct.stillMissing", { names })}
    </Text>
  );
}

import { Checkbox, Label, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LabelData } from "../../modules/food-labels/label-types";
import { sdk } from "../lib/sdk";
import { labelWords } from "./label-words";
import { LoadStatus } from "../components/load-status";

interface Props {
  /** Product whose food label is copied. */
  productId: string;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
}

/**
 * Ingredients and allergens of the copied label, with a checkbox by which the owner confirms that they apply to the new
 * product: a wrong allergen makes people ill.
 */
export function LabelTaken({ productId, confirmed, onConfirmed }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const query = useQuery({
    queryKey: ["food-label", productId],
    queryFn: () => sdk.client.fetch<{ label: LabelData | null }>(`/admin/food-labels/${productId}`),
  });
  const { data } = query;
  if (!data) return <LoadStatus query={query} failed={t("foodLabel.loadFailed")} />;
  if (!data.label) return <Text size="small">{t("foodLabel.copy.none")}</Text>;
  const words = labelWords(data.label, i18n.language, (allergen) => t(`foodLabel.allergens.${allergen}`));
  return (
    <div className="flex flex-col gap-y-2">
      <Text size="small" className="text-ui-fg-subtle">
        {t("newProduct.labelTaken", words)}
      </Text>
      <span className="flex items-center gap-x-2">
        <Checkbox id={id} checked={confirmed} onCheckedChange={(checked) => onConfirmed(checked === true)} />
        <Label size="small" htmlFor={id}>
          {t("newProduct.confirmLabel")}
        </Label>
      </span>
    </div>
  );
}

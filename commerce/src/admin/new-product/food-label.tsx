import { Heading, Text, usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { emptyLabel, type LabelData } from "../../modules/food-labels/label-types";
import { CheckboxField } from "../components/fields";
import { LoadStatus } from "../components/load-status";
import { ActionButton, Hint } from "../components/page-parts";
import { isFilled, labelWords } from "../food-labels/draft";
import { LabelFields } from "../food-labels/label-fields";
import { useLoad } from "../lib/use-load";

const useLabel = (productId: string | null) =>
  useLoad<{ label: LabelData | null }>(["food-label", productId], `/admin/food-labels/${productId}`, {
    enabled: productId !== null,
  });

interface TakenProps {
  /** Product whose food label is copied. */
  productId: string;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
}

/**
 * Ingredients and allergens of the copied label, with a checkbox by which the owner confirms that they apply to the new
 * product: a wrong allergen makes people ill.
 */
export function LabelTaken({ productId, confirmed, onConfirmed }: TakenProps) {
  const { t, i18n } = useTranslation();
  const query = useLabel(productId);
  const { data } = query;
  if (!data) return <LoadStatus query={query} failed={t("foodLabel.loadFailed")} />;
  if (!data.label) return <Text size="small">{t("foodLabel.copy.none")}</Text>;
  const words = labelWords(data.label, i18n.language, (allergen) => t(`foodLabel.allergens.${allergen}`));
  return (
    <div className="flex flex-col gap-y-2">
      <Hint>{t("newProduct.labelTaken", words)}</Hint>
      <CheckboxField label={t("newProduct.confirmLabel")} checked={confirmed} onChecked={onConfirmed} />
    </div>
  );
}

interface OwnProps {
  /** As typed; null if another product's label is copied. */
  label: LabelData | null;
  /** Product whose label is used as a starting point; null for an empty label. */
  from: string | null;
  onLabel: (label: LabelData | null) => void;
}

/** Food information written for the new product, if its ingredients differ from those of all other products. */
export function OwnLabel({ label, from, onLabel }: OwnProps) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const { data } = useLabel(from);

  const drop = async () => {
    const sure =
      label === null ||
      !isFilled(label) ||
      (await ask({
        title: t("newProduct.dropLabel.title"),
        description: t("newProduct.dropLabel.text"),
        confirmText: t("newProduct.dropLabel.drop"),
        cancelText: t("newProduct.dropLabel.keep"),
      }));
    if (sure) onLabel(null);
  };

  if (label === null) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <ActionButton disabled={from !== null && !data} onClick={() => onLabel(data?.label ?? emptyLabel)}>
          {t("newProduct.writeLabel")}
        </ActionButton>
        <Hint>{t("newProduct.writeLabelHint")}</Hint>
      </div>
    );
  }
  return (
    <section className="flex flex-col gap-y-6">
      <Heading level="h2">{t("foodLabel.title")}</Heading>
      <LabelFields draft={label} onChange={onLabel} />
      <div>
        <ActionButton onClick={() => void drop()}>{t("newProduct.dropLabel.drop")}</ActionButton>
      </div>
    </section>
  );
}

import { Button, Heading, Text, usePrompt } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { emptyLabel, type LabelData } from "../../modules/food-labels/label-types";
import { isFilled } from "../food-labels/draft";
import { LabelFields } from "../food-labels/label-fields";
import { sdk } from "../lib/sdk";

interface Props {
  /** As typed; null if another product's label is copied. */
  label: LabelData | null;
  /** Product whose label is used as a starting point; null for an empty label. */
  from: string | null;
  onLabel: (label: LabelData | null) => void;
}

/** Food information written for the new product, if its ingredients differ from those of all other products. */
export function OwnLabel({ label, from, onLabel }: Props) {
  const { t } = useTranslation();
  const ask = usePrompt();
  const { data } = useQuery({
    queryKey: ["food-label", from],
    enabled: from !== null,
    queryFn: () => sdk.client.fetch<{ label: LabelData | null }>(`/admin/food-labels/${from}`),
  });

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
        <Button
          type="button"
          size="small"
          variant="secondary"
          disabled={from !== null && !data}
          onClick={() => onLabel(data?.label ?? emptyLabel)}
        >
          {t("newProduct.writeLabel")}
        </Button>
        <Text size="small" className="text-ui-fg-subtle">
          {t("newProduct.writeLabelHint")}
        </Text>
      </div>
    );
  }
  return (
    <section className="flex flex-col gap-y-6">
      <Heading level="h2">{t("foodLabel.title")}</Heading>
      <LabelFields draft={label} onChange={onLabel} />
      <div>
        <Button type="button" size="small" variant="secondary" onClick={() => void drop()}>
          {t("newProduct.dropLabel.drop")}
        </Button>
      </div>
    </section>
  );
}

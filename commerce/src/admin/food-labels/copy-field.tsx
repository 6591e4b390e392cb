import { Label, Select, Text, usePrompt } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LabelData } from "../../modules/food-labels/label-types";
import { sdk } from "../lib/sdk";
import { useProductNames } from "../lib/use-product-names";

interface Props {
  productId: string;
  /** Whether the form contains data that a copy would replace. */
  filled: boolean;
  onCopy: (label: LabelData) => void;
}

/** Fills the form with the label of another product; asks before replacing data, and does not save. */
export function CopyField({ productId, filled, onCopy }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const ask = usePrompt();
  const others = useProductNames().filter((product) => product.id !== productId);
  const copy = useMutation({
    mutationFn: async (from: string) => {
      const { label } = await sdk.client.fetch<{ label: LabelData | null }>(`/admin/food-labels/${from}`);
      return label;
    },
    onSuccess: (label) => {
      if (label) onCopy(label);
    },
  });

  const choose = async (from: string) => {
    const replace =
      !filled ||
      (await ask({
        title: t("foodLabel.copy.askTitle"),
        description: t("foodLabel.copy.askText"),
        confirmText: t("foodLabel.copy.replace"),
        cancelText: t("foodLabel.copy.keep"),
      }));
    if (replace) copy.mutate(from);
  };

  return (
    <div className="flex flex-col gap-y-1">
      <Label size="small" id={id}>
        {t("foodLabel.copy.label")}
      </Label>
      <Select value="" disabled={copy.isPending} onValueChange={(from) => void choose(from)}>
        <Select.Trigger aria-labelledby={id}>
          <Select.Value placeholder={t("foodLabel.copy.choose")} />
        </Select.Trigger>
        <Select.Content>
          {others.map(({ id: other, name }) => (
            <Select.Item key={other} value={other}>
              {name}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
      <Text size="small" className="text-ui-fg-subtle" role="status">
        {copy.isError && t("foodLabel.loadFailed")}
        {copy.isSuccess && t(copy.data ? "foodLabel.copy.done" : "foodLabel.copy.none")}
      </Text>
    </div>
  );
}

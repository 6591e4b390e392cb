import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { StatusBadge } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { emptyLabel, type LabelData, type MissingPart } from "../../modules/food-labels/label-types";
import { LoadStatus, ActionButton, Panel } from "../components/page-parts";
import { UnsavedPrompt, useConfirmClose } from "../components/unsaved-prompt";
import { LabelForm, LabelState } from "../food-labels/label-form";
import { useStored } from "../lib/server";

interface LabelAnswer {
  label: LabelData | null;
  missing: MissingPart[];
  production: boolean;
  revision: string;
}

/** Shows and edits the food information the law requires before a food is sold. */
const ProductFoodLabel = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const mayClose = useConfirmClose();
  const { query, save } = useStored<LabelAnswer>(
    ["food-label", product.id],
    `/admin/food-labels/${product.id}`,
    {
      saved: t("foodLabel.saved"),
      onSaved: () => {
        setUnsaved(false);
        return client.invalidateQueries({ queryKey: ["food-labels"] });
      },
    },
  );
  const { data } = query;
  const toggle = async () => {
    if (!(await mayClose(open && unsaved))) return;
    setUnsaved(false);
    setOpen(!open);
  };
  const isComplete = data && data.missing.length === 0;

  return (
    <Panel
      title={t("foodLabel.title")}
      aside={
        data && (
          <div className="flex items-center gap-x-3">
            <StatusBadge color={isComplete ? (data.label?.demo ? "orange" : "green") : "red"}>
              {t(isComplete ? "foodLabel.complete" : "foodLabel.incomplete")}
            </StatusBadge>
            <ActionButton aria-expanded={open} onClick={() => void toggle()}>
              {t(open ? "actions.close" : "actions.edit")}
            </ActionButton>
          </div>
        )
      }
    >
      <LoadStatus query={query} failed={t("foodLabel.loadFailed")} />
      {data && (
        <LabelState missing={data.missing} demo={data.label?.demo ?? false} production={data.production} />
      )}
      {data && open && (
        <LabelForm
          key={JSON.stringify(data.label)}
          productId={product.id}
          start={data.label ?? emptyLabel}
          saving={save.isPending}
          onSave={save.mutate}
          onUnsaved={setUnsaved}
        />
      )}
      <UnsavedPrompt unsaved={open && unsaved} />
    </Panel>
  );
};

export const config = defineWidgetConfig({ zone: "product.details.after" });

export default ProductFoodLabel;

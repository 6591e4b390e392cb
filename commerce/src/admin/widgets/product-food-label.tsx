import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, StatusBadge, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { emptyLabel, type LabelData, type MissingPart } from "../../modules/food-labels/label-types";
import { UnsavedPrompt, useConfirmClose } from "../components/unsaved-prompt";
import { LabelForm } from "../food-labels/label-form";
import { LabelState } from "../food-labels/label-state";
import { basedOn, sdk } from "../lib/sdk";
import { LoadStatus } from "../components/load-status";

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
  const path = `/admin/food-labels/${product.id}`;
  const queryKey = ["food-label", product.id];
  const query = useQuery({ queryKey, queryFn: () => sdk.client.fetch<LabelAnswer>(path) });
  const { data } = query;
  const save = useMutation({
    mutationFn: (body: LabelData) =>
      sdk.client.fetch<LabelAnswer>(path, {
        method: "POST",
        headers: basedOn(data?.revision ?? ""),
        body,
      }),
    onSuccess: async (answer) => {
      setUnsaved(false);
      client.setQueryData(queryKey, answer);
      toast.success(t("foodLabel.saved"));
      await client.invalidateQueries({ queryKey: ["food-labels"] });
    },
    onError: (error) => toast.error(error.message),
  });
  const toggle = async () => {
    if (!(await mayClose(open && unsaved))) return;
    setUnsaved(false);
    setOpen(!open);
  };
  const isComplete = data && data.missing.length === 0;

  return (
    <Container className="flex flex-col gap-y-4">
      <div className="flex items-center justify-between">
        <div className="flex items-center gap-x-3">
          <Heading level="h2">{t("foodLabel.title")}</Heading>
          {data && (
            <StatusBadge color={isComplete ? (data.label?.demo ? "orange" : "green") : "red"}>
              {t(isComplete ? "foodLabel.complete" : "foodLabel.incomplete")}
            </StatusBadge>
          )}
        </div>
        {data && (
          <Button size="small" variant="secondary" aria-expanded={open} onClick={() => void toggle()}>
            {t(open ? "foodLabel.close" : "foodLabel.edit")}
          </Button>
        )}
      </div>
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
          onSave={(label) => save.mutate(label)}
          onUnsaved={setUnsaved}
        />
      )}
      <UnsavedPrompt unsaved={open && unsaved} />
    </Container>
  );
};

export const config = defineWidgetConfig({ zone: "product.details.after" });

export default ProductFoodLabel;

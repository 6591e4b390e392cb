import { Button, Label, Select, Text, toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { BatchBody } from "../../features/batches/validators";
import { LabelledField } from "../components/labelled-field";
import { UnsavedPrompt } from "../components/unsaved-prompt";
import { namesIn, sdk } from "../lib/sdk";
import { useProductNames } from "../lib/use-product-names";
import { batchesKey } from "./batches-key";

const empty: BatchBody = { product_id: "", code: "", best_before: "" };

/** Records a batch; the product stays selected for the next one. */
export function NewBatchForm() {
  const { t, i18n } = useTranslation();
  const id = useId();
  const client = useQueryClient();
  const products = useProductNames();
  const [typed, setTyped] = useState(empty);
  const change = (part: Partial<BatchBody>) => setTyped((before) => ({ ...before, ...part }));
  const create = useMutation({
    mutationFn: (body: BatchBody) =>
      sdk.client.fetch("/admin/batches", { method: "POST", body, ...namesIn(i18n.language) }),
    onSuccess: async () => {
      toast.success(t("batches.saved"));
      change({ code: "", best_before: "" });
      // a list request still in flight does not contain the new batch yet
      await client.cancelQueries({ queryKey: [batchesKey] });
      await client.invalidateQueries({ queryKey: [batchesKey] });
    },
    onError: (error) => toast.error(t("batches.notSaved"), { description: error.message }),
  });
  const complete = typed.product_id !== "" && typed.code.trim() !== "" && typed.best_before !== "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (complete && !create.isPending) create.mutate(typed);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-y-3 py-2">
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-3">
        <div className="flex flex-col gap-y-1">
          <Label size="small" id={id}>
            {t("batches.product")}
          </Label>
          <Select
            size="small"
            value={typed.product_id}
            onValueChange={(product_id) => change({ product_id })}
          >
            <Select.Trigger aria-labelledby={id}>
              <Select.Value placeholder={t("batches.choose")} />
            </Select.Trigger>
            <Select.Content>
              {products.map((product) => (
                <Select.Item key={product.id} value={product.id}>
                  {product.name}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
        <LabelledField
          label={t("batches.code")}
          maxLength={40}
          value={typed.code}
          onValue={(code) => change({ code })}
        />
        <LabelledField
          label={t("batches.bestBefore")}
          type="date"
          value={typed.best_before}
          onValue={(best_before) => change({ best_before })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="small"
          variant="secondary"
          disabled={!complete}
          isLoading={create.isPending}
        >
          {t("batches.add")}
        </Button>
        <Text size="small" className="text-ui-fg-subtle">
          {t("batches.addHint")}
        </Text>
      </div>
      <UnsavedPrompt unsaved={typed.code.trim() !== "" || typed.best_before !== ""} />
    </form>
  );
}

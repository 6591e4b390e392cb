import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { BatchBody } from "../../features/batches/save-batch";
import { SelectField, TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { UnsavedPrompt } from "../components/unsaved-prompt";
import { api, useAction, useProductNames } from "../lib/server";

export const batchesKey = "batches";

const empty: BatchBody = { product_id: "", code: "", best_before: "" };

/** Records a batch; the product stays selected for the next one. */
export function NewBatchForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const products = useProductNames();
  const [typed, setTyped] = useState(empty);
  const change = (part: Partial<BatchBody>) => setTyped((before) => ({ ...before, ...part }));
  const create = useAction({
    send: (body: BatchBody) => api.post("/admin/batches", body),
    done: t("batches.saved"),
    onDone: () => {
      change({ code: "", best_before: "" });
      // a list request still in flight does not contain the new batch yet
      return client.cancelQueries({ queryKey: [batchesKey] });
    },
    failed: t("batches.notSaved"),
    refetch: [batchesKey],
  });
  const complete = typed.product_id !== "" && typed.code.trim() !== "" && typed.best_before !== "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (complete && !create.isPending) create.mutate(typed);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-y-3 py-2">
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-3">
        <SelectField
          label={t("batches.product")}
          placeholder={t("batches.choose")}
          value={typed.product_id}
          options={products}
          onValue={(product_id) => change({ product_id })}
        />
        <TextField
          label={t("batches.code")}
          maxLength={40}
          value={typed.code}
          onValue={(code) => change({ code })}
        />
        <TextField
          label={t("batches.bestBefore")}
          type="date"
          value={typed.best_before}
          onValue={(best_before) => change({ best_before })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton type="submit" disabled={!complete} isLoading={create.isPending}>
          {t("batches.add")}
        </ActionButton>
        <Hint>{t("batches.addHint")}</Hint>
      </div>
      <UnsavedPrompt unsaved={typed.code.trim() !== "" || typed.best_before !== ""} />
    </form>
  );
}

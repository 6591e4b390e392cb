import { StatusBadge } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BatchesAnswer } from "../../../features/batches/read-batches";
import { Form, SelectField, TextField } from "../../components/fields";
import { ListPage } from "../../components/list-page";
import { DeleteButton, useDeleteEntry } from "../../components/list-tools";
import { ActionButton, Hint, TextLink } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { usePaged, api, useAction, useProductNames } from "../../lib/server";
import { AuditLog } from "../../people/audit-log";
import { useIsOwner } from "../../people/staff-role";
import { useQueryClient } from "@tanstack/react-query";
import type { BatchBody } from "../../../features/batches/save-batch";
import { UnsavedPrompt, useDraft } from "../../components/unsaved-prompt";

const batchesKey = "batches";

const empty: BatchBody = { product_id: "", code: "", best_before: "" };

/** Records a batch; the product stays selected for the next one. */
function NewBatchForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const products = useProductNames();
  const { draft: typed, change } = useDraft(empty);
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

  return (
    <Form
      busy={create.isPending}
      onSubmit={() => complete && create.mutate(typed)}
      className="flex flex-col gap-y-3 py-2"
    >
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-3">
        <SelectField
          label={t("lists.product")}
          placeholder={t("lists.choose")}
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
    </Form>
  );
}

/** "Batches": production batches, their best-before dates, and who received them. */
const BatchesPage = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const isOwner = useIsOwner();
  const [q, setQ] = useState("");
  const list = usePaged<BatchesAnswer>(batchesKey, "/admin/batches", { q });
  const deletion = useDeleteEntry(batchesKey, "/admin/batches");

  return (
    <div className="flex flex-col gap-y-3">
      <ListPage
        words="batches"
        filter={
          <>
            <NewBatchForm />
            <TextField label={t("batches.search")} value={q} onValue={setQ} />
          </>
        }
        list={list}
        rows={list.data?.batches}
        columns={[
          {
            title: t("lists.product"),
            cell: ({ product }) => product || t("batches.deletedProduct"),
          },
          {
            title: t("batches.code"),
            cell: ({ code, in_use: inUse }) => (
              <span className="flex flex-wrap items-center gap-2">
                {code}
                {inUse && <StatusBadge color="green">{t("batches.inUse")}</StatusBadge>}
              </span>
            ),
          },
          { title: t("batches.bestBefore"), cell: ({ best_before: day }) => date(day) },
          {
            title: t("batches.sent"),
            cell: ({ id, orders }) => {
              if (orders === 0) return null;
              const text = t("batches.orders", { count: orders });
              if (!isOwner) return text;
              return <TextLink to={`/batches/${id}`}>{text}</TextLink>;
            },
          },
          {
            title: "",
            cell: ({ id, code, product, orders }) =>
              orders === 0 &&
              isOwner && (
                <DeleteButton deletion={deletion} id={id} words="batches" values={{ code, product }} />
              ),
          },
        ]}
      />
      {isOwner && <AuditLog area="batches" />}
    </div>
  );
};

export default BatchesPage;

import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Tag } from "@medusajs/icons";
import { Button, StatusBadge, Table } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { BatchesAnswer } from "../../../features/batches/batch-types";
import { batchesKey } from "../../batches/batches-key";
import { NewBatchForm } from "../../batches/new-batch-form";
import { LabelledField } from "../../components/labelled-field";
import { linkStyle } from "../../components/link-style";
import { ListPage } from "../../components/list-page";
import { useDeleteEntry } from "../../lib/use-delete-entry";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/use-paged";
import { useIsOwner } from "../../people/use-is-owner";

/** "Batches": production batches, their best-before dates, and who received them. */
const BatchesPage = () => {
  const { t, i18n } = useTranslation();
  const { date } = useFormats();
  const isOwner = useIsOwner();
  const [q, setQ] = useState("");
  const list = usePaged<BatchesAnswer>(batchesKey, "/admin/batches", {
    filter: { q },
    language: i18n.language,
  });
  const { remove, isPending } = useDeleteEntry(batchesKey, "/admin/batches");

  return (
    <ListPage
      texts={{
        title: t("batches.title"),
        hint: t("batches.hint"),
        loadFailed: t("batches.loadFailed"),
        none: t("batches.none"),
        columns: [t("batches.product"), t("batches.code"), t("batches.bestBefore"), t("batches.sent"), ""],
      }}
      filter={
        <>
          <NewBatchForm />
          <LabelledField label={t("batches.search")} value={q} onValue={setQ} />
        </>
      }
      list={list}
      rows={list.data?.batches}
      row={({ id, product, code, best_before: day, in_use: inUse, orders }) => (
        <Table.Row key={id}>
          <Table.Cell>{product || t("batches.deletedProduct")}</Table.Cell>
          <Table.Cell>
            <span className="flex flex-wrap items-center gap-2">
              {code}
              {inUse && <StatusBadge color="green">{t("batches.inUse")}</StatusBadge>}
            </span>
          </Table.Cell>
          <Table.Cell>{date(day)}</Table.Cell>
          <Table.Cell>
            {orders > 0 && isOwner && (
              <Link to={`/batches/${id}`} className={linkStyle}>
                {t("batches.orders", { count: orders })}
              </Link>
            )}
            {orders > 0 && !isOwner && t("batches.orders", { count: orders })}
          </Table.Cell>
          <Table.Cell>
            {orders === 0 && isOwner && (
              <Button
                size="small"
                variant="secondary"
                disabled={isPending}
                aria-label={t("batches.deleteOne", { code, product })}
                onClick={() =>
                  void remove(id, {
                    title: t("batches.deleteTitle"),
                    description: t("batches.deleteText", { code, product }),
                  })
                }
              >
                {t("lists.delete")}
              </Button>
            )}
          </Table.Cell>
        </Table.Row>
      )}
    />
  );
};

export const config = defineRouteConfig({
  label: "batches.title",
  icon: Tag,
  translationNs: "translation",
});

export default BatchesPage;

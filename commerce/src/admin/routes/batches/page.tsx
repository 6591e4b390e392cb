import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Tag } from "@medusajs/icons";
import { StatusBadge } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { BatchesAnswer } from "../../../features/batches/batch-types";
import { batchesKey, NewBatchForm } from "../../batches/new-batch-form";
import { TextField } from "../../components/fields";
import { ListPage } from "../../components/list-page";
import { DeleteButton, useDeleteEntry } from "../../components/list-tools";
import { linkStyle } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/server";
import { useIsOwner } from "../../people/staff-role";

/** "Batches": production batches, their best-before dates, and who received them. */
const BatchesPage = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const isOwner = useIsOwner();
  const [q, setQ] = useState("");
  const list = usePaged<BatchesAnswer>(batchesKey, "/admin/batches", { q });
  const deletion = useDeleteEntry(batchesKey, "/admin/batches");

  return (
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
          title: t("batches.product"),
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
            return (
              <Link to={`/batches/${id}`} className={linkStyle}>
                {text}
              </Link>
            );
          },
        },
        {
          title: "",
          cell: ({ id, code, product, orders }) =>
            orders === 0 &&
            isOwner && (
              <DeleteButton
                deletion={deletion}
                id={id}
                words="batches"
                values={{ code, product }}
              />
            ),
        },
      ]}
    />
  );
};

export const config = defineRouteConfig({ label: "batches.title", icon: Tag, translationNs: "translation" });

export default BatchesPage;

import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArchiveBox } from "@medusajs/icons";
import { StatusBadge, Table, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import {
  stockFilters,
  type StockAnswer,
  type StockFilter,
  type StockRow,
} from "../../../features/stock/stock-types";
import { linkStyle } from "../../components/link-style";
import { ListFilter } from "../../components/list-filter";
import { ListPage } from "../../components/list-page";
import { usePaged } from "../../lib/use-paged";
import { useIsOwner } from "../../people/use-is-owner";
import { AvailableField } from "../../stock/available-field";
import { StockHistory } from "../../stock/stock-history";
import { stockKey } from "../../stock/use-set-available";
import { pictureAddress } from "../../components/picture-address";

/** Moves the focus to the stock field above or below; returns false if there is none. */
function moveFrom(field: HTMLInputElement, by: 1 | -1): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-stock-field]")];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  return next !== undefined;
}

/** Available quantity of a weight: a field, or the reason why it cannot be edited. */
function Available({ row }: { row: StockRow }) {
  const { t } = useTranslation();
  if (row.not_editable === null) return <AvailableField row={row} onMove={moveFrom} />;
  return (
    <Text size="small">
      {row.not_editable === "not_counted" ? "" : `${row.available} · `}
      {t(`stock.reasons.${row.not_editable}`)}
    </Text>
  );
}

/** "Stock": all weights in one table; the edited number is the quantity available for sale. */
const StockPage = () => {
  const { t, i18n } = useTranslation();
  const isOwner = useIsOwner();
  const [parameters] = useSearchParams();
  // "Today" links here with the SKU of a low-stock item
  const [q, setQ] = useState(parameters.get("q") ?? "");
  const [show, setShow] = useState<StockFilter>("all");
  const list = usePaged<StockAnswer>(stockKey, "/admin/stock", {
    filter: { q, show },
    language: i18n.language,
  });
  const columns = ["product", "sku", "available", "reserved", "waiting"] as const;

  return (
    <ListPage
      texts={{
        title: t("stock.title"),
        hint: t("stock.hint"),
        loadFailed: t("stock.loadFailed"),
        none: t("stock.none"),
        columns: [...columns.map((name) => t(`stock.${name}`)), ""],
      }}
      filter={
        <ListFilter
          search={{
            label: t("stock.search"),
            value: q,
            onValue: setQ,
          }}
          choice={{
            label: t("stock.show"),
            value: show,
            choices: stockFilters,
            nameOf: (one) => t(`stock.filters.${one}`),
            onValue: setShow,
          }}
        />
      }
      list={list}
      rows={list.data?.stock}
      row={(row) => (
        <Table.Row key={row.variant_id}>
          <Table.Cell>
            <div className="flex items-center gap-x-3 py-1">
              {row.thumbnail && (
                <img
                  src={pictureAddress(row.thumbnail)}
                  alt=""
                  width={32}
                  height={40}
                  className="h-10 w-8 rounded object-cover"
                />
              )}
              <div>
                {isOwner ? (
                  <Link to={`/products/${row.product_id}`} className={linkStyle}>
                    {row.product}
                  </Link>
                ) : (
                  row.product
                )}
                , {row.variant}
              </div>
            </div>
          </Table.Cell>
          <Table.Cell>{row.sku}</Table.Cell>
          <Table.Cell>
            <div className="flex flex-wrap items-center gap-2 py-1">
              <Available row={row} />
              {row.low && (
                <StatusBadge color={row.available <= 0 ? "red" : "orange"}>
                  {t(row.available <= 0 ? "stock.soldOut" : "stock.low")}
                </StatusBadge>
              )}
            </div>
          </Table.Cell>
          <Table.Cell>{row.reserved > 0 && t("stock.reservedPacks", { count: row.reserved })}</Table.Cell>
          <Table.Cell>{row.waiting > 0 && t("stock.waitingPeople", { count: row.waiting })}</Table.Cell>
          <Table.Cell>{row.not_editable === null && <StockHistory row={row} />}</Table.Cell>
        </Table.Row>
      )}
    />
  );
};

export const config = defineRouteConfig({
  label: "stock.title",
  icon: ArchiveBox,
  translationNs: "translation",
});

export default StockPage;

import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArchiveBox } from "@medusajs/icons";
import { StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { stockFilters, type StockAnswer, type StockRow } from "../../../features/stock/stock-types";
import { ListPage } from "../../components/list-page";
import { useListFilter } from "../../components/list-tools";
import { TextLink } from "../../components/page-parts";
import { pictureAddress } from "../../lib/pictures";
import { usePaged } from "../../lib/server";
import { useIsOwner } from "../../people/staff-role";
import { AvailableField, stockKey } from "../../stock/available-field";
import { StockHistory } from "../../stock/stock-history";

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
  const { t } = useTranslation();
  const isOwner = useIsOwner();
  const [parameters] = useSearchParams();
  // "Today" links here with the SKU of a low-stock item
  const { q, show, fields } = useListFilter("stock", stockFilters, { q: parameters.get("q") });
  const list = usePaged<StockAnswer>(stockKey, "/admin/stock", { q, show });

  return (
    <ListPage
      words="stock"
      filter={fields}
      list={list}
      rows={list.data?.stock}
      keyOf={({ variant_id: id }) => id}
      columns={[
        {
          title: t("lists.product"),
          cell: ({ thumbnail, product_id: id, product, variant }) => (
            <div className="flex items-center gap-x-3 py-1">
              {thumbnail && (
                <img
                  src={pictureAddress(thumbnail)}
                  alt=""
                  width={32}
                  height={40}
                  className="h-10 w-8 rounded object-cover"
                />
              )}
              <div>
                {isOwner ? <TextLink to={`/products/${id}`}>{product}</TextLink> : product}, {variant}
              </div>
            </div>
          ),
        },
        { title: t("stock.sku"), cell: ({ sku }) => sku },
        {
          title: t("stock.available"),
          cell: (row) => (
            <div className="flex flex-wrap items-center gap-2 py-1">
              <Available row={row} />
              {row.low && (
                <StatusBadge color={row.available <= 0 ? "red" : "orange"}>
                  {t(row.available <= 0 ? "stock.soldOut" : "stock.low")}
                </StatusBadge>
              )}
            </div>
          ),
        },
        {
          title: t("stock.reserved"),
          cell: ({ reserved: count }) => count > 0 && t("stock.reservedPacks", { count }),
        },
        {
          title: t("stock.waiting"),
          cell: ({ waiting: count }) => count > 0 && t("stock.waitingPeople", { count }),
        },
        { title: "", cell: (row) => row.not_editable === null && <StockHistory row={row} /> },
      ]}
    />
  );
};

export const config = defineRouteConfig({
  label: "stock.title",
  icon: ArchiveBox,
  translationNs: "translation",
});

export default StockPage;

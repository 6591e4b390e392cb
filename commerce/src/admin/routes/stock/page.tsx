import { StatusBadge, Text, Drawer } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import {
  stockFilters,
  type StockAnswer,
  type StockRow,
  type StockMovementRow,
  type StockMovementsAnswer,
} from "../../../features/stock/stock-types";
import { ListPage, ListPagination } from "../../components/list-page";
import { useListFilter } from "../../components/list-tools";
import { TextLink, ActionButton, Hint, LoadStatus, Strong, Thumbnail } from "../../components/page-parts";
import { usePaged } from "../../lib/server";
import { productPath } from "../../new-product/drafts";
import { useIsOwner } from "../../people/staff-role";
import { AvailableField, stockKey } from "../../stock/available-field";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "../../lib/use-formats";

const historyKey = (variantId: string): string => `stock-history ${variantId}`;

/** Signed quantity: "+20" or "−3". */
const signed = (difference: number): string => `${difference > 0 ? "+" : "−"}${Math.abs(difference)}`;

/** A stock movement: kind, quantity, resulting stock, time, user and order. */
function Movement({ movement }: { movement: StockMovementRow }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { kind, difference, stocked, at, by, order, batch } = movement;
  return (
    <li className="border-ui-border-base border-b py-3 last:border-b-0">
      <div className="flex flex-wrap justify-between gap-x-4">
        <Strong>{t(`stock.history.kinds.${kind}`)}</Strong>
        <Text size="small">
          <strong>{signed(difference)}</strong>, {t("stock.history.left", { pieces: stocked })}
        </Text>
      </div>
      <Hint className="[overflow-wrap:anywhere]">
        {[dateTime(at), by, batch && t("stock.history.batch", { code: batch })].filter(Boolean).join(" · ")}
        {order && (
          <>
            {" · "}
            <TextLink to={`/orders/${order.id}`}>{t("today.order", { number: order.number })}</TextLink>
          </>
        )}
      </Hint>
    </li>
  );
}

function Movements({ variantId }: { variantId: string }) {
  const { t } = useTranslation();
  const list = usePaged<StockMovementsAnswer>(historyKey(variantId), `/admin/stock/${variantId}/movements`);
  return (
    <>
      <LoadStatus query={list} failed={t("stock.history.loadFailed")} />
      {list.data?.count === 0 && <Text size="small">{t("stock.history.none")}</Text>}
      <ul>
        {list.data?.movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ul>
      <ListPagination list={list} />
    </>
  );
}

export function StockHistory({ row }: { row: StockRow }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const name = `${row.product}, ${row.variant}`;

  function show(now: boolean) {
    setOpen(now);
    // stock may have changed since the history was last opened
    if (now) void client.invalidateQueries({ queryKey: [historyKey(row.variant_id)] });
  }

  return (
    <Drawer open={open} onOpenChange={show}>
      <Drawer.Trigger asChild>
        <ActionButton aria-label={t("stock.history.openOf", { name })}>
          {t("stock.history.open")}
        </ActionButton>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{t("stock.history.title")}</Drawer.Title>
          <Drawer.Description>{t("stock.history.hint", { name })}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="overflow-y-auto">
          {open && <Movements variantId={row.variant_id} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  );
}

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
              <Thumbnail picture={thumbnail} />
              <div>
                {isOwner ? <TextLink to={productPath(id)}>{product}</TextLink> : product}, {variant}
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

export default StockPage;

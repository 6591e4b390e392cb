import { Drawer, Text } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StockMovementRow, StockMovementsAnswer, StockRow } from "../../features/stock/stock-types";
import { ListPagination } from "../components/list-page";
import { ActionButton, Hint, LoadStatus, Strong, TextLink } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { usePaged } from "../lib/server";

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

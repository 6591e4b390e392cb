import { Alert, Checkbox, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PackingOrder } from "../../features/today/packing-order";
import type { ShipRefusal } from "../../features/fulfilment/ship-orders";
import { Hint, Thumbnail } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { ParcelsLeft } from "../orders/gift-parcels";
import { PackingNotes } from "../orders/buyer-requests";

const hourMs = 60 * 60 * 1000;

/** Time elapsed since `since`: whole hours, or whole days from two days on. */
function waitingTime(since: string, now: number): { unit: "now" | "hours" | "days"; count: number } {
  const hours = Math.floor((now - Date.parse(since)) / hourMs);
  if (hours < 1) return { unit: "now", count: 0 };
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}

interface Props {
  order: PackingOrder;
  /** Time of the response (ms) that contained the order. */
  now: number;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Why the order was refused when it was last shipped. */
  refusal: ShipRefusal | undefined;
}

export function PackingCard({ order, now, selected, onSelect, refusal }: Props) {
  const { t } = useTranslation();
  const { country, date, weight } = useFormats();
  const { unit, count } = waitingTime(order.waiting_since, now);
  const place = [order.city, order.country && country(order.country)];
  return (
    <article
      className="flex flex-col gap-y-2 px-4 py-4 sm:px-6"
      aria-label={t("today.order", { number: order.number })}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 items-center gap-x-3">
          <Checkbox
            aria-label={t("orderList.select", { number: order.number })}
            checked={selected}
            onCheckedChange={(checked) => onSelect(checked === true)}
          />
          <Link
            to={`/orders/${order.id}`}
            className="txt-compact-medium-plus text-ui-fg-base min-w-0 underline"
          >
            {t("today.orderOf", { number: order.number, name: order.name })}
          </Link>
        </span>
        <Hint>{t(`today.waiting.${unit}`, { count })}</Hint>
      </div>
      <Text size="small">{[order.company, ...place].filter(Boolean).join(" · ")}</Text>
      {refusal && <Alert variant="error">{t(`today.refused.${refusal}`)}</Alert>}
      {order.withdrawal_due !== null && (
        <Alert variant="warning">{t("today.withdrawn", { date: date(order.withdrawal_due) })}</Alert>
      )}
      {order.disputed && <Alert variant="warning">{t("today.disputed")}</Alert>}
      <ParcelsLeft open={order} />
      {order.partly_sent && <Text size="small">{t("today.partlySent")}</Text>}
      <ul className="flex flex-col gap-y-1">
        {order.lines.map(({ id, name, thumbnail, quantity }) => (
          <li key={id} className="txt-small flex items-center gap-x-2 break-words">
            <Thumbnail picture={thumbnail} />
            <span className="txt-compact-small-plus whitespace-nowrap">{quantity} ×</span>
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </ul>
      {order.total_grams > 0 && <Hint>{weight(order.total_grams)}</Hint>}
      <PackingNotes requests={order} />
      {order.invoice && (
        <Text size="small">
          {[t("buyerRequests.invoice"), order.invoice.company].filter(Boolean).join(": ")}
        </Text>
      )}
    </article>
  );
}

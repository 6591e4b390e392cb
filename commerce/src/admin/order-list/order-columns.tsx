import { Checkbox, StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OrderStatus } from "@su-turrone/contract/orders";
import type { OrderListRow } from "../../features/order-list/order-list-types";
import type { Column } from "../components/list-page";
import { Hint, linkStyle } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";

const colours = {
  pending: "orange",
  processing: "blue",
  shipped: "purple",
  delivered: "green",
  cancelled: "grey",
  refund_due: "orange",
  refunded: "grey",
  charged_back: "red",
} as const satisfies Readonly<Record<OrderStatus, string>>;

interface Selection {
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** Columns of the list of orders. @param selection null if there are no bulk actions */
export function useOrderColumns(selection: Selection | null): Column<OrderListRow>[] {
  const { t } = useTranslation();
  const { money, dateTime, country } = useFormats();

  function select(id: string, wanted: boolean) {
    const next = new Set(selection?.chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    selection?.onChoose(next);
  }

  return [
    {
      title: t("orderList.number"),
      cell: ({ id, number }) => (
        <span className="flex items-center gap-x-3">
          {selection && (
            <Checkbox
              aria-label={t("orderList.select", { number })}
              checked={selection.chosen.has(id)}
              onCheckedChange={(checked) => select(id, checked === true)}
            />
          )}
          <Link to={`/orders/${id}`} className={linkStyle}>
            #{number}
          </Link>
        </span>
      ),
    },
    { title: t("orderList.placed"), cell: ({ placed_at: at }) => dateTime(at) },
    {
      title: t("orderList.recipient"),
      cell: (order) => (
        <div className="py-1">
          {order.name}
          <Hint size="xsmall">
            {order.city}, {country(order.country)}
          </Hint>
        </div>
      ),
    },
    {
      title: t("orderList.goods"),
      cell: (order) => {
        const notes = [
          [t("orderList.note"), order.notes],
          [t("orderList.gift"), order.gift_message],
          [t("buyerRequests.gift"), order.gift && !order.gift_message ? t("buyerRequests.giftNoCard") : ""],
        ].filter(([, text]) => text);
        return (
          <div className="whitespace-normal py-1">
            <ul>
              {order.goods.map(({ name, quantity }, index) => (
                <li key={index}>
                  {quantity} × {name}
                </li>
              ))}
            </ul>
            {notes.map(([what, text]) => (
              <Hint key={what} size="xsmall">
                {what}: {text}
              </Hint>
            ))}
          </div>
        );
      },
    },
    { title: t("orderList.total"), cell: ({ total_cents: cents }) => money(cents) },
    {
      title: t("orderList.status"),
      cell: ({ status, partly, withdrawal }) => (
        <div className="flex flex-wrap gap-1 py-1">
          <StatusBadge color={colours[status]}>
            {[
              t(`orderStatus.statuses.${status}`),
              partly.map((what) => t(`orderStatus.partly.${what}`)).join(", "),
            ]
              .filter(Boolean)
              .join(" · ")}
          </StatusBadge>
          {withdrawal && <StatusBadge color="red">{t("orderList.withdrawal")}</StatusBadge>}
        </div>
      ),
    },
  ];
}

import { Checkbox, StatusBadge, Table, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OrderStatus } from "@su-turrone/contract/orders";
import type { OrderListRow } from "../../features/order-list/order-list-types";
import { linkStyle } from "../components/link-style";
import { useFormats } from "../lib/use-formats";

const colours = {
  pending: "orange",
  processing: "blue",
  shipped: "purple",
  delivered: "green",
  cancelled: "grey",
  refund_due: "orange",
  refunded: "grey",
} as const satisfies Readonly<Record<OrderStatus, string>>;

interface Props {
  order: OrderListRow;
  /** Selection state and its setter; undefined if there are no bulk actions. */
  selection: { selected: boolean; onSelect: (selected: boolean) => void } | undefined;
}

/** An order in the list of orders. */
export function OrderRow({ order, selection }: Props) {
  const { t } = useTranslation();
  const { money, dateTime, country } = useFormats();
  const partly = order.partly.map((what) => t(`orderStatus.partly.${what}`)).join(", ");
  const notes = [
    [t("orderList.note"), order.notes],
    [t("orderList.gift"), order.gift_message],
    [t("buyerRequests.gift"), order.gift && !order.gift_message ? t("buyerRequests.giftNoCard") : ""],
  ].filter(([, text]) => text);
  return (
    <Table.Row>
      <Table.Cell>
        <span className="flex items-center gap-x-3">
          {selection && (
            <Checkbox
              aria-label={t("orderList.select", { number: order.number })}
              checked={selection.selected}
              onCheckedChange={(checked) => selection.onSelect(checked === true)}
            />
          )}
          <Link to={`/orders/${order.id}`} className={linkStyle}>
            #{order.number}
          </Link>
        </span>
      </Table.Cell>
      <Table.Cell>{dateTime(order.placed_at)}</Table.Cell>
      <Table.Cell>
        <div className="py-1">
          {order.name}
          <Text size="xsmall" className="text-ui-fg-subtle">
            {order.city}, {country(order.country)}
          </Text>
        </div>
      </Table.Cell>
      <Table.Cell>
        <div className="whitespace-normal py-1">
          <ul>
            {order.goods.map(({ name, quantity }, index) => (
              <li key={index}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          {notes.map(([what, text]) => (
            <Text key={what} size="xsmall" className="text-ui-fg-subtle">
              {what}: {text}
            </Text>
          ))}
        </div>
      </Table.Cell>
      <Table.Cell>{money(order.total_cents)}</Table.Cell>
      <Table.Cell>
        <div className="flex flex-wrap gap-1 py-1">
          <StatusBadge color={colours[order.status]}>
            {t(`orderStatus.statuses.${order.status}`)}
            {partly && ` · ${partly}`}
          </StatusBadge>
          {order.withdrawal && <StatusBadge color="red">{t("orderList.withdrawal")}</StatusBadge>}
        </div>
      </Table.Cell>
    </Table.Row>
  );
}

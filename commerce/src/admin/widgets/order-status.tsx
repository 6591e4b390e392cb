import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useFormats } from "../lib/use-formats";
import type { OrderStatus } from "@su-turrone/contract/orders";
import { BookkeepingNotes } from "../orders/buyer-requests";
import { useFulfilmentPanel } from "../orders/fulfilment-panel";
import { OrderMails } from "../orders/order-mails";
import { OrderHeadStyle } from "../orders/order-head-style";
import { OrderMoney } from "../orders/order-money";
import { OrderIssues } from "../orders/order-issues";
import { useIsOwner } from "../people/use-is-owner";
import { linkStyle } from "../components/link-style";
import { LoadStatus } from "../components/load-status";

const colours: Readonly<Record<OrderStatus, "orange" | "blue" | "purple" | "green" | "red" | "grey">> = {
  pending: "orange",
  processing: "blue",
  shipped: "purple",
  delivered: "green",
  cancelled: "red",
  refund_due: "orange",
  refunded: "grey",
};

/** Copies the buyer's link to the order. */
function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(t("orderStatus.copied"));
  };
  return (
    <Button size="small" variant="secondary" onClick={copy}>
      {t("orderStatus.copyLink")}
    </Button>
  );
}

/**
 * Status and history of the order as the buyer sees them, with the possible next actions; for owners also its mails.
 */
const OrderStatusWidget = ({ data: order }: DetailWidgetProps<AdminOrder>) => {
  const { t } = useTranslation();
  const { alternatives, dateTime, money } = useFormats();
  const isOwner = useIsOwner();
  const panel = useFulfilmentPanel(order);
  const { data } = panel;
  return (
    <>
      <OrderHeadStyle />
      <Container className="flex flex-col gap-y-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading level="h2">{t("orderStatus.title")}</Heading>
          {data && (
            <StatusBadge color={colours[data.order.status]}>
              {t(`orderStatus.statuses.${data.order.status}`)}
            </StatusBadge>
          )}
        </div>
        <LoadStatus query={panel} failed={t("orderStatus.loadFailed")} />
        {data && (
          <>
            <OrderIssues issues={data.issues} />
            {isOwner && <OrderMoney orderId={order.id} answer={data} />}
            {data.order.partly.map((part) => (
              <Text key={part} size="small" weight="plus">
                {t(`orderStatus.partly.${part}`)}
              </Text>
            ))}
            <ol className="flex flex-col gap-y-1">
              {data.order.timeline.map(({ what, at, amount_cents }, index) => (
                <li key={index} className="flex flex-wrap justify-between gap-x-3">
                  <Text size="small">
                    {t(`orderStatus.events.${what}`)}
                    {amount_cents !== undefined && ` · ${money(amount_cents)}`}
                  </Text>
                  <Text size="small" className="text-ui-fg-subtle">
                    {dateTime(at)}
                  </Text>
                </li>
              ))}
            </ol>
            {(isOwner || data.actions.length > 0) && (
              <Text size="small" className="text-ui-fg-subtle">
                {data.actions.length === 0
                  ? t("orderStatus.ended")
                  : t("orderStatus.next", {
                      actions: alternatives(data.actions.map((action) => t(`orderStatus.actions.${action}`))),
                    })}
              </Text>
            )}
            <BookkeepingNotes requests={data.requests} reference={data.transfer_reference} />
            {data.documents.map(({ id, kind, label }) => (
              <a key={id} href={`/admin/documents/${id}/pdf`} className={`txt-small ${linkStyle}`}>
                {t(`invoices.kinds.${kind}`)} {label} (PDF)
              </a>
            ))}
            {data.link !== null && <CopyLink link={data.link} />}
          </>
        )}
      </Container>
      {isOwner && <OrderMails orderId={order.id} />}
    </>
  );
};

export const config = defineWidgetConfig({ zone: "order.details.side.before" });

export default OrderStatusWidget;

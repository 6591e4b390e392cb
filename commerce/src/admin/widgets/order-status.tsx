import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { StatusBadge, Text, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { LoadStatus, ActionButton, Hint, linkStyle, Panel } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { BookkeepingNotes } from "../orders/buyer-requests";
import { statusColours, useFulfilmentPanel } from "../orders/fulfilment-panel";
import { OrderMails } from "../mails/mails";
import { OrderNotes } from "../orders/order-notes";
import { OrderMoney } from "../orders/order-money";
import { OrderIssues } from "../orders/order-issues";
import { AuditLog } from "../people/audit-log";
import { useIsOwner } from "../people/staff-role";

function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(t("orderStatus.copied"));
  };
  return <ActionButton onClick={copy}>{t("orderStatus.copyLink")}</ActionButton>;
}

/**
 * Lets the head of Medusa's order page wrap on a phone: beside the names of two or three states its menu would be
 * outside the screen.
 */
const OrderHeadStyle = () => (
  <style>{`@media (max-width: 639px) {
    main div:has(> div > div > h1) { flex-wrap: wrap; gap: 0.75rem; }
    main div:has(> div > div > h1) > div + div { flex-grow: 1; justify-content: space-between; }
    main div:has(> div > div > h1) > div + div > div { flex-wrap: wrap; row-gap: 0.375rem; }
  }`}</style>
);

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
      <Panel
        title={t("orderStatus.title")}
        aside={
          data && (
            <StatusBadge color={statusColours[data.order.status]}>
              {t(`orderStatus.statuses.${data.order.status}`)}
            </StatusBadge>
          )
        }
      >
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
                  <Hint>{dateTime(at)}</Hint>
                </li>
              ))}
            </ol>
            {(isOwner || data.actions.length > 0) && (
              <Hint>
                {data.actions.length === 0
                  ? t("orderStatus.ended")
                  : t("orderStatus.next", {
                      actions: alternatives(data.actions.map((action) => t(`orderStatus.actions.${action}`))),
                    })}
              </Hint>
            )}
            <BookkeepingNotes requests={data.requests} vies={data.vies} reference={data.transfer_reference} />
            {data.documents.map(({ id, kind, label }) => (
              <a key={id} href={`/admin/documents/${id}/pdf`} className={`txt-small ${linkStyle}`}>
                {t(`invoices.kinds.${kind}`)} {label} (PDF)
              </a>
            ))}
            {data.link !== null && <CopyLink link={data.link} />}
          </>
        )}
      </Panel>
      <OrderNotes orderId={order.id} />
      {isOwner && <OrderMails orderId={order.id} />}
      {isOwner && <AuditLog objectId={order.id} />}
    </>
  );
};

export const config = defineWidgetConfig({ zone: "order.details.side.before" });

export default OrderStatusWidget;

import { Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailOfOrder } from "../../features/ordering/order/mails-of-order";
import { LoadStatus, ActionButton, Hint, Panel } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { useLoad } from "../lib/server";
import { MailPreview, mailsKey, MailStatusBadge, useSendAgain } from "../mails/mails";

/**
 * The mails of an order: delivery status, preview and resending. For owners only: a mail contains the link that gives
 * access as the buyer.
 */
export function OrderMails({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [shown, setShown] = useState<string | null>(null);
  const again = useSendAgain();
  const query = useLoad<{ mails: MailOfOrder[] }>(
    [mailsKey, "of-order", orderId],
    `/admin/orders/${orderId}/mails`,
  );
  const { data } = query;
  return (
    <Panel title={t("mails.title")}>
      <LoadStatus query={query} failed={t("mails.loadFailed")} />
      {data?.mails.length === 0 && <Text size="small">{t("mails.none")}</Text>}
      <ul className="flex flex-col gap-y-3">
        {data?.mails.map(({ id, template, recipient, status, sent_at, created_at }) => {
          const name = t(`mails.templates.${template}`, template);
          return (
            <li key={id} className="flex flex-col gap-y-1">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Text size="small" weight="plus">
                  {name}
                </Text>
                <MailStatusBadge status={status} />
              </div>
              <Hint className="break-words">
                {recipient} · {dateTime(sent_at ?? created_at)}
              </Hint>
              <div className="flex gap-x-2">
                <ActionButton
                  variant="transparent"
                  aria-label={`${t("mails.show")}: ${name}`}
                  onClick={() => setShown(id)}
                >
                  {t("mails.show")}
                </ActionButton>
                <ActionButton
                  variant="transparent"
                  aria-label={`${t("mails.sendAgain")}: ${name}`}
                  disabled={again.isPending || status === "sending"}
                  onClick={() => again.mutate(id)}
                >
                  {t("mails.sendAgain")}
                </ActionButton>
              </div>
            </li>
          );
        })}
      </ul>
      <MailPreview id={shown} onClose={() => setShown(null)} />
    </Panel>
  );
}

import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailOfOrder } from "../../features/ordering/order/mails-of-order";
import { MailPreview } from "../components/mail-preview";
import { sdk } from "../lib/sdk";
import { useFormats } from "../lib/use-formats";
import { MailStatusBadge } from "../mails/mail-status-badge";
import { mailsKey, useSendAgain } from "../mails/use-send-again";
import { LoadStatus } from "../components/load-status";

/**
 * The mails of an order: delivery status, preview and resending. For owners only: a mail contains the link that gives
 * access as the buyer.
 */
export function OrderMails({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [shown, setShown] = useState<string | null>(null);
  const again = useSendAgain();
  const query = useQuery({
    queryKey: [mailsKey, "of-order", orderId],
    queryFn: () => sdk.client.fetch<{ mails: MailOfOrder[] }>(`/admin/orders/${orderId}/mails`),
  });
  const { data } = query;
  return (
    <Container className="flex flex-col gap-y-3">
      <Heading level="h2">{t("mails.title")}</Heading>
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
              <Text size="small" className="text-ui-fg-subtle break-words">
                {recipient} · {dateTime(sent_at ?? created_at)}
              </Text>
              <div className="flex gap-x-2">
                <Button
                  size="small"
                  variant="transparent"
                  aria-label={`${t("mails.show")}: ${name}`}
                  onClick={() => setShown(id)}
                >
                  {t("mails.show")}
                </Button>
                <Button
                  size="small"
                  variant="transparent"
                  aria-label={`${t("mails.sendAgain")}: ${name}`}
                  disabled={again.isPending || status === "sending"}
                  onClick={() => again.mutate(id)}
                >
                  {t("mails.sendAgain")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <MailPreview id={shown} onClose={() => setShown(null)} />
    </Container>
  );
}

import { FocusModal, StatusBadge, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { MailStatus } from "../../modules/mail/mail-statuses";
import { ActionButton, Hint, LoadStatus, Panel, Strong } from "../components/page-parts";
import { api, useAction, useLoad } from "../lib/server";
import { useState } from "react";
import type { MailOfOrder } from "../../features/ordering/order/mails-of-order";
import { useFormats } from "../lib/use-formats";

export const mailsKey = "mails";

const colours = {
  queued: "orange",
  sending: "blue",
  sent: "green",
  failed: "red",
  suppressed: "grey",
} as const satisfies Record<MailStatus, string>;

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { t } = useTranslation();
  return <StatusBadge color={colours[status]}>{t(`mails.filters.${status}`)}</StatusBadge>;
}

export function useSendAgain() {
  const { t } = useTranslation();
  return useAction({
    send: (id: string) => api.post(`/admin/mails/${id}/send`),
    done: t("mails.queuedAgain"),
    refetch: [mailsKey],
  });
}

interface Props {
  /** Id of the mail; null hides the preview. */
  id: string | null;
  onClose: () => void;
}

/** Shows a mail as its recipient sees it. The frame is sandboxed: scripts do not run and cannot reach the admin. */
export const MailPreview = ({ id, onClose }: Props) => {
  const { t } = useTranslation();
  const query = useLoad<{ mail: { subject: string; html: string } }>(
    [mailsKey, "one", id],
    `/admin/mails/${id}`,
    { enabled: id !== null },
  );
  const { data } = query;

  return (
    <FocusModal open={id !== null} onOpenChange={(open) => !open && onClose()}>
      <FocusModal.Content>
        <FocusModal.Header>
          <FocusModal.Title>{data?.mail.subject ?? t("mails.title")}</FocusModal.Title>
        </FocusModal.Header>
        <FocusModal.Description className="sr-only">{t("mails.previewHint")}</FocusModal.Description>
        <FocusModal.Body className="flex">
          <LoadStatus query={query} failed={t("mails.previewFailed")} className="p-6" />
          {data && (
            <iframe title={data.mail.subject} sandbox="" srcDoc={data.mail.html} className="h-full w-full" />
          )}
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  );
};

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
                <Strong>{name}</Strong>
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

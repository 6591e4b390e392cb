import { FocusModal, StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { MailStatus } from "../../modules/mail/mail-statuses";
import { LoadStatus } from "../components/page-parts";
import { api, useAction, useLoad } from "../lib/server";

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

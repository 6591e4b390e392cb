import { FocusModal } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { sdk } from "../lib/sdk";
import { LoadStatus } from "./load-status";

interface Props {
  /** Id of the mail; null hides the preview. */
  id: string | null;
  onClose: () => void;
}

/** Shows a mail as its recipient sees it. The frame is sandboxed: scripts do not run and cannot reach the admin. */
export const MailPreview = ({ id, onClose }: Props) => {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ["mails", "one", id],
    queryFn: () => sdk.client.fetch<{ mail: { subject: string; html: string } }>(`/admin/mails/${id}`),
    enabled: id !== null,
  });
  const { data } = query;
  const subject = data?.mail.subject ?? t("mails.title");

  return (
    <FocusModal open={id !== null} onOpenChange={(open) => !open && onClose()}>
      <FocusModal.Content>
        <FocusModal.Header>
          <FocusModal.Title>{subject}</FocusModal.Title>
        </FocusModal.Header>
        <FocusModal.Description className="sr-only">{t("mails.previewHint")}</FocusModal.Description>
        <FocusModal.Body className="flex">
          <LoadStatus query={query} failed={t("mails.previewFailed")} className="p-6" />
          {data && <iframe title={subject} sandbox="" srcDoc={data.mail.html} className="h-full w-full" />}
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  );
};

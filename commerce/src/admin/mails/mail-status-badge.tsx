import { StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { MailStatus } from "../../modules/mail/mail-statuses";

const colours = {
  queued: "orange",
  sending: "blue",
  sent: "green",
  failed: "red",
  suppressed: "grey",
} as const satisfies Record<MailStatus, string>;

/** Delivery status of a mail. */
export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { t } = useTranslation();
  return <StatusBadge color={colours[status]}>{t(`mails.${status}`)}</StatusBadge>;
}

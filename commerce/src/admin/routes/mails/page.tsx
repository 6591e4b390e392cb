import { defineRouteConfig } from "@medusajs/admin-sdk";
import { PaperPlane } from "@medusajs/icons";
import { Button, Table } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFormats } from "../../lib/use-formats";
import { mailFilters, type MailFilter } from "../../../features/mail/mail-list-types";
import type { MailStatus } from "../../../modules/mail/mail-statuses";
import { ListFilter } from "../../components/list-filter";
import { ListPage } from "../../components/list-page";
import { MailPreview } from "../../components/mail-preview";
import { usePaged } from "../../lib/use-paged";
import { MailStatusBadge } from "../../mails/mail-status-badge";
import { mailsKey, useSendAgain } from "../../mails/use-send-again";
import { ownersOnly } from "../../people/owners-only";

interface Mail {
  id: string;
  template: string;
  recipient: string;
  language: string;
  status: MailStatus;
  attempts: number;
  next_try: string;
  last_error: string | null;
  sent_at: string | null;
  created_at: string;
}

interface Outbox {
  mails: Mail[];
  count: number;
  to_files: boolean;
}

/** "Mails": sent and queued mails with delivery status, preview and resending. */
const MailsPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [shown, setShown] = useState<string | null>(null);
  // "Today" and order pages link here with the filter for failed mails
  const [parameters] = useSearchParams();
  const [q, setQ] = useState("");
  const [show, setShow] = useState<MailFilter>(
    mailFilters.find((one) => one === parameters.get("show")) ?? "all",
  );
  const list = usePaged<Outbox>(mailsKey, "/admin/mails", { filter: { q, show } });
  const again = useSendAgain();
  return (
    <>
      <ListPage
        texts={{
          title: t("mails.title"),
          hint: list.data?.to_files ? t("mails.toFiles") : undefined,
          loadFailed: t("mails.loadFailed"),
          none: q === "" && show === "all" ? t("mails.none") : t("mails.noneFound"),
          columns: [
            ...(["created", "template", "recipient", "status"] as const).map((name) => t(`mails.${name}`)),
            "",
          ],
        }}
        filter={
          <ListFilter
            search={{
              label: t("mails.search"),
              value: q,
              onValue: setQ,
            }}
            choice={{
              label: t("mails.filter"),
              value: show,
              choices: mailFilters,
              nameOf: (one) => t(`mails.${one}`),
              onValue: setShow,
            }}
          />
        }
        list={list}
        rows={list.data?.mails}
        row={(mail) => (
          <Table.Row key={mail.id}>
            <Table.Cell>{dateTime(mail.created_at)}</Table.Cell>
            <Table.Cell>
              {t(`mails.templates.${mail.template}`, mail.template)} · {mail.language}
            </Table.Cell>
            <Table.Cell>{mail.recipient}</Table.Cell>
            <Table.Cell>
              <MailStatusBadge status={mail.status} />
              {mail.status === "queued" && mail.last_error !== null && (
                <div className="txt-small">{t("mails.nextTry", { date: dateTime(mail.next_try) })}</div>
              )}
              {mail.last_error !== null && <div className="txt-small max-w-80">{mail.last_error}</div>}
            </Table.Cell>
            <Table.Cell className="whitespace-nowrap text-right">
              <Button size="small" variant="transparent" onClick={() => setShown(mail.id)}>
                {t("mails.show")}
              </Button>
              <Button
                size="small"
                variant="secondary"
                disabled={again.isPending || mail.status === "sending"}
                onClick={() => again.mutate(mail.id)}
              >
                {t("mails.sendAgain")}
              </Button>
            </Table.Cell>
          </Table.Row>
        )}
      />
      <MailPreview id={shown} onClose={() => setShown(null)} />
    </>
  );
};

export const config = defineRouteConfig({
  label: "mails.title",
  icon: PaperPlane,
  translationNs: "translation",
});

export default ownersOnly(MailsPage);

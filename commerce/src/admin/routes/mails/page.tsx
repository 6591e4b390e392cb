import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { hasNoMailbox, mailFilters, type MailStatus } from "../../../modules/mail/mail-statuses";
import { ListPage } from "../../components/list-page";
import { useListFilter } from "../../components/list-tools";
import { ActionButton } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/server";
import { MailPreview, mailsKey, MailStatusBadge, useSendAgain } from "../../mails/mails";
import { ownersOnly } from "../../people/staff-role";

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
  const { q, show, fields } = useListFilter("mails", mailFilters, {
    show: mailFilters.find((one) => one === parameters.get("show")),
  });
  const list = usePaged<Outbox>(mailsKey, "/admin/mails", { q, show });
  const again = useSendAgain();
  return (
    <>
      <ListPage
        words="mails"
        texts={{
          hint: list.data?.to_files ? t("mails.toFiles") : undefined,
          none: q === "" && show === "all" ? t("mails.none") : t("mails.noneFound"),
        }}
        filter={fields}
        list={list}
        rows={list.data?.mails}
        columns={[
          { title: t("mails.created"), cell: (mail) => dateTime(mail.created_at) },
          {
            title: t("mails.template"),
            cell: ({ template, language }) => `${t(`mails.templates.${template}`, template)} · ${language}`,
          },
          { title: t("mails.recipient"), cell: ({ recipient }) => recipient },
          {
            title: t("lists.status"),
            cell: ({ status, last_error: error, next_try: next }) => (
              <>
                <MailStatusBadge status={status} />
                {status === "queued" && error !== null && (
                  <div className="txt-small">{t("mails.nextTry", { date: dateTime(next) })}</div>
                )}
                {hasNoMailbox(error) && <div className="txt-small">{t("mails.noMailbox")}</div>}
                {error !== null && <div className="txt-small max-w-80">{error}</div>}
              </>
            ),
          },
          {
            title: "",
            className: "whitespace-nowrap text-right",
            cell: ({ id, status }) => (
              <>
                <ActionButton variant="transparent" onClick={() => setShown(id)}>
                  {t("mails.show")}
                </ActionButton>
                <ActionButton
                  disabled={again.isPending || status === "sending"}
                  onClick={() => again.mutate(id)}
                >
                  {t("mails.sendAgain")}
                </ActionButton>
              </>
            ),
          },
        ]}
      />
      <MailPreview id={shown} onClose={() => setShown(null)} />
    </>
  );
};

export default ownersOnly(MailsPage);

import { StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { SubscriptionAct, SubscriptionStatus } from "../../../modules/messages/message-statuses";
import { ListPage } from "../../components/list-page";
import { DeleteButton, useDeleteEntry } from "../../components/list-tools";
import { DownloadLink } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";

interface Subscription {
  id: string;
  email: string;
  language: string;
  status: SubscriptionStatus;
  events: { id: string; act: SubscriptionAct; at: string; text_version: string | null }[];
}

const colours = { pending: "orange", confirmed: "green", unsubscribed: "grey" } as const;

/** "Newsletter": subscriptions, confirmations and cancellations, each with its proof. */
const NewsletterPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const list = usePaged<{ subscriptions: Subscription[]; count: number }>("newsletter", "/admin/newsletter");
  const deletion = useDeleteEntry("newsletter", "/admin/newsletter");

  return (
    <ListPage
      words="newsletter"
      filter={<DownloadLink path="/admin/newsletter/export">{t("newsletter.export")}</DownloadLink>}
      list={list}
      rows={list.data?.subscriptions}
      columns={[
        { title: t("lists.email"), cell: ({ email }) => email },
        { title: t("lists.language"), cell: ({ language }) => language },
        {
          title: t("lists.status"),
          cell: ({ status }) => (
            <StatusBadge color={colours[status]}>{t(`newsletter.${status}`)}</StatusBadge>
          ),
        },
        {
          title: t("newsletter.proof"),
          cell: ({ events }) =>
            events.map(({ id, act, at, text_version: version }) => (
              <div key={id} className="txt-small">
                {t(`newsletter.acts.${act}`)}: {dateTime(at)}
                {version ? ` (${version})` : ""}
              </div>
            )),
        },
        {
          title: "",
          cell: ({ id, email, status }) =>
            status !== "unsubscribed" && (
              <DeleteButton deletion={deletion} id={id} words="newsletter" values={{ email }} />
            ),
        },
      ]}
    />
  );
};

export default ownersOnly(NewsletterPage);

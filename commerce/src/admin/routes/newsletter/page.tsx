import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowDownTray, EnvelopeContent } from "@medusajs/icons";
import { Button, StatusBadge, Table } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../lib/use-formats";
import type { SubscriptionAct, SubscriptionStatus } from "../../../modules/messages/message-statuses";
import { ListPage } from "../../components/list-page";
import { useDeleteEntry } from "../../lib/use-delete-entry";
import { usePaged } from "../../lib/use-paged";
import { linkStyle } from "../../components/link-style";
import { ownersOnly } from "../../people/owners-only";

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
  const { t, i18n } = useTranslation();
  const { dateTime } = useFormats();
  const list = usePaged<{ subscriptions: Subscription[]; count: number }>("newsletter", "/admin/newsletter");
  const { remove, isPending } = useDeleteEntry("newsletter", "/admin/newsletter");

  return (
    <ListPage
      texts={{
        title: t("newsletter.title"),
        loadFailed: t("newsletter.loadFailed"),
        none: t("newsletter.none"),
        columns: [
          ...(["email", "language", "status", "proof"] as const).map((name) => t(`newsletter.${name}`)),
          "",
        ],
      }}
      filter={
        <a
          href={`/admin/newsletter/export?language=${i18n.language.slice(0, 2)}`}
          className={`txt-compact-small-plus flex items-center gap-x-1 ${linkStyle}`}
        >
          <ArrowDownTray />
          {t("newsletter.export")}
        </a>
      }
      list={list}
      rows={list.data?.subscriptions}
      row={({ id, email, language, status, events }) => (
        <Table.Row key={id}>
          <Table.Cell>{email}</Table.Cell>
          <Table.Cell>{language}</Table.Cell>
          <Table.Cell>
            <StatusBadge color={colours[status]}>{t(`newsletter.${status}`)}</StatusBadge>
          </Table.Cell>
          <Table.Cell>
            {events.map(({ id: eventId, act, at, text_version: version }) => (
              <div key={eventId} className="txt-small">
                {t(`newsletter.acts.${act}`)}: {dateTime(at)}
                {version ? ` (${version})` : ""}
              </div>
            ))}
          </Table.Cell>
          <Table.Cell>
            {status !== "unsubscribed" && (
              <Button
                size="small"
                variant="secondary"
                disabled={isPending}
                aria-label={t("newsletter.deleteOne", { email })}
                onClick={() =>
                  void remove(id, {
                    title: t("newsletter.deleteTitle"),
                    description: t("newsletter.deleteText", { email }),
                  })
                }
              >
                {t("lists.delete")}
              </Button>
            )}
          </Table.Cell>
        </Table.Row>
      )}
    />
  );
};

export const config = defineRouteConfig({
  label: "newsletter.title",
  icon: EnvelopeContent,
  translationNs: "translation",
});

export default ownersOnly(NewsletterPage);

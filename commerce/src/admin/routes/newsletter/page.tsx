import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EnvelopeContent } from "@medusajs/icons";
import { Container, Heading, StatusBadge, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionAct, SubscriptionStatus } from "../../../modules/messages/kinds";
import { sdk } from "../../lib/sdk";

interface Subscription {
  id: string;
  email: string;
  language: string;
  status: SubscriptionStatus;
  events: { id: string; act: SubscriptionAct; at: string; text_version: string | null }[];
}

const pageSize = 50;
const colours = { pending: "orange", confirmed: "green", unsubscribed: "grey" } as const;

/** "Newsletter": who asked, confirmed or left, with the proof of each. */
const NewsletterPage = () => {
  const { t, i18n } = useTranslation();
  const [pageIndex, setPageIndex] = useState(0);
  const { data, isError } = useQuery({
    queryKey: ["newsletter", pageIndex],
    queryFn: () =>
      sdk.client.fetch<{ subscriptions: Subscription[]; count: number }>("/admin/newsletter", {
        query: { limit: pageSize, offset: pageIndex * pageSize },
      }),
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const count = data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));

  return (
    <Container className="p-0">
      <Heading className="px-6 py-4">{t("newsletter.title")}</Heading>
      {isError && <Text className="px-6 py-4">{t("newsletter.loadFailed")}</Text>}
      {data && count === 0 && <Text className="px-6 py-4">{t("newsletter.none")}</Text>}
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("newsletter.email")}</Table.HeaderCell>
            <Table.HeaderCell>{t("newsletter.language")}</Table.HeaderCell>
            <Table.HeaderCell>{t("newsletter.status")}</Table.HeaderCell>
            <Table.HeaderCell>{t("newsletter.proof")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data?.subscriptions.map(({ id, email, language, status, events }) => (
            <Table.Row key={id}>
              <Table.Cell>{email}</Table.Cell>
              <Table.Cell>{language}</Table.Cell>
              <Table.Cell>
                <StatusBadge color={colours[status]}>{t(`newsletter.${status}`)}</StatusBadge>
              </Table.Cell>
              <Table.Cell>
                {events.map(({ id: eventId, act, at, text_version: version }) => (
                  <div key={eventId} className="txt-small">
                    {t(`newsletter.acts.${act}`)}: {date.format(new Date(at))}
                    {version ? ` (${version})` : ""}
                  </div>
                ))}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <Table.Pagination
        count={count}
        pageSize={pageSize}
        pageIndex={pageIndex}
        pageCount={pageCount}
        canPreviousPage={pageIndex > 0}
        canNextPage={pageIndex + 1 < pageCount}
        previousPage={() => setPageIndex(pageIndex - 1)}
        nextPage={() => setPageIndex(pageIndex + 1)}
      />
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "newsletter.title",
  icon: EnvelopeContent,
  translationNs: "translation",
});

export default NewsletterPage;

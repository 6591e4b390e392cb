import { defineRouteConfig } from "@medusajs/admin-sdk";
import { PaperPlane } from "@medusajs/icons";
import { Button, Container, Heading, StatusBadge, Table, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailStatus } from "../../../modules/mail/kinds";
import { MailPreview } from "../../components/mail-preview";
import { sdk } from "../../lib/sdk";

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

const pageSize = 50;
const colours = {
  queued: "orange",
  sending: "blue",
  sent: "green",
  failed: "red",
  withheld: "grey",
} as const;

/** "Mails": what the shop has sent or is about to, how it went, what it says, and sending it again. */
const MailsPage = () => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [pageIndex, setPageIndex] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const { data, isError } = useQuery({
    queryKey: ["mails", pageIndex],
    queryFn: () =>
      sdk.client.fetch<Outbox>("/admin/mails", { query: { limit: pageSize, offset: pageIndex * pageSize } }),
  });
  const again = useMutation({
    mutationFn: (id: string) => sdk.client.fetch(`/admin/mails/${id}/send`, { method: "POST" }),
    onSuccess: () => {
      toast.success(t("mails.queuedAgain"));
      return client.invalidateQueries({ queryKey: ["mails"] });
    },
    onError: (error) => toast.error(error.message),
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const count = data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));

  return (
    <Container className="p-0">
      <Heading className="px-6 py-4">{t("mails.title")}</Heading>
      {data?.to_files && <Text className="px-6 pb-4">{t("mails.toFiles")}</Text>}
      {isError && <Text className="px-6 py-4">{t("mails.loadFailed")}</Text>}
      {data && count === 0 && <Text className="px-6 py-4">{t("mails.none")}</Text>}
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("mails.created")}</Table.HeaderCell>
            <Table.HeaderCell>{t("mails.template")}</Table.HeaderCell>
            <Table.HeaderCell>{t("mails.recipient")}</Table.HeaderCell>
            <Table.HeaderCell>{t("mails.status")}</Table.HeaderCell>
            <Table.HeaderCell />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data?.mails.map((mail) => (
            <Table.Row key={mail.id}>
              <Table.Cell>{date.format(new Date(mail.created_at))}</Table.Cell>
              <Table.Cell>
                {t(`mails.templates.${mail.template}`, mail.template)} · {mail.language}
              </Table.Cell>
              <Table.Cell>{mail.recipient}</Table.Cell>
              <Table.Cell>
                <StatusBadge color={colours[mail.status]}>{t(`mails.${mail.status}`)}</StatusBadge>
                {mail.status === "queued" && mail.last_error !== null && (
                  <div className="txt-small">
                    {t("mails.nextTry", { date: date.format(new Date(mail.next_try)) })}
                  </div>
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
      <MailPreview id={shown} onClose={() => setShown(null)} />
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "mails.title",
  icon: PaperPlane,
  translationNs: "translation",
});

export default MailsPage;

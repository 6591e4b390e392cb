import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ReceiptPercent } from "@medusajs/icons";
import { Container, Heading, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { DocumentKind } from "../../../modules/invoices/kinds";
import { sdk } from "../../lib/sdk";

interface ListedDocument {
  id: string;
  kind: DocumentKind;
  label: string;
  order_id: string;
  order_number: string;
  issued_at: string;
  buyer: string;
  total_cents: number;
  invoice_requested: boolean;
}

const pageSize = 50;

/** "Invoices": the books, the newest first, to look at and to save. */
const InvoicesPage = () => {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(0);
  const { data, isError } = useQuery({
    queryKey: ["documents", page],
    queryFn: () =>
      sdk.client.fetch<{ documents: ListedDocument[]; count: number }>("/admin/documents", {
        query: { limit: pageSize, offset: page * pageSize },
      }),
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  const euro = new Intl.NumberFormat(i18n.language, { style: "currency", currency: "EUR" });
  const count = data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));

  return (
    <Container className="flex flex-col gap-y-4">
      <Heading>{t("invoices.title")}</Heading>
      <Text className="text-ui-fg-subtle">{t("invoices.hint")}</Text>
      {isError && <Text>{t("invoices.loadFailed")}</Text>}
      {data?.documents.length === 0 && <Text>{t("invoices.none")}</Text>}
      {data && data.documents.length > 0 && (
        <>
          <Table>
            <Table.Header>
              <Table.Row>
                {(["number", "kind", "date", "order", "buyer", "total", "files"] as const).map((column) => (
                  <Table.HeaderCell key={column}>{t(`invoices.columns.${column}`)}</Table.HeaderCell>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {data.documents.map((document) => (
                <Table.Row key={document.id}>
                  <Table.Cell>{document.label}</Table.Cell>
                  <Table.Cell>{t(`invoices.kinds.${document.kind}`)}</Table.Cell>
                  <Table.Cell>{date.format(new Date(document.issued_at))}</Table.Cell>
                  <Table.Cell>
                    <Link to={`/orders/${document.order_id}`} className="text-ui-fg-interactive">
                      {document.order_number}
                    </Link>
                  </Table.Cell>
                  <Table.Cell>{document.buyer}</Table.Cell>
                  <Table.Cell>{euro.format(document.total_cents / 100)}</Table.Cell>
                  <Table.Cell className="flex gap-x-3">
                    <a href={`/admin/documents/${document.id}/pdf`} className="text-ui-fg-interactive">
                      PDF
                    </a>
                    {document.invoice_requested && (
                      <a href={`/admin/documents/${document.id}/xml`} className="text-ui-fg-interactive">
                        FatturaPA
                      </a>
                    )}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table>
          <Table.Pagination
            count={count}
            pageSize={pageSize}
            pageIndex={page}
            pageCount={pageCount}
            canPreviousPage={page > 0}
            canNextPage={page + 1 < pageCount}
            previousPage={() => {
              setPage(page - 1);
            }}
            nextPage={() => {
              setPage(page + 1);
            }}
          />
        </>
      )}
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "invoices.title",
  icon: ReceiptPercent,
  translationNs: "translation",
});

export default InvoicesPage;

import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ReceiptPercent } from "@medusajs/icons";
import { Button, Input, Label, Table } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { useFormats } from "../../lib/use-formats";
import type { DocumentKind } from "../../../modules/invoices/document-types";
import { ListPage } from "../../components/list-page";
import { usePaged } from "../../lib/use-paged";
import { linkStyle } from "../../components/link-style";
import { ownersOnly } from "../../people/owners-only";

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

const columns = ["number", "kind", "date", "order", "buyer", "total", "files"] as const;

/** Date range filter; both ends are inclusive, and an empty one is open. */
interface DayFilterProps {
  days: Readonly<Record<"from" | "to", string>>;
  change: (days: Record<string, string>) => void;
}

function DayFilter({ days, change }: DayFilterProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-2">
      {(["from", "to"] as const).map((end) => (
        <div key={end} className="flex flex-col gap-y-1">
          <Label htmlFor={`documents-${end}`} size="small">
            {t(`documentFilter.${end}`)}
          </Label>
          <Input
            id={`documents-${end}`}
            type="date"
            size="small"
            value={days[end]}
            onChange={({ target }) =>
              change(
                Object.fromEntries(Object.entries({ ...days, [end]: target.value }).filter(([, day]) => day)),
              )
            }
          />
        </div>
      ))}
      {(days.from || days.to) && (
        <Button size="small" variant="secondary" onClick={() => change({})}>
          {t("documentFilter.clear")}
        </Button>
      )}
    </div>
  );
}

/** "Invoices": all documents, newest first, to view and download. */
const InvoicesPage = () => {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const [params, setParams] = useSearchParams();
  const days = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  const filter = Object.fromEntries(Object.entries(days).filter(([, day]) => day));
  const list = usePaged<{ documents: ListedDocument[]; count: number }>("documents", "/admin/documents", {
    filter,
  });

  return (
    <ListPage
      texts={{
        title: t("invoices.title"),
        hint: t("invoices.hint"),
        loadFailed: t("invoices.loadFailed"),
        none: days.from || days.to ? t("documentFilter.none") : t("invoices.none"),
        columns: columns.map((column) => t(`invoices.columns.${column}`)),
      }}
      filter={<DayFilter days={days} change={(changed) => setParams(changed)} />}
      list={list}
      rows={list.data?.documents}
      row={(document) => (
        <Table.Row key={document.id}>
          <Table.Cell>{document.label}</Table.Cell>
          <Table.Cell>{t(`invoices.kinds.${document.kind}`)}</Table.Cell>
          <Table.Cell>{date(document.issued_at)}</Table.Cell>
          <Table.Cell>
            <Link to={`/orders/${document.order_id}`} className={linkStyle}>
              {document.order_number}
            </Link>
          </Table.Cell>
          <Table.Cell>{document.buyer}</Table.Cell>
          <Table.Cell>{money(document.total_cents)}</Table.Cell>
          <Table.Cell>
            <span className="flex gap-x-3">
              <a href={`/admin/documents/${document.id}/pdf`} className={linkStyle}>
                PDF
              </a>
              {document.invoice_requested && (
                <a href={`/admin/documents/${document.id}/xml`} className={linkStyle}>
                  FatturaPA
                </a>
              )}
            </span>
          </Table.Cell>
        </Table.Row>
      )}
    />
  );
};

export const config = defineRouteConfig({
  label: "invoices.title",
  icon: ReceiptPercent,
  translationNs: "translation",
});

export default ownersOnly(InvoicesPage);

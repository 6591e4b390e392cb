import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { DocumentKind } from "../../../modules/invoices/document-types";
import { TextField } from "../../components/fields";
import { ListPage } from "../../components/list-page";
import { ActionButton, linkStyle, TextLink } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";

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

interface DayFilterProps {
  days: Readonly<Record<"from" | "to", string>>;
  change: (days: Record<string, string>) => void;
}

const onlyFilled = (days: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(days).filter(([, day]) => day));

/** Date range filter; both ends are inclusive, and an empty one is open. */
function DayFilter({ days, change }: DayFilterProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-2">
      {(["from", "to"] as const).map((end) => (
        <TextField
          key={end}
          label={t(`documentFilter.${end}`)}
          type="date"
          value={days[end]}
          onValue={(day) => change(onlyFilled({ ...days, [end]: day }))}
        />
      ))}
      {(days.from || days.to) && (
        <ActionButton onClick={() => change({})}>{t("documentFilter.clear")}</ActionButton>
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
  const list = usePaged<{ documents: ListedDocument[]; count: number }>(
    "documents",
    "/admin/documents",
    onlyFilled(days),
  );

  return (
    <ListPage
      words="invoices"
      texts={{
        none: days.from || days.to ? t("documentFilter.none") : t("invoices.none"),
      }}
      filter={<DayFilter days={days} change={(changed) => setParams(changed)} />}
      list={list}
      rows={list.data?.documents}
      columns={[
        { title: t("invoices.columns.number"), cell: ({ label }) => label },
        { title: t("invoices.columns.kind"), cell: ({ kind }) => t(`invoices.kinds.${kind}`) },
        { title: t("invoices.columns.date"), cell: ({ issued_at: at }) => date(at) },
        {
          title: t("lists.order"),
          cell: ({ order_id: id, order_number: number }) => (
            <TextLink to={`/orders/${id}`}>{number}</TextLink>
          ),
        },
        { title: t("invoices.columns.buyer"), cell: ({ buyer }) => buyer },
        { title: t("invoices.columns.total"), cell: ({ total_cents: cents }) => money(cents) },
        {
          title: t("invoices.columns.files"),
          cell: ({ id, invoice_requested: requested }) => (
            <span className="flex gap-x-3">
              <a href={`/admin/documents/${id}/pdf`} className={linkStyle}>
                PDF
              </a>
              {requested && (
                <a href={`/admin/documents/${id}/xml`} className={linkStyle}>
                  FatturaPA
                </a>
              )}
            </span>
          ),
        },
      ]}
    />
  );
};

export default ownersOnly(InvoicesPage);

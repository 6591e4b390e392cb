import { ArrowDownTray } from "@medusajs/icons";
import { Container, Heading, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { RecallRow } from "../../../../features/batches/batch-types";
import { CardTable } from "../../../components/card-table";
import { linkStyle } from "../../../components/link-style";
import { sdk } from "../../../lib/sdk";
import { useFormats } from "../../../lib/use-formats";
import { ownersOnly } from "../../../people/owners-only";
import { LoadStatus } from "../../../components/load-status";

/** Buyers of a batch, to be contacted in a recall. */
const RecallPage = () => {
  const { t, i18n } = useTranslation();
  const { date, country } = useFormats();
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: ["recall", id],
    queryFn: () => sdk.client.fetch<{ orders: RecallRow[] }>(`/admin/batches/${id}/recall`),
  });
  const { data } = query;
  const columns = ["order", "recipient", "contact", "sentOn", "packs"] as const;
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-y-2 px-6 py-4">
        <Heading>{t("batches.recall")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("batches.recallHint")}
        </Text>
        <a
          href={`/admin/batches/${id}/recall?format=csv&language=${i18n.language.slice(0, 2)}`}
          className={`txt-compact-small-plus flex items-center gap-x-1 ${linkStyle}`}
        >
          <ArrowDownTray />
          {t("batches.export")}
        </a>
      </div>
      <LoadStatus query={query} failed={t("batches.loadFailed")} className="px-6 py-4" />
      {data?.orders.length === 0 && <Text className="px-6 py-4">{t("batches.nobody")}</Text>}
      {data && data.orders.length > 0 && (
        <CardTable columns={columns.map((name) => t(`batches.${name}`))}>
          {data.orders.map((row) => (
            <Table.Row key={`${row.order_id} ${row.shipped_at}`}>
              <Table.Cell>
                <Link to={`/orders/${row.order_id}`} className={linkStyle}>
                  #{row.number}
                </Link>
              </Table.Cell>
              <Table.Cell>
                {row.name}, {row.city}, {country(row.country)}
              </Table.Cell>
              <Table.Cell>
                <a href={`mailto:${row.email}`} className={linkStyle}>
                  {row.email}
                </a>{" "}
                {row.phone}
              </Table.Cell>
              <Table.Cell>{date(row.shipped_at)}</Table.Cell>
              <Table.Cell>{row.quantity}</Table.Cell>
            </Table.Row>
          ))}
        </CardTable>
      )}
    </Container>
  );
};

export default ownersOnly(RecallPage);

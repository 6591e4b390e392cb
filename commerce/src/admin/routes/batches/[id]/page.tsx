import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import type { RecallRow } from "../../../../features/batches/recall";
import { ListPage } from "../../../components/list-page";
import { DownloadLink, linkStyle, TextLink } from "../../../components/page-parts";
import { useFormats } from "../../../lib/use-formats";
import { useLoad } from "../../../lib/server";
import { ownersOnly } from "../../../people/staff-role";

/** Buyers of a batch, to be contacted in a recall. */
const RecallPage = () => {
  const { t } = useTranslation();
  const { date, country } = useFormats();
  const { id = "" } = useParams();
  const list = useLoad<{ orders: RecallRow[] }>(["recall", id], `/admin/batches/${id}/recall`);
  const columns = [
    {
      title: t("lists.order"),
      cell: (row: RecallRow) => <TextLink to={`/orders/${row.order_id}`}>#{row.number}</TextLink>,
    },
    {
      title: t("batches.buyer"),
      cell: (row: RecallRow) => `${row.name}, ${row.city}, ${country(row.country)}`,
    },
    {
      title: t("batches.contact"),
      cell: ({ email, phone }: RecallRow) => (
        <>
          <a href={`mailto:${email}`} className={linkStyle}>
            {email}
          </a>{" "}
          {phone}
        </>
      ),
    },
    { title: t("batches.sentOn"), cell: (row: RecallRow) => date(row.shipped_at) },
    { title: t("batches.packs"), cell: (row: RecallRow) => row.quantity },
  ];
  return (
    <ListPage
      words="batches"
      texts={{
        title: t("batches.recall"),
        hint: t("batches.recallHint"),
        none: t("batches.nobody"),
      }}
      filter={
        <DownloadLink path={`/admin/batches/${id}/recall`} query={{ format: "csv" }}>
          {t("batches.export")}
        </DownloadLink>
      }
      list={list}
      rows={list.data?.orders}
      keyOf={(row) => `${row.order_id} ${row.shipped_at}`}
      columns={columns}
    />
  );
};

export default ownersOnly(RecallPage);

import { Badge, StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { WaitingCount, WaitingEntry } from "../../../features/back-in-stock/waiting-list";
import { ListPage } from "../../components/list-page";
import { DeleteButton, useDeleteEntry } from "../../components/list-tools";
import { DownloadLink } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";

interface Answer {
  entries: (Omit<WaitingEntry, "asked_at" | "confirmed_at"> & {
    asked_at: string;
    confirmed_at: string | null;
  })[];
  counts: WaitingCount[];
  count: number;
}

/** "Waiting list": requests for a back-in-stock mail by weight, and their number per weight. */
const WaitingListPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const list = usePaged<Answer>("waiting-list", "/admin/back-in-stock");
  const deletion = useDeleteEntry("waiting-list", "/admin/back-in-stock");
  const counts = list.data?.counts ?? [];

  return (
    <ListPage
      words="waitingList"
      filter={
        <>
          {counts.length > 0 && (
            <ul className="flex flex-wrap gap-2 py-1" aria-label={t("waitingList.counts")}>
              {counts.map(({ variant_id: id, name, waiting }) => (
                <li key={id}>
                  <Badge size="small">
                    {name}: {waiting}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          <DownloadLink path="/admin/back-in-stock/export">{t("waitingList.export")}</DownloadLink>
        </>
      }
      list={list}
      rows={list.data?.entries}
      columns={[
        { title: t("lists.product"), cell: ({ name }) => name },
        { title: t("lists.email"), cell: ({ email }) => email },
        { title: t("lists.language"), cell: ({ language }) => language },
        { title: t("waitingList.asked"), cell: ({ asked_at: at }) => dateTime(at) },
        {
          title: t("lists.status"),
          cell: ({ confirmed_at: confirmed }) => (
            <StatusBadge color={confirmed ? "green" : "orange"}>
              {t(confirmed ? "waitingList.confirmed" : "waitingList.pending")}
            </StatusBadge>
          ),
        },
        {
          title: "",
          cell: ({ id, email, name }) => (
            <DeleteButton deletion={deletion} id={id} words="waitingList" values={{ email, name }} />
          ),
        },
      ]}
    />
  );
};

export default ownersOnly(WaitingListPage);

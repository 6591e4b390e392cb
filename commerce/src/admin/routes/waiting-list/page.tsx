import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowDownTray, Clock } from "@medusajs/icons";
import { Badge, Button, StatusBadge, Table, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { WaitingCount, WaitingEntry } from "../../../features/back-in-stock/waiting-list";
import { linkStyle } from "../../components/link-style";
import { ListPage } from "../../components/list-page";
import { useDeleteEntry } from "../../lib/use-delete-entry";
import { useFormats } from "../../lib/use-formats";
import { usePaged } from "../../lib/use-paged";
import { ownersOnly } from "../../people/owners-only";

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
  const { t, i18n } = useTranslation();
  const { dateTime } = useFormats();
  const list = usePaged<Answer>("waiting-list", "/admin/back-in-stock", { language: i18n.language });
  const { remove, isPending } = useDeleteEntry("waiting-list", "/admin/back-in-stock");
  const counts = list.data?.counts ?? [];

  return (
    <ListPage
      texts={{
        title: t("waitingList.title"),
        hint: t("waitingList.hint"),
        loadFailed: t("waitingList.loadFailed"),
        none: t("waitingList.none"),
        columns: [
          ...(["product", "email", "language", "asked", "status"] as const).map((name) =>
            t(`waitingList.${name}`),
          ),
          "",
        ],
      }}
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
          <a
            href={`/admin/back-in-stock/export?language=${i18n.language.slice(0, 2)}`}
            className={`txt-compact-small-plus flex items-center gap-x-1 ${linkStyle}`}
          >
            <ArrowDownTray />
            {t("waitingList.export")}
          </a>
        </>
      }
      list={list}
      rows={list.data?.entries}
      row={({ id, name, email, language, asked_at: asked, confirmed_at: confirmed }) => (
        <Table.Row key={id}>
          <Table.Cell>{name}</Table.Cell>
          <Table.Cell>{email}</Table.Cell>
          <Table.Cell>{language}</Table.Cell>
          <Table.Cell>
            <Text size="small">{dateTime(asked)}</Text>
          </Table.Cell>
          <Table.Cell>
            <StatusBadge color={confirmed ? "green" : "orange"}>
              {t(confirmed ? "waitingList.confirmed" : "waitingList.pending")}
            </StatusBadge>
          </Table.Cell>
          <Table.Cell>
            <Button
              size="small"
              variant="secondary"
              disabled={isPending}
              aria-label={t("waitingList.deleteOne", { email, name })}
              onClick={() =>
                void remove(id, {
                  title: t("waitingList.deleteTitle"),
                  description: t("waitingList.deleteText", { email, name }),
                })
              }
            >
              {t("lists.delete")}
            </Button>
          </Table.Cell>
        </Table.Row>
      )}
    />
  );
};

export const config = defineRouteConfig({
  label: "waitingList.title",
  icon: Clock,
  translationNs: "translation",
});

export default ownersOnly(WaitingListPage);

import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Newspaper } from "@medusajs/icons";
import { Button, Container, Heading, StatusBadge, Table, Tabs, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../lib/use-formats";
import { Link, useSearchParams } from "react-router-dom";
import { contentKinds } from "@su-turrone/contract/content";
import { contentPages } from "@su-turrone/contract/page-content";
import type { StoredEntry } from "../../../modules/content/view";
import { CardTable } from "../../components/card-table";
import { linkStyle } from "../../components/link-style";
import { ListPagination } from "../../components/list-pagination";
import { visibilityOf } from "../../content/visibility";
import { sdk } from "../../lib/sdk";
import { ownersOnly } from "../../people/owners-only";
import { LoadStatus } from "../../components/load-status";

const pageSize = 20;

/** The tab of the shop's own pages. */
const siteKind = "site";

/** Title in the admin's language, otherwise in German, otherwise in the first available language. */
const titleOf = ({ id, texts }: StoredEntry, language: string): string => {
  const inLanguage = (code: string) => texts.find((text) => text.language === code);
  return (inLanguage(language.slice(0, 2)) ?? inLanguage("de") ?? texts[0])?.title ?? id;
};

const colors = { draft: "grey", scheduled: "orange", published: "green" } as const;

const visibility = ({ status, published_at: at }: StoredEntry) =>
  visibilityOf(status, at === null ? null : String(at), new Date());

/** The four built-in pages, whose texts and pictures the owner can change but which always exist. */
function SitePages() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-y-3 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {t("pageContent.tabHint")}
      </Text>
      <ul className="flex flex-col gap-y-2">
        {contentPages.map((page) => (
          <li key={page}>
            <Link to={`/content/site/${page}`} className={linkStyle}>
              {t(`pageContent.pages.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Posts and pages": all entries of a kind including drafts, newest first; and the shop's own pages. */
const ContentPage = () => {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const isSite = search.get("kind") === siteKind;
  const kind = contentKinds.find((candidate) => candidate === search.get("kind")) ?? "post";
  const offset = Number(search.get("offset") ?? 0) || 0;
  const query = useQuery({
    queryKey: ["content", "list", kind, offset],
    queryFn: () =>
      sdk.client.fetch<{ entries: StoredEntry[]; count: number }>("/admin/content", {
        query: { kind, limit: pageSize, offset },
      }),
    enabled: !isSite,
  });
  const { data } = query;
  const { date, dateTime } = useFormats();
  const dateOf = (entry: StoredEntry) => (visibility(entry) === "scheduled" ? dateTime : date);
  const count = data?.count ?? 0;
  const goTo = (pageIndex: number) => setSearch({ kind, offset: String(pageIndex * pageSize) });

  return (
    <Container className="p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading>{t("content.title")}</Heading>
        {!isSite && (
          <Button size="small" variant="secondary" asChild>
            <Link to={`/content/new?kind=${kind}`}>
              {t(kind === "post" ? "content.newPost" : "content.newPage")}
            </Link>
          </Button>
        )}
      </div>
      <Tabs value={isSite ? siteKind : kind} onValueChange={(value) => setSearch({ kind: value })}>
        <Tabs.List className="px-6">
          <Tabs.Trigger value="post">{t("content.posts")}</Tabs.Trigger>
          <Tabs.Trigger value="page">{t("content.pages")}</Tabs.Trigger>
          <Tabs.Trigger value={siteKind}>{t("pageContent.tab")}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={siteKind}>
          <SitePages />
        </Tabs.Content>
        <Tabs.Content value={kind}>
          <LoadStatus query={query} failed={t("content.loadFailed")} className="px-6 py-4" />
          {data && count === 0 && <Text className="px-6 py-4">{t("content.none")}</Text>}
          {data && count > 0 && (
            <CardTable
              columns={[
                t("content.fields.title"),
                t("content.status"),
                t("content.publishedAt"),
                t("content.inLanguages"),
              ]}
            >
              {data.entries.map((entry) => (
                <Table.Row key={entry.id}>
                  <Table.Cell>
                    <Link to={`/content/${entry.id}`} className={linkStyle}>
                      {titleOf(entry, i18n.language)}
                    </Link>
                  </Table.Cell>
                  <Table.Cell>
                    <StatusBadge color={colors[visibility(entry)]}>
                      {t(`content.${visibility(entry)}`)}
                    </StatusBadge>
                  </Table.Cell>
                  <Table.Cell>{entry.published_at ? dateOf(entry)(entry.published_at) : "–"}</Table.Cell>
                  <Table.Cell>{entry.texts.map((text) => text.language).join(", ")}</Table.Cell>
                </Table.Row>
              ))}
            </CardTable>
          )}
        </Tabs.Content>
      </Tabs>
      {!isSite && <ListPagination list={{ data, pageSize, page: offset / pageSize, setPage: goTo }} />}
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "content.title",
  icon: Newspaper,
  translationNs: "translation",
});

export default ownersOnly(ContentPage);

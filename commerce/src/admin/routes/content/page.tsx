import { StatusBadge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { contentKinds } from "@su-turrone/contract/content";
import { contentPages } from "@su-turrone/contract/page-content";
import type { StoredEntry } from "../../../modules/content/view";
import { ListPage } from "../../components/list-page";
import { ActionButton, Hint, TextLink } from "../../components/page-parts";
import { visibilityOf } from "../../content/draft";
import { useFormats } from "../../lib/use-formats";
import { useLoad } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";

const pageSize = 20;

const siteKind = "site" as const;

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
      <Hint>{t("pageContent.tabHint")}</Hint>
      <ul className="flex flex-col gap-y-2">
        {contentPages.map((page) => (
          <li key={page}>
            <TextLink to={`/content/site/${page}`}>{t(`pageContent.pages.${page}`)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Posts and pages": all entries of a kind including drafts, newest first; and the shop's own pages. */
const ContentPage = () => {
  const { t, i18n } = useTranslation();
  const { date, dateTime } = useFormats();
  const [search, setSearch] = useSearchParams();
  const isSite = search.get("kind") === siteKind;
  const kind = contentKinds.find((candidate) => candidate === search.get("kind")) ?? "post";
  const offset = Number(search.get("offset") ?? 0) || 0;
  const query = useLoad<{ entries: StoredEntry[]; count: number }>(
    ["content", "list", kind, offset],
    "/admin/content",
    { query: { kind, limit: pageSize, offset }, enabled: !isSite },
  );
  const list = {
    ...query,
    pageSize,
    page: offset / pageSize,
    setPage: (page: number) => setSearch({ kind, offset: String(page * pageSize) }),
  };

  return (
    <ListPage
      words="content"
      aside={
        !isSite && (
          <ActionButton asChild>
            <Link to={`/content/new?kind=${kind}`}>
              {t(kind === "post" ? "content.newPost" : "content.newPage")}
            </Link>
          </ActionButton>
        )
      }
      tabs={{
        statuses: [...contentKinds, siteKind],
        selected: isSite ? siteKind : kind,
        onSelect: (chosen) => setSearch({ kind: chosen }),
        label: (one) => t(one === siteKind ? "pageContent.tab" : `content.${one}s`),
      }}
      instead={isSite && <SitePages />}
      list={list}
      rows={query.data?.entries}
      columns={[
        {
          title: t("content.fields.title"),
          cell: (entry) => <TextLink to={`/content/${entry.id}`}>{titleOf(entry, i18n.language)}</TextLink>,
        },
        {
          title: t("lists.status"),
          cell: (entry) => (
            <StatusBadge color={colors[visibility(entry)]}>{t(`content.${visibility(entry)}`)}</StatusBadge>
          ),
        },
        {
          title: t("content.publishedAt"),
          cell: (entry) => {
            const at = entry.published_at;
            return at ? (visibility(entry) === "scheduled" ? dateTime : date)(at) : "–";
          },
        },
        {
          title: t("content.inLanguages"),
          cell: ({ texts }) => texts.map(({ language }) => language).join(", "),
        },
      ]}
    />
  );
};

export default ownersOnly(ContentPage);

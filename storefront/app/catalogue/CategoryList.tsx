import { Link } from "@remix-run/react";
import { type Category, defaultListQuery, type ListQuery } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { listSearch } from "./list-query";

interface Props {
  categories: readonly Category[];
  /** Id of the current category; null for the list of all products, "" for any other page. */
  current: string | null;
  /** The current list, whose filters are kept in the links to other categories. */
  query?: ListQuery;
}

export function CategoryList({ categories, current, query = defaultListQuery }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  if (categories.length === 0) return <p className="text-chestnut">{t("list.noCategories")}</p>;
  const keptSearch = listSearch({ ...query, categories: [], page: 1 });
  const entries = [
    { id: null, name: t("list.all"), to: href("products", language) },
    ...categories.map(({ id, name, slugs }) => ({
      id,
      name,
      to: href("category", language, { slug: slugs[language] }),
    })),
  ];
  return (
    <nav aria-label={t("list.categories")}>
      {/* on phones one row to swipe, so that products start on the first screen */}
      <ul className="-my-1.5 flex gap-2 py-1.5 max-md:-mr-[var(--page-margin)] max-md:overflow-x-auto max-md:pr-[var(--page-margin)] max-md:pl-1 md:flex-wrap">
        {entries.map(({ id, name, to }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to + keptSearch}
              discover="none"
              prefetch="intent"
              aria-current={id === current ? "page" : undefined}
              className="inline-flex min-h-8 items-center rounded-full md:min-h-11 border border-edge px-4 text-sm text-almond hover:bg-linen aria-[current=page]:border-almond aria-[current=page]:bg-almond aria-[current=page]:text-wafer"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ListQuery } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { listSearch } from "./list-query";

/** Page numbers shown in the pagination: the first, the last and those around the current page; null is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const previous = numbers[index - 1] ?? page - 1;
    // show the page instead of a gap of one page
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}

const itemClass = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2";

export function Pagination({ query, pages }: { query: ListQuery; pages: number }) {
  const t = useT("list");
  if (pages < 2) return null;
  return (
    <nav aria-label={t("paging.label")}>
      <ul className="figures flex flex-wrap items-center gap-1">
        {query.page > 1 && (
          <li>
            <PageLink query={query} page={query.page - 1} rel="prev">
              {t("paging.prev")}
            </PageLink>
          </li>
        )}
        {pageNumbers(query.page, pages).map((page, index) =>
          page === null ? (
            // the gaps can only be identified by their position
            <li key={`gap-${index}`} aria-hidden="true" className={itemClass}>
              …
            </li>
          ) : (
            <li key={page} className={Math.abs(page - query.page) > 1 ? "max-sm:hidden" : ""}>
              <PageLink query={query} page={page} label={t("paging.page", { page })}>
                {page}
              </PageLink>
            </li>
          ),
        )}
        {query.page < pages && (
          <li>
            <PageLink query={query} page={query.page + 1} rel="next">
              {t("paging.next")}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PageLinkProps {
  query: ListQuery;
  page: number;
  rel?: "prev" | "next";
  /** Accessible name if the visible text is only a number. */
  label?: string;
  children: ReactNode;
}

function PageLink({ query, page, rel, label, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={pathname + listSearch({ ...query, page })}
      state={{ paged: true }}
      rel={rel}
      aria-label={label}
      aria-current={page === query.page ? "page" : undefined}
      discover="none"
      prefetch="intent"
      className={`${itemClass} text-ink underline-offset-4 hover:underline aria-[current=page]:bg-almond aria-[current=page]:text-wafer`}
    >
      {children}
    </Link>
  );
}

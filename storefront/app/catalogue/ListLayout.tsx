import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import type { ListPage, ListQuery } from "~/commerce/list-types";
import type { Category } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { CategoryList } from "./CategoryList";
import { ChosenFilters } from "./ChosenFilters";
import { EmptyList } from "./EmptyList";
import { FilterForm } from "./FilterForm";
import { ListProblems } from "./ListProblems";
import { ListToolbar } from "./ListToolbar";
import { Pagination } from "./Pagination";
import { Panel } from "./Panel";
import { PriceNote } from "./PriceNote";
import { ProductGrid } from "./ProductGrid";
import { isFiltered, type ListProblem } from "./list-query";
import type { Panels } from "./panels";
import { useListForm } from "./use-list-form";

/** Everything a list page shows, as returned by its loader. */
export interface ListView {
  query: ListQuery;
  problems: readonly ListProblem[];
  page: ListPage;
  categories: readonly Category[];
  panels: Panels;
}

interface Props {
  title: string;
  intro: string;
  list: ListView;
  /** Id of the current category; null for all products. */
  current: string | null;
}

/** The page of all products and of each category. */
export function ListLayout({ title, intro, list, current }: Props) {
  const t = useT("list");
  const heading = useFocusAfterPaging();
  return (
    <div className="page pt-4 md:pt-8">
      <header className="max-w-text">
        <h1 ref={heading} className="text-3xl md:text-4xl">
          {title}
        </h1>
        <p className="mt-1 text-chestnut max-md:line-clamp-2 max-md:text-sm md:mt-2 md:text-lg">{intro}</p>
      </header>
      <div className="mt-2 md:mt-4">
        <Panel name="categories" label={t("panel.categories")} shown={list.panels.categories ?? true} slim>
          <CategoryList categories={list.categories} current={current} query={list.query} />
        </Panel>
      </div>
      <ListBody list={list} acrossCategories={current === null} />
    </div>
  );
}

/** Whether a location state was set by a pagination link. */
const isPaged = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "paged" in state && state.paged === true;

/**
 * Moves the focus to the heading after navigation to another page of the list, so that keyboard users start at the top.
 */
function useFocusAfterPaging() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, ...location } = useLocation();
  const paged = isPaged(location.state);
  useEffect(() => {
    if (!paged || !heading.current) return;
    heading.current.tabIndex = -1;
    heading.current.focus({ preventScroll: true });
  }, [paged, key]);
  return heading;
}

interface BodyProps {
  list: ListView;
  /** Whether the list is not limited to one category, so that categories can be chosen as filters. */
  acrossCategories: boolean;
  /** Shown if nothing is found, instead of the hint to change the filters. */
  empty?: ReactNode;
}

/** Filters, sort order, results and pagination; shared by all products, a category and a search. */
export function ListBody({ list, acrossCategories, empty }: BodyProps) {
  const t = useT("list");
  const { query, problems, page, categories, panels } = list;
  const form = useListForm(query);
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLoading = location?.pathname === pathname;
  const filtered = isFiltered(query);
  return (
    <>
      <Panel name="filters" label={t("panel.filters")} shown={panels.filters ?? filtered}>
        <FilterForm
          form={form}
          query={query}
          facets={page.facets}
          count={page.count}
          categories={acrossCategories ? categories : []}
        />
      </Panel>
      <ListProblems problems={problems} />
      {filtered && <ChosenFilters query={query} categories={categories} />}
      <ListToolbar form={form} query={query} count={page.count} />
      <div aria-busy={isLoading} className="transition-opacity duration-150 aria-busy:opacity-60">
        {page.products.length > 0 ? (
          <ProductGrid products={page.products} />
        ) : (
          (empty ?? <EmptyList query={query} />)
        )}
      </div>
      {page.products.length > 0 && (
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-sand pt-4">
          <PriceNote forList />
          <Pagination query={query} pages={page.pages} />
        </div>
      )}
    </>
  );
}

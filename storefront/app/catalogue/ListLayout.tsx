import { Link, useLocation, useNavigation } from "@remix-run/react";
import { money } from "@su-turrone/contract/formats";
import { sorts } from "@su-turrone/contract/lists";
import { maxTypedCents } from "@su-turrone/contract/money";
import { type ReactNode, useEffect, useRef } from "react";
import type { Category, ListPage, ListQuery } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Crumbs } from "~/ui/Band";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { CategoryList } from "./CategoryList";
import { ChosenFilters } from "./ChosenFilters";
import { FilterForm } from "./FilterForm";
import { isFiltered, type ListProblem, listSearch, withoutFilters } from "./list-query";
import { Pagination } from "./Pagination";
import { Panel } from "./Panel";
import type { Panels } from "./panels";
import { PriceNote } from "./PriceNote";
import { ProductGrid } from "./ProductCard";
import { maxQueryLength } from "./SearchForm";
import { type ListFormHandle, listFormId, useListForm } from "./use-list-form";

/** Messages about URL parameters that were corrected, and how. */
export function ListProblems({ problems }: { problems: readonly ListProblem[] }) {
  const t = useT("list");
  const language = useLanguage();
  const textOf = (problem: ListProblem): string => {
    switch (problem.kind) {
      case "noPrice":
        return t(`problem.${problem.field}`, { typed: problem.typed });
      case "tooHigh":
        return t(`problem.${problem.field}TooHigh`, {
          typed: problem.typed,
          highest: money(maxTypedCents, language),
        });
      case "crossed":
        return t("problem.crossed", {
          min: money(problem.min, language),
          max: money(problem.max, language),
        });
      case "tooLong":
        return t("problem.tooLong", { max: maxQueryLength });
    }
  };
  return (
    <div role="status" className="mt-5 grid gap-3 empty:hidden lg:order-1 lg:basis-full">
      {problems.map((problem) => (
        <Notice key={textOf(problem)}>{textOf(problem)}</Notice>
      ))}
    </div>
  );
}

/** "No products found" (spec §8): with active filters, it offers to remove them. */
function EmptyList({ query }: { query: ListQuery }) {
  const t = useT("catalogue");
  const tList = useT("list");
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <NoProducts hint={t("list.emptyHint")}>
      {isFiltered(query) ? (
        <Link to={pathname + listSearch(withoutFilters(query))} preventScrollReset className="link">
          {tList("chosen.clear")}
        </Link>
      ) : (
        <Link to={href("products", language)} className="link">
          {t("list.showAll")}
        </Link>
      )}
    </NoProducts>
  );
}

/** Empty state of a list or search: a hint what to try, and a link. */
function NoProducts({ hint, children }: { hint: string; children: ReactNode }) {
  const t = useT("catalogue");
  return (
    <div className="rounded-md bg-linen px-6 py-12 text-center">
      <Crumbs className="mx-auto mb-6 w-60" />
      <h2 className="text-xl">{t("list.empty")}</h2>
      <p className="mt-3 text-chestnut">{hint}</p>
      <p className="mt-6">{children}</p>
    </div>
  );
}

interface ListToolbarProps {
  form: ListFormHandle;
  query: ListQuery;
  /** Number of products on all pages. */
  count: number;
}

/** Number of products, announced after each change of the list, and the sort order. */
function ListToolbar({ form, query, count }: ListToolbarProps) {
  const t = useT("list");
  const words = query.words;
  return (
    // it shares a line with the filter button while the panel is closed; on the narrowest phones without the number
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 max-lg:mt-1 max-lg:mb-2 lg:ml-auto max-lg:[details:not([open])+:empty+&]:pointer-events-none max-lg:[details:not([open])+:empty+&]:-mt-11 max-lg:[details:not([open])+:empty+&]:mb-0.5 max-lg:[details:not([open])+:empty+&]:pl-[5.5rem] md:gap-x-8">
      <p role="status" className="py-2.5 text-sm text-chestnut max-[22rem]:sr-only">
        {/* a new element for each query: the number must be announced even if a changed filter yields the same one */}
        <span key={listSearch(query)}>
          {words === "" ? t("count", { count }) : t("countFor", { count, words })}
        </span>
      </p>
      <div className="pointer-events-auto ml-auto flex flex-wrap items-end gap-3">
        <Select
          name="sort"
          form={listFormId}
          label={
            <span className="text-sm whitespace-nowrap text-chestnut max-sm:sr-only">{t("sort.label")}</span>
          }
          className="relative max-sm:w-[10.75rem] max-sm:text-[1rem] md:flex md:items-center md:gap-x-3"
          defaultValue={query.sort}
          onChange={form.onChange}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(words !== "" && sort === "recommended" ? "sort.relevance" : `sort.${sort}`)}
            </option>
          ))}
        </Select>
        <noscript>
          <Button variant="secondary" form={listFormId}>
            {t("sort.apply")}
          </Button>
        </noscript>
      </div>
    </div>
  );
}

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

export function ListLayout({ title, intro, list, current }: Props) {
  const t = useT("list");
  const heading = useFocusAfterPaging();
  return (
    <div className="page pt-1 md:pt-4">
      <header className="lg:flex lg:items-center lg:gap-x-6">
        <h1 ref={heading} className="shrink-0 text-lg md:text-2xl">
          {title}
        </h1>
        {/* on phones products come first; two of its lines are as high as the heading, whichever typeface breaks it */}
        <p className="text-chestnut max-md:hidden lg:text-sm lg:leading-5">{intro}</p>
      </header>
      <ListBody list={list} acrossCategories={current === null}>
        <Panel name="categories" label={t("panel.categories")} shown={list.panels.categories ?? true} slim>
          <CategoryList categories={list.categories} current={current} query={list.query} />
        </Panel>
      </ListBody>
    </div>
  );
}

const isPaged = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "paged" in state && state.paged === true;

/** Moves the focus to the heading on another page of the list, so that keyboard users start at the top. */
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
  /** Shown above the tools; closed on wide screens, in one line with them. */
  children?: ReactNode;
}

/** Filters, sort order, results and pagination; shared by all products, a category and a search. */
export function ListBody({ list, acrossCategories, children }: BodyProps) {
  const t = useT("list");
  const { query, problems, page, categories, panels } = list;
  const form = useListForm(query);
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLoading = location?.pathname === pathname;
  const filtered = isFiltered(query);
  return (
    <>
      <div className="md:mt-2 lg:mb-2 lg:flex lg:flex-wrap lg:items-start lg:gap-x-4">
        {children}
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
        <ListToolbar form={form} query={query} count={page.count} />
      </div>
      {filtered && <ChosenFilters query={query} categories={categories} />}
      <div aria-busy={isLoading} className="transition-opacity duration-150 aria-busy:opacity-60">
        {page.products.length > 0 ? <ProductGrid products={page.products} /> : <EmptyList query={query} />}
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

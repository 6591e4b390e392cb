import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { SearchedDiet } from "@su-turrone/contract/catalogue";
import { CategoryList } from "~/catalogue/CategoryList";
import { DietNote } from "~/catalogue/DietNote";
import { ListBody } from "~/catalogue/ListLayout";
import { ListProblems } from "~/catalogue/ListProblems";
import { NothingFound } from "~/catalogue/NothingFound";
import { SearchForm } from "~/catalogue/SearchForm";
import { isFiltered } from "~/catalogue/list-query";
import { readListQuery } from "~/catalogue/read-list-query";
import { listCategories } from "~/commerce/catalogue.server";
import { featuredProducts, suggest } from "~/commerce/list.server";
import { PageLinks } from "~/content/PageLinks";
import { pagesAbout } from "~/content/pages-about.server";
import { fixedT } from "~/i18n/i18n.server";
import { useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { shopFrom, type ShopContext } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { loadList } from "./list.server";

export const handle = { i18n: ["catalogue", "list"] } satisfies RouteHandle;
export const meta = pageMeta;

/** Number of products shown when a search has no results. */
const maxAlternatives = 4;

/**
 * @param hasMatchingPage whether an informational page matches the search, so that the word is not treated as misspelt
 */
async function loadSearchHelp(
  shop: ShopContext,
  words: string,
  { avoids, unanswered }: SearchedDiet,
  hasMatchingPage: boolean,
) {
  const { words: near } = await suggest(shop, words);
  // do not propose products with nuts to somebody who searches for products without them
  return {
    near: hasMatchingPage ? [] : near,
    products: unanswered ? [] : await featuredProducts(shop, maxAlternatives, avoids),
  };
}

const asksForDiet = ({ avoids, unanswered }: SearchedDiet): boolean => unanswered || avoids.length > 0;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "catalogue");
  const { words } = readListQuery(new URL(request.url).searchParams).query;
  const title = words === "" ? t("search.title") : `${t("search.title")}: ${words}`;
  const head = { title, description: t("search.hint"), noindex: true };
  const categories = listCategories(shop);
  if (words === "") {
    return { head, words, pages: [], list: null, help: null, categories: await categories };
  }
  const pages = pagesAbout(words, shop.language, fixedT(shop.language, "common"));
  const list = await loadList(shop, categories);
  const hasNoResults = list.page.count === 0 && !isFiltered(list.query);
  const help = hasNoResults ? await loadSearchHelp(shop, words, list.page.diet, pages.length > 0) : null;
  return { head, words, pages, list, help, categories: list.categories };
}

export default function Search() {
  const t = useT("catalogue");
  const { words, pages, list, help, categories } = useLoaderData<typeof loader>();
  // "ohne Versandkosten" is no diet but leads to a page
  const diet = list && pages.length === 0 && asksForDiet(list.page.diet) ? list.page.diet : null;
  return (
    <div className="page pt-10 md:pt-16">
      <h1 className="text-4xl">{t("search.title")}</h1>
      <p className="mt-4 mb-8 max-w-text text-chestnut">{t("search.hint")}</p>
      <SearchForm key={words} words={words} label={t("search.title")} />
      {pages.length > 0 && <PageLinks pages={pages} />}
      <div className="mt-10">
        {diet && (
          <div className="mb-6">
            <DietNote diet={diet} />
          </div>
        )}
        {list && help && <ListProblems problems={list.problems} />}
        {help && (
          <NothingFound categories={categories} isAnswered={pages.length > 0 || diet !== null} {...help} />
        )}
        {list && !help && <ListBody list={list} acrossCategories />}
        {!list && <CategoryList categories={categories} current="" />}
      </div>
    </div>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { SearchedDiet } from "@su-turrone/contract/catalogue";
import { list } from "@su-turrone/contract/formats";
import { CategoryList } from "~/catalogue/CategoryList";
import { choiceLabel } from "~/catalogue/ChosenFilters";
import { isFiltered } from "~/catalogue/list-query";
import { ListBody, ListProblems } from "~/catalogue/ListLayout";
import { ProductGrid } from "~/catalogue/ProductCard";
import { readListQuery } from "~/catalogue/read-list-query";
import { SearchForm } from "~/catalogue/SearchForm";
import { listCategories } from "~/commerce/catalogue.server";
import { featuredProducts, suggest } from "~/commerce/list.server";
import type { Category, ProductCard } from "~/commerce/types";
import { type PageLink, pagesAbout, postsAbout } from "~/content/pages-about.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";
import { Crumbs } from "~/ui/Band";
import { Notice } from "~/ui/Notice";
import { loadList } from "./list.server";

/** Says how a search for a diet was understood, or that no label answers it, and where the allergens are. */
function DietNote({ diet: { avoids, unanswered } }: { diet: SearchedDiet }) {
  const t = useT("list");
  const tCommon = useT();
  const language = useLanguage();
  const labels = avoids.map((value) => choiceLabel(t, "free", value));
  return (
    <Notice>
      {unanswered
        ? t("diet.unanswered")
        : `${t("diet.understood", { avoided: list(labels, language) })} ${t("choices.byLabel")}`}{" "}
      <Link to={href("allergens", language)} className="link">
        {tCommon("footer.allergens")}
      </Link>
    </Notice>
  );
}

interface PageLinksProps {
  id: string;
  title: string;
  links: readonly PageLink[];
}

/** Pages or posts that were found; renders nothing without any. */
function PageLinks({ id, title, links }: PageLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ name, path, language }) => (
          <li key={path} lang={language}>
            <Link to={path} discover="none" className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  /** Words used in the shop that are similar to the search terms. */
  near: readonly string[];
  categories: readonly Category[];
  products: readonly ProductCard[];
  /** Whether the search is answered otherwise, by a page or about a diet: other words would not help. */
  isAnswered: boolean;
}

/** "No products found" (spec §8) after a search, with suggestions. */
function NothingFound({ near, categories, products, isAnswered }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  return (
    <>
      <div className="rounded-md bg-linen px-6 py-10">
        {!isAnswered && <Crumbs className="float-right ml-6 w-24" />}
        <h2 className="text-xl">{t("list.empty")}</h2>
        {!isAnswered && <p className="mt-3 text-chestnut">{t("search.emptyHint")}</p>}
        {near.length > 0 && (
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
            {t("search.near")}
            {near.map((word) => (
              <Link
                key={word}
                to={`${href("search", language)}?q=${encodeURIComponent(word)}`}
                className="link"
              >
                {word}
              </Link>
            ))}
          </p>
        )}
        <p className="mt-6 mb-3">{t("search.categories")}</p>
        <CategoryList categories={categories} current="" />
      </div>
      {products.length > 0 && (
        <section aria-labelledby="some-products" className="mt-14">
          <h2 id="some-products" className="mb-8 text-2xl">
            {t("search.some")}
          </h2>
          <ProductGrid products={products} heading="h3" />
        </section>
      )}
    </>
  );
}

export const handle = { i18n: ["catalogue", "list"] } satisfies RouteHandle;
export const meta = pageMeta;

/** Number of products shown when a search has no results. */
const maxAlternatives = 4;

/**
 * @param hasMatchingPage whether a page or post matches the search, so that the word is not treated as misspelt
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
    return { head, words, pages: [], posts: [], list: null, help: null, categories: await categories };
  }
  const pages = pagesAbout(words, shop.language, fixedT(shop.language, "common"));
  const [list, posts] = await Promise.all([loadList(shop, categories), postsAbout(shop, words)]);
  const hasNoResults = list.page.count === 0 && !isFiltered(list.query);
  const help = hasNoResults
    ? await loadSearchHelp(shop, words, list.page.diet, pages.length + posts.length > 0)
    : null;
  return { head, words, pages, posts, list, help, categories: list.categories };
}

export default function Search() {
  const t = useT("catalogue");
  const tCommon = useT();
  const { words, pages, posts, list, help, categories } = useLoaderData<typeof loader>();
  // "ohne Versandkosten" is no diet but leads to a page
  const diet = list && pages.length === 0 && asksForDiet(list.page.diet) ? list.page.diet : null;
  return (
    <div className="page pt-10 md:pt-16">
      <h1 className="text-4xl">{t("search.title")}</h1>
      <p className="mt-4 mb-8 max-w-text text-chestnut">{t("search.hint")}</p>
      <SearchForm key={words} words={words} label={t("search.title")} />
      <PageLinks id="pages-found" title={t("search.pages")} links={pages} />
      <div className="mt-10">
        {diet && (
          <div className="mb-6">
            <DietNote diet={diet} />
          </div>
        )}
        {list && help && <ListProblems problems={list.problems} />}
        {help && (
          <NothingFound
            categories={categories}
            isAnswered={pages.length + posts.length > 0 || diet !== null}
            {...help}
          />
        )}
        {list && !help && <ListBody list={list} acrossCategories />}
        {!list && <CategoryList categories={categories} current="" />}
      </div>
      <PageLinks id="posts-found" title={tCommon("nav.blog")} links={posts} />
    </div>
  );
}

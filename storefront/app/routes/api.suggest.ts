import type { LoaderFunctionArgs } from "@remix-run/node";
import { money } from "@su-turrone/contract/formats";
import { readListQuery } from "~/catalogue/read-list-query";
import type { Suggestion } from "~/catalogue/SearchCombobox";
import { nameMatches, wordsIn } from "~/catalogue/text-match";
import { categoriesOrNone } from "~/commerce/catalogue.server";
import { suggest } from "~/commerce/list.server";
import { staticPath } from "~/commerce/product-view";
import { type PageLink, pagesAbout, postsAbout } from "~/content/pages-about.server";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import { consumeLimit } from "~/platform/rate-limits.server";
import { type ShopContext, shopFrom } from "~/platform/shop.server";
import { getOnly } from "./http-errors.server";

/** Maximum number of categories, articles and pages each. */
const maxPerKind = 2;

const noPictureOrPrice = { picture: null, price: null };

/**
 * Suggestions for a partial search term: products, categories, articles and informational pages. @throws CommerceError
 */
async function suggestionsFor(shop: ShopContext, typed: string): Promise<Suggestion[]> {
  const { language } = shop;
  const [{ products }, categories, posts] = await Promise.all([
    suggest(shop, typed),
    categoriesOrNone(shop),
    postsAbout(shop, typed),
  ]);
  const tCatalogue = fixedT(language, "catalogue");
  const pages = pagesAbout(typed, language, fixedT(language, "common"));
  const toPage = (page: PageLink): Suggestion => ({ kind: "page", ...page, ...noPictureOrPrice });
  const typedWords = wordsIn(typed);
  // "bestellung" is looked up for the order, not for a product whose text mentions it
  const isNamed = ({ name }: PageLink): boolean => {
    const own = wordsIn(name);
    return typedWords.every((word) => own.includes(word));
  };
  const shown = pages.slice(0, maxPerKind);
  return [
    ...shown.filter(isNamed).map(toPage),
    ...products.map(({ name, slugs, cents, picture }): Suggestion => {
      const src = staticPath(picture);
      return {
        kind: "product",
        name,
        path: href("product", language, { slug: slugs }),
        picture: src && mediaUrl(src, 320, "webp"),
        price: tCatalogue("card.from", { price: money(cents, language) }),
      };
    }),
    ...categories
      .filter(({ name }) => nameMatches(name, typed))
      .slice(0, maxPerKind)
      .map(({ name, slugs }): Suggestion => {
        const path = href("category", language, { slug: slugs });
        return { kind: "category", name, path, ...noPictureOrPrice };
      }),
    ...posts
      .slice(0, maxPerKind)
      .map(({ name, path }): Suggestion => ({ kind: "article", name, path, ...noPictureOrPrice })),
    ...shown.filter((page) => !isNamed(page)).map(toPage),
  ];
}

/** Seconds the browser may cache suggestions, so that deleting a letter sends no request. */
const maxAge = 60;

/** Suggestions for a partial search term, `?q=`, in the language of the path: `{suggestions}`, or 429. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const retryAfter = await consumeLimit("suggestion", context.clientIp);
  if (retryAfter > 0) {
    const headers = { "Retry-After": String(retryAfter), "Cache-Control": "no-store" };
    return Response.json({ suggestions: [] }, { status: 429, headers });
  }
  const { query } = readListQuery(new URL(request.url).searchParams);
  const suggestions: Suggestion[] =
    query.words === "" ? [] : await suggestionsFor(shopFrom(request, context), query.words);
  return Response.json({ suggestions }, { headers: { "Cache-Control": `private, max-age=${maxAge}` } });
}

export const action = getOnly;

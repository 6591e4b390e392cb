import { listCategories, listProducts } from "~/commerce/catalogue.server";
import { productChanges } from "~/commerce/changes.server";
import { listPages, listPosts } from "~/commerce/content.server";
import type { Entry } from "~/commerce/content-types";
import { languages } from "~/i18n/languages";
import { hrefWith, type PageId } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import type { ShopContext } from "~/platform/shop.server";
import type { Slugs } from "~/commerce/types";
import type { Listed } from "./sitemap";

/** Pages without a parameter that search engines shall know; cart, checkout, search and the double of home are not among them. */
const plainPages = [
  "home",
  "products",
  "about",
  "contact",
  "shipping",
  "blog",
  "guarantee",
] as const satisfies PageId[];

const pathsOf = (page: PageId, slugs?: Slugs): Listed["paths"] =>
  Object.fromEntries(languages.map((l) => [l, hrefWith(page, l, slugs ? { slug: slugs[l] } : {})]));

function listedEntry(page: "post" | "page", entry: Entry): Listed {
  const own = languages.filter((language) => entry.languages.includes(language));
  return {
    paths: Object.fromEntries(own.map((l) => [l, hrefWith(page, l, { slug: entry.slugs[l] })])),
    lastmod: entry.updatedAt,
    pictures: entry.picture ? [mediaUrl(entry.picture.src, 1280, "webp")] : [],
  };
}

/** Every page that search engines shall know, in all languages. @throws CommerceError */
export async function everyPage(shop: ShopContext): Promise<Listed[]> {
  const [products, changes, categories, posts, pages] = await Promise.all([
    listProducts(shop),
    productChanges(shop),
    listCategories(shop),
    listPosts(shop),
    listPages(shop),
  ]);
  return [
    ...plainPages.map((page) => ({ paths: pathsOf(page) })),
    ...categories.map(({ slugs }) => ({ paths: pathsOf("category", slugs) })),
    ...products.map(({ id, slugs, picture }) => ({
      paths: pathsOf("product", slugs),
      lastmod: changes.get(id),
      pictures: picture ? [mediaUrl(picture.src, 1280, "webp")] : [],
    })),
    ...posts.map((post) => listedEntry("post", post)),
    ...pages.map((page) => listedEntry("page", page)),
  ];
}

import { money } from "@su-turrone/contract/formats";
import { plainLetters } from "~/catalogue/highlight";
import type { Suggestion } from "~/catalogue/suggestion-types";
import { categoriesOrNone } from "~/commerce/catalogue.server";
import { suggest } from "~/commerce/list.server";
import { staticPath } from "~/commerce/product-view";
import { fixedT } from "~/i18n/i18n.server";
import { href } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import type { ShopContext } from "~/platform/shop.server";
import { postsOrNone } from "./featured.server";

/** Most of each kind beside the products, and posts whose titles are looked through. */
const most = 2;
const postsRead = 50;

const without = { picture: null, price: null };

/** Whether each word typed stands in a name, at the beginning of one of its words. */
function isNamed(name: string, typed: string): boolean {
  const named = plainLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = plainLetters(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => named.some((other) => other.startsWith(word)));
}

/** What the beginning of a search may mean: products, categories, articles, and the pages on delivery and contact. @throws CommerceError */
export async function suggestionsFor(shop: ShopContext, typed: string): Promise<Suggestion[]> {
  const { language } = shop;
  const [{ products }, categories, posts] = await Promise.all([
    suggest(shop, typed),
    categoriesOrNone(shop),
    postsOrNone(shop, postsRead),
  ]);
  const common = fixedT(language, "common");
  const from = fixedT(language, "catalogue");
  const pages = [
    { name: common("footer.shipping"), path: href("shipping", language) },
    { name: common("nav.contact"), path: href("contact", language) },
  ];
  return [
    ...products.map(({ name, slugs, cents, picture }): Suggestion => {
      const src = staticPath(picture);
      return {
        kind: "product",
        name,
        path: href("product", language, { slug: slugs }),
        picture: src && mediaUrl(src, 320, "webp"),
        price: from("card.from", { price: money(cents, language) }),
      };
    }),
    ...categories
      .filter(({ name }) => isNamed(name, typed))
      .slice(0, most)
      .map(({ name, slugs }): Suggestion => {
        const path = href("category", language, { slug: slugs });
        return { kind: "category", name, path, ...without };
      }),
    ...posts
      .filter(({ title }) => isNamed(title, typed))
      .slice(0, most)
      .map(({ title, slugs }): Suggestion => {
        const path = href("post", language, { slug: slugs });
        return { kind: "article", name: title, path, ...without };
      }),
    ...pages
      .filter(({ name }) => isNamed(name, typed))
      .map((page): Suggestion => ({ kind: "page", ...page, ...without })),
  ];
}

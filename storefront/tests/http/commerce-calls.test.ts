import { afterAll, beforeAll, expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { sendContentChanged } from "../../e2e/support/content-changed";
import { classic, hazelnut } from "../../e2e/support/goods";
import { countedStorefront } from "./file-storefront";
import { giftSeason } from "./gift-season";
import { test } from "./request";

const storefront = countedStorefront();

const search = `${href("search", "de")}?q=mandel`;

const inSeason = giftSeason();
beforeAll(() => inSeason.set(null));
afterAll(inSeason.restore);

/** Pages with the number of requests to commerce with an empty cache, and directly after another visit. */
const pages: readonly (readonly [name: string, path: string, cold: number, warm: number])[] = [
  ["home", href("home", "de"), 7, 0],
  ["the about page", href("about", "de"), 4, 0],
  ["the list", href("products", "de"), 5, 0],
  ["a category", href("category", "de", { slug: classic.de.slug }), 5, 0],
  ["a product", href("product", "de", { slug: hazelnut.de.slug }), 6, 0],
  // search results are requested each time: the index lags behind changes
  ["a search", search, 5, 1],
  ["the blog", href("blog", "de"), 4, 0],
  ["a legal page", href("page", "de", { slug: "impressum" }), 4, 0],
];

test.for(pages)(
  "%s: %s sends %i requests to commerce with an empty cache and %i with a warm one",
  async ([, path, cold, warm], { request }) => {
    const view = async () => {
      const answer = await request.get(storefront.url + path, { headers: { "Accept-Language": "de" } });
      expect(answer.status()).toBe(200);
      return storefront.proxy.takePaths();
    };
    await view();
    await sendContentChanged(storefront.url);
    expect((await view()).sort()).toHaveLength(cold);
    expect(await view()).toHaveLength(warm);
  },
);

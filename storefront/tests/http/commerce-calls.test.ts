import { afterAll, beforeAll, expect } from "vitest";
import { berlinInformation } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import { sendContentChanged } from "../../e2e/support/content-changed";
import { classic, hazelnut } from "../../e2e/support/goods";
import { smallHazelnut } from "../../e2e/support/orders";
import { fileStorefront } from "./file-storefront";
import { giftSeason } from "./gift-season";
import { test } from "./request";

const storefront = fileStorefront();

const search = `${href("search", "de")}?q=mandel`;

const inSeason = giftSeason();
beforeAll(() => inSeason.set(null));
afterAll(inSeason.restore);

/**
 * Pages, all of which name the kinds of torrone in their menu, with the number of requests to commerce with an empty
 * cache, and directly after another visit.
 */
const pages: readonly (readonly [name: string, path: string, cold: number, warm: number])[] = [
  ["home", href("home", "de"), 7, 0],
  ["the about page", href("about", "de"), 6, 0],
  ["the list", href("products", "de"), 5, 0],
  ["a category", href("category", "de", { slug: classic.de.slug }), 6, 0],
  ["a product", href("product", "de", { slug: hazelnut.de.slug }), 7, 0],
  // search results are requested each time: the index lags behind changes
  ["a search", search, 7, 1],
  ["the blog", href("blog", "de"), 6, 0],
  ["a legal page", href("page", "de", { slug: "impressum" }), 6, 0],
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

// each additional request slows down every cart
test("reading or changing the cart sends one request to commerce", async ({ request }) => {
  const variantId = await smallHazelnut();
  const change = async (form: Record<string, string>): Promise<string[]> => {
    const answer = await request.post(`${storefront.url}/api/cart`, { form });
    expect(answer.status(), await answer.text()).toBe(200);
    return storefront.proxy.takePaths();
  };
  const requestsOf = async (path: string): Promise<string[]> => {
    expect((await request.get(storefront.url + path)).status()).toBe(200);
    return storefront.proxy.takePaths();
  };
  // data that every page caches for a while
  await requestsOf(href("home", "de"));

  expect(await change({ intent: "add", variantId, quantity: "1" })).toEqual(["/store/filled-carts"]);
  const [view = "", ...more] = await requestsOf(href("cart", "de"));
  expect(more).toEqual([]);
  expect(view).toMatch(/^\/store\/carts\/cart_\w+\/view$/);
  expect(await requestsOf("/api/cart")).toEqual([view]);
  expect(await requestsOf(href("checkout", "de"))).toEqual([view]);

  const answer = await request.get(`${storefront.url}/api/cart`);
  const { cart } = (await answer.json()) as { cart: { lines: { id: string }[] } };
  const lineId = cart.lines[0]?.id ?? "";
  storefront.proxy.takePaths();
  const changes = [view.replace(/view$/, "changes")];
  const twoMore = { intent: "set-quantity", lineId, quantity: "4", seen: "2" };
  expect(await change({ intent: "add", variantId, quantity: "1", submissionId: "second" })).toEqual(changes);
  expect(
    await change({ intent: "add", variantId, quantity: "1", submissionId: "present", gift: "yes" }),
  ).toEqual(changes);
  expect(await change({ ...twoMore, submissionId: "third" })).toEqual(changes);
  expect(await change({ intent: "apply-promo", code: "TORRONE10" })).toEqual(changes);
  expect(await change({ intent: "set-country", country: "it" })).toEqual(changes);
  expect(await change({ intent: "remove-promo", code: "TORRONE10" })).toEqual(changes);
  expect(await change({ intent: "remove", lineId })).toEqual(changes);
});

test("a checkout step sends at most two requests to commerce", async ({ request }) => {
  await request.post(`${storefront.url}/api/cart`, {
    form: { intent: "add", variantId: await smallHazelnut(), quantity: "1" },
  });
  storefront.proxy.takePaths();
  const step = async (path: string, form: Record<string, string>, status = 303): Promise<string[]> => {
    const answer = await request.post(storefront.url + path, { form, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    return storefront.proxy.takePaths().map((requests) => requests.replace(/cart_\w+/, ":id"));
  };
  const [view, changes, payment, finish] = ["view", "changes", "payment", "finish"].map(
    (name) => `/store/carts/:id/${name}`,
  );
  expect(await step(href("checkout", "de"), berlinInformation)).toEqual([changes]);
  expect(await step(href("checkoutPayment", "de"), { method: "bank_transfer" })).toEqual([view, payment]);
  // 7.10 € for the goods and 6.90 € for shipping; commerce only accepts the shop's own URL as the return URL, so the
  // page is shown again
  const order = { total: "1400", fingerprint: "any" };
  expect(await step(href("checkoutConfirm", "de"), order, 503)).toEqual([finish, view]);
});

import { ListPage } from "./pages/list-page";
import { sendContentChanged } from "./support/content-changed";
import { openChannel, type OwnChannel } from "../../testing/channels";
import { openCommerceProxy, type CommerceProxy } from "./support/commerce-proxy";
import { openStorefront, type OwnStorefront } from "../../testing/own-storefront";
import { expect, test } from "./support/test";

/**
 * Two additional storefronts, each with its own sales channel: one sells twelve products, the other more than the
 * hundred that commerce lists in one request. No other story sees these. (Sorting, filtering and paging of five hundred
 * products is tested by commerce/tests/http/many-products.test.ts.)
 */
const sizes = { few: 12, many: 130 } as const;
interface Shop {
  channel: OwnChannel;
  storefront: OwnStorefront;
}

test.describe.configure({ mode: "serial" });
test.setTimeout(300_000);

let proxy: CommerceProxy;
let few: Shop;
let many: Shop;

/** Clean-up functions, run in reverse order. */
const cleanUps: (() => Promise<void> | void)[] = [];

async function openShop(count: number): Promise<Shop> {
  const channel = await openChannel(`${count} products`);
  cleanUps.unshift(channel.remove);
  // number n costs 5 euros and n cents
  await channel.create(
    Array.from({ length: count }, (_, index) => ({
      title: `Torrone ${index + 1}`,
      weights: [{ grams: 150, euro: (501 + index) / 100 }],
    })),
  );
  const storefront = await openStorefront({ COMMERCE_URL: proxy.url, PUBLISHABLE_KEY: channel.key });
  cleanUps.unshift(storefront.close);
  return { channel, storefront };
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  proxy = await openCommerceProxy();
  cleanUps.push(proxy.close);
  few = await openShop(sizes.few);
  many = await openShop(sizes.many);
});

test.afterAll(async () => {
  test.setTimeout(600_000);
  for (const cleanUp of cleanUps) await cleanUp();
});

test.describe("at night", { tag: "@night" }, () => {
  test("a list of 130 products requires no more commerce calls than a list of 12", async ({ request }) => {
    const asked = async ({ storefront }: Shop, path: string) => {
      await sendContentChanged(storefront.url);
      proxy.takePaths();
      expect((await request.get(storefront.url + path)).status()).toBe(200);
      return proxy.takePaths().sort();
    };
    for (const path of [
      "/produkte",
      "/produkte?sort=price-down&min=5",
      "/it/prodotti?sort=name&available=1",
    ]) {
      const calls = await asked(few, path);
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.length).toBeLessThanOrEqual(8);
      const callsOfMany = await asked(many, path);
      expect(callsOfMany.length).toBeLessThanOrEqual(8);
      expect(callsOfMany).toEqual(calls);
    }
  });

  test("pagination shows each product once, with page numbers, rel links and titles", async ({ page }) => {
    const list = new ListPage(page, "de");
    const { url } = many.storefront;
    await page.goto(`${url}/produkte?sort=price-up`);
    await expect(list.count).toHaveText("130 Produkte");
    expect(await list.names()).toEqual(Array.from({ length: 24 }, (_, n) => `Torrone ${n + 1}`));
    const pages = page.getByRole("navigation", { name: "Seiten" });
    await pages.getByRole("link", { name: "Weiter" }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(list.cards.first()).toContainText("Torrone 25");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(pages.locator("[aria-current=page]")).toHaveText("2");
    await pages.getByRole("link", { name: "Seite 6" }).click();
    await expect(list.cards).toHaveCount(10);
    await expect(list.cards.last()).toContainText("Torrone 130");
    await expect(pages.getByRole("link", { name: "Weiter" })).toHaveCount(0);

    await page.goto(`${url}/produkte?page=2`);
    await expect(page).toHaveTitle(/^Unser Torrone – Seite 2 /);
    const link = (rel: string) => page.locator(`link[rel="${rel}"]`);
    await expect(link("canonical")).toHaveAttribute("href", `${url}/produkte?page=2`);
    await expect(link("prev")).toHaveAttribute("href", `${url}/produkte`);
    await expect(link("next")).toHaveAttribute("href", `${url}/produkte?page=3`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.goto(`${url}/produkte?page=99&size=12`);
    await expect(page).toHaveURL(`${url}/produkte?size=12&page=11`);
  });

  test("filters and sort order apply to all pages and reset to the first page", async ({ page }) => {
    const list = new ListPage(page, "de");
    await page.goto(`${many.storefront.url}/produkte?page=2`);
    await list.showFilters();
    await list.min.fill("6,20");
    await expect(list.count).toHaveText("11 Produkte");
    await expect(page).toHaveURL(/\/produkte\?min=6%2C20$/);
    await list.sort.selectOption("price-down");
    await expect(list.cards.first()).toContainText("Torrone 130");
  });

  test("the sitemap lists every product with its last modification", async ({ request }) => {
    const xml = await (await request.get(`${many.storefront.url}/en/sitemap.xml`)).text();
    const products = xml.match(/<loc>[^<]*\/en\/products\/torrone-\d+[^<]*<\/loc>\s*<lastmod>\d{4}-/g) ?? [];
    expect(new Set(products).size).toBe(sizes.many);
  });

  test("a shop without categories shows a message on the product list", async ({ page }) => {
    proxy.replacements.set("/store/product-categories", {
      product_categories: [],
      count: 0,
      offset: 0,
      limit: 100,
    });
    await sendContentChanged(few.storefront.url);
    await page.goto(`${few.storefront.url}/produkte`);
    await expect(page.getByText("Keine Kategorien verfügbar")).toBeVisible();
    await expect(new ListPage(page, "de").cards).toHaveCount(12);
    proxy.replacements.clear();
  });
});

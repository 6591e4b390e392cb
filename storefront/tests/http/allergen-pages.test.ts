import { brotliCompressSync } from "node:zlib";
import { allergens } from "@su-turrone/contract/food-labels";
import type { AllergenTable } from "@su-turrone/contract/catalogue";
import { expect } from "vitest";
import { atNight } from "../../../testing/night";
import { languages } from "../../app/i18n/languages";
import { openCommerceProxy, type CommerceProxy } from "../../e2e/support/commerce-proxy";
import { htmlProblems } from "../../e2e/support/html";
import { openStorefront, type OwnStorefront } from "../../../testing/own-storefront";
import { allergenPage, allergenRows } from "./allergen-page";
import { attribute, openPage, readPage, textOf } from "./delivered-page";
import { test } from "./request";

/** User agent of a browser; a crawler gets only a short error message. */
const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

/** A separate storefront whose commerce answers with this table. */
async function withTable(
  table: AllergenTable,
  use: (storefront: OwnStorefront, proxy: CommerceProxy) => Promise<void>,
): Promise<void> {
  const proxy = await openCommerceProxy();
  proxy.replacements.set("/store/catalogue/allergens", table);
  const storefront = await openStorefront({ COMMERCE_URL: proxy.url });
  try {
    await use(storefront, proxy);
  } finally {
    storefront.close();
    await proxy.close();
  }
}

const torrone = (n: number, label: AllergenTable["products"][number]["label"]) => {
  const slug = `torrone-${n}`;
  return { id: `prod_${n}`, name: `Torrone ${n}`, slugs: { de: slug, it: slug, en: slug }, label };
};

test("without products there is a sentence and no table", async ({ request }) => {
  await withTable({ products: [], allergens: [], page: 1, pages: 1 }, async ({ url }) => {
    for (const language of languages) {
      const page = await openPage(request, url + allergenPage[language].path);
      expect(page.mainText).toContain(allergenPage[language].empty);
      expect(page.queryAll("main table")).toEqual([]);
      expect(await htmlProblems(page.html)).toEqual([]);
    }
  });
});

test.runIf(atNight)("labels that name no allergen have one column", async ({ request }) => {
  const products = [torrone(1, { contains: [], traces: [], demo: false }), torrone(2, null)];
  await withTable({ products, allergens: [], page: 1, pages: 1 }, async ({ url }) => {
    const page = await openPage(request, `${url}/en/allergens`);
    expect(allergenRows(page)).toEqual([
      ["Product", "Allergens"],
      ["Torrone 1", "no"],
      ["Torrone 2", "Not stated, please ask us"],
    ]);
    expect(await htmlProblems(page.html)).toEqual([]);
  });
});

test.runIf(atNight)(
  "a page of a hundred products with every allergen of the law is small and leads to the next",
  async ({ request }) => {
    const every = { contains: allergens.slice(0, 12), traces: allergens.slice(12), demo: false };
    const products = Array.from({ length: 100 }, (_, index) => torrone(index + 101, every));
    await withTable({ products, allergens: [...allergens], page: 2, pages: 5 }, async ({ url }) => {
      const page = await openPage(request, `${url}/allergene?page=2`);
      expect(textOf(page.query("title"))).toBe("Allergene aller Produkte – Seite 2 · Su Turrone");
      expect(allergenRows(page).map((row) => row.length)).toEqual(Array.from({ length: 101 }, () => 25));
      expect(page.queryAll("main nav a").map((link) => attribute(link, "href"))).toEqual([
        "/allergene",
        "/allergene?page=3",
      ]);
      expect(attribute(page.query('link[rel="canonical"]'), "href")).toBe(`${url}/allergene?page=2`);
      expect(brotliCompressSync(page.html).length).toBeLessThan(20_000);
      expect(await htmlProblems(page.html)).toEqual([]);
    });
  },
);

test("a page number beyond the last leads to the last page", async ({ request }) => {
  const answer = await request.get("/it/allergeni?page=70", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, "/it/allergeni"]);
});

test("while commerce is down, the last table is shown, or an error without one", async ({ request }) => {
  const products = [torrone(1, null)];
  await withTable({ products, allergens: [], page: 1, pages: 1 }, async ({ url }, proxy) => {
    await openPage(request, `${url}/allergene`);
    await proxy.close();
    const known = async () => {
      const answer = await request.get(`${url}/allergene`, { headers: browser });
      expect(answer.status()).toBe(200);
      return answer.text();
    };
    expect(await known()).toContain(">Torrone 1</a>");
    const unknown = await request.get(`${url}/en/allergens`, { headers: browser });
    expect(unknown.status()).toBe(503);
    expect(Number(unknown.headers()["retry-after"])).toBeGreaterThan(0);
    expect(unknown.headers()["cache-control"]).toContain("no-store");
    const { mainText, query } = readPage(503, await unknown.text());
    expect(textOf(query("h1"))).toBe("Internal Server Error");
    expect(mainText).toContain("Part of our shop cannot be reached for a moment.");
    // once a call has failed, every page says so, as rendered and not in its embedded texts
    expect(await known()).toContain(">Unsere Kasse ist gerade nicht erreichbar");
  });
});

import { expect, test } from "@playwright/test";
import { z } from "zod";
import { href } from "../app/i18n/paths";
import { asOwner } from "./support/admin";
import { hazelnut } from "./support/goods";
import { makeProduct } from "./support/owner";

const notFound = { de: "Seite nicht gefunden", it: "Pagina non trovata", en: "Page Not Found" } as const;
const noCategory = {
  de: "Diese Kategorie gibt es nicht",
  it: "Categoria inesistente",
  en: "Non-existent category",
} as const;
const noOrder = { de: "Bestellung nicht gefunden", it: "Ordine non trovato", en: "Order not found" } as const;
const noProducts = {
  de: "Keine Produkte gefunden",
  it: "Nessun prodotto trovato",
  en: "No products found",
} as const;

for (const language of ["de", "it", "en"] as const) {
  test(`${language}: an unknown product is a 404`, async ({ page }) => {
    const answer = await page.goto(href("product", language, { slug: "gibt-es-nicht" }));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound[language]);
  });

  test(`${language}: an unknown category is a 404 that names the others`, async ({ page }) => {
    const answer = await page.goto(href("category", language, { slug: "gibt-es-nicht" }));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(noCategory[language]);
  });

  test(`${language}: an unknown order is a 404`, async ({ page }) => {
    const answer = await page.goto(href("confirmation", language, { id: "order_01UNKNOWN" }));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(noOrder[language]);
  });

  test(`${language}: a search without results says so`, async ({ page }) => {
    await page.goto(`${href("search", language)}?q=${encodeURIComponent("qqqq' --")}`);
    await expect(page.getByRole("heading", { name: noProducts[language] })).toBeVisible();
  });
}

test("a category the owner has hidden is a 404, and its products do not lead there", async ({ request }) => {
  const name = `Lager ${Date.now()}`;
  const slug = name.toLowerCase().replace(" ", "-");
  const { product_category: category } = z
    .object({ product_category: z.object({ id: z.string() }) })
    .parse(await asOwner("/admin/product-categories", { name, is_active: true }));
  const change = (body: Record<string, unknown>) => asOwner(`/admin/product-categories/${category.id}`, body);
  const product = await makeProduct(`Torrone ${name}`, 9, 5);
  try {
    await asOwner(`/admin/product-categories/${category.id}/products`, { add: [product.id] });
    const paths = (["de", "it", "en"] as const).map((language) => ({
      language,
      category: href("category", language, { slug }),
      product: href("product", language, { slug: `torrone-${slug}` }),
    }));
    for (const path of paths) {
      await expect(async () => expect((await request.get(path.category)).status()).toBe(200)).toPass();
      expect(await (await request.get(path.product)).text()).toContain(path.category);
    }
    for (const hidden of [{ is_active: false }, { is_active: true, is_internal: true }]) {
      await change(hidden);
      for (const path of paths) {
        const answer = await request.get(path.category);
        expect(answer.status()).toBe(404);
        expect(await answer.text()).toContain(noCategory[path.language]);
        expect(await (await request.get(path.product)).text()).not.toContain(path.category);
      }
    }
  } finally {
    await product.remove();
    await asOwner(`/admin/product-categories/${category.id}`, undefined, "DELETE");
  }
});

test("a search finds by a part of the name", async ({ page }) => {
  await page.goto(href("search", "de"));
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("combobox").fill("haselnuss");
  await search.getByRole("button", { name: "Suchen" }).click();
  await expect(page).toHaveURL(/\/suche\?q=haselnuss$/);
  await expect(page.getByRole("link", { name: hazelnut.de.name }).first()).toBeVisible();
});

test("the slug of another language leads to the page's own", async ({ page }) => {
  await page.goto(href("product", "it", { slug: hazelnut.de.slug }));
  await expect(page).toHaveURL(new RegExp(`${href("product", "it", { slug: hazelnut.it.slug })}$`));
});

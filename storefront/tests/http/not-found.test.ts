import { expect } from "vitest";
import { asOwner } from "../../../testing/owner";
import { createProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { languages } from "../../app/i18n/languages";
import { words } from "../../e2e/support/words";
import { attribute, openPage, readPage, textOf } from "./delivered-page";
import { test } from "./request";

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

test.for([
  ["de", "Bitte gehen Sie zurück"],
  ["it", "Torni indietro"],
  ["en", "Please go back"],
] as const)(
  "%s: a form sent to a page without one is told to go back, not that the fault is ours",
  async ([language, goBack], { request }) => {
    const answer = await request.post(href("about", language), { form: {} });
    expect(answer.status()).toBe(405);
    const { mainText } = readPage(405, await answer.text());
    expect(mainText).toContain(goBack);
    expect(mainText).not.toContain(words(language, "errors").server.text);
  },
);

const slug = "gibt-es-nicht";
const missing = languages.flatMap((language) => [
  [href("product", language, { slug }), notFound[language]] as const,
  [href("category", language, { slug }), noCategory[language]] as const,
  [href("confirmation", language, { id: "order_01UNKNOWN" }), noOrder[language]] as const,
]);

test.for([...missing, ["/styleguide", notFound.de]] as const)(
  "%s is not found: %s",
  async ([path, heading], { request }) => {
    const page = await openPage(request, path);
    expect(page.status).toBe(404);
    expect(page.queryAll("h1").map(textOf)).toEqual([heading]);
  },
);

test.for([
  ["de", "ohne Haselnuss", false],
  ["it", "senza nocciola", false],
  ["en", "no hazelnuts", false],
  ...languages.map((language) => [language, "qqqq' --", true] as const),
] as const)(
  "%s: a search for %s finds nothing, and suggests products: %s",
  async ([language, typed, suggests], { request }) => {
    const page = await openPage(request, `${href("search", language)}?q=${encodeURIComponent(typed)}`);
    expect(page.queryAll("h1, h2").map(textOf)).toContain(noProducts[language]);
    expect(page.mainText.includes(words(language, "catalogue").search.some)).toBe(suggests);
  },
);

test("the search field of the error page accepts the same length as the search", async ({ request }) => {
  const page = await openPage(request, "/gibt-es-nicht");
  expect(attribute(page.query('main input[name="q"]'), "maxlength")).toBe("80");
});

test("responds 404 for a hidden category, and its products do not link to it", async ({ request }) => {
  const name = `Lager ${Date.now()}`;
  const slug = name.toLowerCase().replace(" ", "-");
  const { product_category: category } = await asOwner<{ product_category: { id: string } }>(
    "/admin/product-categories",
    { name, is_active: true },
  );
  const change = (body: Record<string, unknown>) => asOwner(`/admin/product-categories/${category.id}`, body);
  const product = await createProduct(`Torrone ${name}`, { euro: 9, stock: 5 });
  try {
    await asOwner(`/admin/product-categories/${category.id}/products`, { add: [product.id] });
    const paths = languages.map((language) => ({
      language,
      category: href("category", language, { slug }),
      product: href("product", language, { slug: `torrone-${slug}` }),
    }));
    for (const path of paths) {
      await expect.poll(async () => (await request.get(path.category)).status()).toBe(200);
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

import { asOwner } from "../../../testing/owner";
import { createPriceList } from "../../../testing/past-pages";
import { createProduct, setSlugs, type TestProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { buy } from "../../e2e/support/delivered-order";
import { words } from "../../e2e/support/words";

const t = words("de", "catalogue");
const stamp = Date.now();

let ownProduct: TestProduct;
let category: { id: string; name: string; slug: string };

const slug = `frisch-${stamp}`;
const productPath = (language: "de" | "it" = "de", at = slug) => href("product", language, { slug: at });
const categoryPath = () => href("category", "de", { slug: category.slug });

const setSlug = (kind: "product" | "category", id: string, to: string) =>
  setSlugs(kind, id, { de: to, it: to, en: to });

/** Creates the product and the category that are changed. */
export async function makeGoods(): Promise<void> {
  ownProduct = await createProduct(`Frischer Torrone ${stamp}`, { euro: 9, stock: 5 });
  await setSlug("product", ownProduct.id, slug);
  const name = `Frisches ${stamp}`;
  const { product_category: made } = await asOwner<{ product_category: { id: string } }>(
    "/admin/product-categories",
    { name, is_active: true },
  );
  category = { id: made.id, name, slug: `frisches-${stamp}` };
  await setSlug("category", made.id, category.slug);
}

/** Deletes everything created, including posts and pages. */
export async function removeGoods(): Promise<void> {
  await ownProduct.remove();
  await asOwner(`/admin/product-categories/${category.id}`, undefined, "DELETE");
  for (const { id } of createdEntries) await asOwner(`/admin/content/${id}`, undefined, "DELETE");
}

let sale = "";
let lastOrder = "";

async function startSale(): Promise<void> {
  const list = {
    title: `Frische Woche ${stamp}`,
    description: "Eine Woche lang",
    type: "sale",
    status: "active",
    prices: [{ variant_id: ownProduct.variantId, currency_code: "eur", amount: 8 }],
  };
  sale = await createPriceList(list);
}

/** Posts and pages created by this file. */
const createdEntries: { id: string; kind: "post" | "page" }[] = [];

const entryOf = (kind: "post" | "page") => createdEntries.find((entry) => entry.kind === kind)?.id ?? "";

async function saveEntry(kind: "post" | "page", title: string, id?: string): Promise<void> {
  const body = {
    kind,
    status: "published",
    texts: [{ language: "de", title, teaser: "t", body: title }],
    slugs: { de: `${kind}-${stamp}` },
  };
  const { entry } = await asOwner<{ entry: { id: string } }>(`/admin/content${id ? `/${id}` : ""}`, body);
  if (!id) createdEntries.push({ id: entry.id, kind });
}

/** HTML with the title of a post or page. */
const title = (text: string) => `<title>${text} · `;

const add = `>${t.product.add}<`;
const soldOut = t.product.allSoldOut;
const newest = `${href("products", "de")}?sort=newest`;

/** A change by the owner, and its effect on a page. */
export interface Change {
  what: string;
  path: () => string;
  /** On the page before, and not after. */
  before: string;
  change: () => Promise<unknown>;
  /** On the page after, and not before. */
  after: string;
}

/** Run one after the other; each depends on the previous ones. */
export const changes: readonly Change[] = [
  {
    what: "a price",
    path: productPath,
    before: "9,00 €",
    change: () => ownProduct.setPrice(11),
    after: "11,00 €",
  },
  {
    what: "a price, in the list",
    path: () => newest,
    before: "11,00 €",
    change: () => ownProduct.setPrice(12.34),
    after: "12,34 €",
  },
  { what: "a sale", path: productPath, before: "12,34 €", change: startSale, after: "8,00 €" },
  {
    what: "the end of a sale",
    path: productPath,
    before: "8,00 €",
    change: () => asOwner(`/admin/price-lists/${sale}`, undefined, "DELETE"),
    after: "12,34 €",
  },
  {
    what: "a stock of zero",
    path: productPath,
    before: add,
    change: () => ownProduct.setStock(0),
    after: soldOut,
  },
  { what: "new stock", path: productPath, before: soldOut, change: () => ownProduct.setStock(1), after: add },
  {
    what: "the sale of the last unit",
    path: productPath,
    before: add,
    change: async () => {
      lastOrder = (await buy(ownProduct)).orderId;
    },
    after: soldOut,
  },
  {
    what: "the cancellation of that order",
    path: productPath,
    before: soldOut,
    change: () => asOwner(`/admin/orders/${lastOrder}/cancel`, {}),
    after: add,
  },
  {
    what: "a title",
    path: productPath,
    before: `>Frischer Torrone ${stamp}</h1>`,
    change: () => asOwner(`/admin/products/${ownProduct.id}`, { title: `Mürber Torrone ${stamp}` }),
    after: `>Mürber Torrone ${stamp}</h1>`,
  },
  {
    what: "a translation",
    path: () => productPath("it"),
    before: `>Mürber Torrone ${stamp}</h1>`,
    change: () =>
      asOwner("/admin/translations/batch", {
        create: [
          {
            reference: "product",
            reference_id: ownProduct.id,
            locale_code: "it-IT",
            translations: { title: `Torrone friabile ${stamp}` },
          },
        ],
      }),
    after: `>Torrone friabile ${stamp}</h1>`,
  },
  {
    what: "the origin of a product",
    path: productPath,
    before: t.product.add,
    change: () =>
      asOwner(`/admin/product-details/${ownProduct.id}`, {
        brand: "Su Turrone",
        origin: { de: "Tonara im Probelauf", it: "", en: "" },
        unit_price_exempt: false,
        pictures: [],
      }),
    after: "Tonara im Probelauf",
  },
  {
    what: "a product in a category",
    path: () => categoryPath(),
    before: `>Frisches ${stamp}</h1>`,
    change: () => asOwner(`/admin/product-categories/${category.id}/products`, { add: [ownProduct.id] }),
    after: productPath(),
  },
  {
    what: "the name of a category",
    path: () => categoryPath(),
    before: `>Frisches ${stamp}</h1>`,
    change: () => asOwner(`/admin/product-categories/${category.id}`, { name: `Neues ${stamp}` }),
    after: `>Neues ${stamp}</h1>`,
  },
  {
    what: "a new post",
    path: () => href("blog", "de"),
    before: "200",
    change: () => saveEntry("post", `Neuer Beitrag ${stamp}`),
    after: `Neuer Beitrag ${stamp}`,
  },
  {
    what: "the title of a post",
    path: () => href("post", "de", { slug: `post-${stamp}` }),
    before: title(`Neuer Beitrag ${stamp}`),
    change: () => saveEntry("post", `Alter Beitrag ${stamp}`, entryOf("post")),
    after: title(`Alter Beitrag ${stamp}`),
  },
  {
    what: "a deleted post",
    path: () => href("post", "de", { slug: `post-${stamp}` }),
    before: "200 ",
    change: async () => {
      const { id } = createdEntries.pop() ?? { id: "" };
      await asOwner(`/admin/content/${id}`, undefined, "DELETE");
    },
    after: "404 ",
  },
  {
    what: "a new page",
    path: () => href("page", "de", { slug: `page-${stamp}` }),
    before: "404 ",
    change: () => saveEntry("page", `Neue Seite ${stamp}`),
    after: title(`Neue Seite ${stamp}`),
  },
  {
    what: "the title of a page",
    path: () => href("page", "de", { slug: `page-${stamp}` }),
    before: title(`Neue Seite ${stamp}`),
    change: () => saveEntry("page", `Alte Seite ${stamp}`, entryOf("page")),
    after: title(`Alte Seite ${stamp}`),
  },
  {
    what: "the slug of a product",
    path: productPath,
    before: "200 ",
    change: () => setSlug("product", ownProduct.id, `neu-${slug}`),
    after: `301 ${href("product", "de", { slug: `neu-${slug}` })}`,
  },
  {
    what: "an unpublished product",
    path: () => productPath("de", `neu-${slug}`),
    before: "200 ",
    change: () => asOwner(`/admin/products/${ownProduct.id}`, { status: "draft" }),
    after: "404 ",
  },
];

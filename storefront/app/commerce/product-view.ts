import type { HttpTypes } from "@medusajs/types";
import type { CatalogueProduct, CatalogueProducts, CatalogueVariant } from "@su-turrone/contract/catalogue";
import { perKg, toCents } from "@su-turrone/contract/money";
import { isSellable } from "@su-turrone/contract/sellability";
import type { Slugs } from "@su-turrone/contract/slugs";
import type { Language } from "~/i18n/languages";
import { ownBand, toProductDetails } from "./product-details";
import type { CategoryRef, Picture, Product, ProductCard, Variant } from "./types";

/** Only stock up to this number is sent to the browser; larger stock is confidential. */
export const maxShownStock = 10;

/**
 * The stock of a weight as far as pages may show it.
 * @param stock packs that can be sold; null if they are not counted
 * @param inCart packs of it in the cart, which must report the stock if it asks for more
 * @returns the stock if it is low or less than the cart asks for, else null
 */
export const shownStock = (stock: number | null, inCart = 0): number | null =>
  stock !== null && (stock <= maxShownStock || stock < inCart) ? stock : null;

/** Path below /static of a file served by commerce; null for files stored elsewhere, which are not shown. */
export function staticPath(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return pathname.startsWith("/static/") ? decodeURIComponent(pathname.slice("/static/".length)) : null;
}

interface StoredPicture {
  url?: string | null | undefined;
  alt?: string;
  width?: number | null;
  height?: number | null;
}

/** A picture as pages show it; null if commerce does not serve it. @param name its description if it has none */
export function toPicture(stored: StoredPicture | null | undefined, name = ""): Picture | null {
  const src = staticPath(stored?.url);
  if (!stored || !src) return null;
  return { src, alt: stored.alt || name, width: stored.width ?? 1600, height: stored.height ?? 1200 };
}

function variantOf(
  { id, sku, grams, cents, was_cents: was, stock }: CatalogueVariant,
  exemptFromUnitPrice: boolean,
): Variant {
  return {
    id,
    sku: sku ?? "",
    grams,
    price: cents,
    was,
    pricePerKg: exemptFromUnitPrice ? null : perKg(cents, grams),
    stock: shownStock(stock),
    soldOut: stock === 0,
  };
}

const byWeight = (a: CatalogueVariant, b: CatalogueVariant): number => a.grams - b.grams || a.cents - b.cents;

/** Price, weights and availability for the given variants, which are sorted by weight. */
function offerOf(variants: Variant[]) {
  const buyable = variants.filter((v) => !v.soldOut);
  const cheapest = [...(buyable.length > 0 ? buyable : variants)].sort((a, b) => a.price - b.price)[0];
  return {
    fromVariant: cheapest?.id ?? "",
    fromPrice: cheapest?.price ?? 0,
    fromWas: cheapest?.was ?? null,
    fromPricePerKg: cheapest?.pricePerKg ?? null,
    weights: variants.map((v) => v.grams),
    soldOut: buyable.length === 0,
    variants,
  };
}

/** The product with only the weights that match a list's filters; the product page opens with the first of `ids`. */
export function withVariants(product: Product, ids: readonly string[]): Product {
  const variants = product.variants.filter(({ id }) => ids.includes(id));
  if (variants.length === 0 || variants.length === product.variants.length) return product;
  const startWeight = variants.find(({ id }) => id === ids[0])?.grams ?? null;
  return { ...product, ...offerOf(variants), startWeight };
}

/** A category as sent by Medusa with a product, including hidden ones. */
type LinkedCategory = HttpTypes.StoreProductCategory & { is_active?: boolean; is_internal?: boolean };

const isPublic = ({ is_active: active = true, is_internal: internal = false }: LinkedCategory): boolean =>
  active && !internal;

/** A product as sent by Medusa's own routes, including the data of our module links. */
type LinkedProduct = HttpTypes.StoreProduct & { food_label?: unknown; product_detail?: unknown };

function fromStoreVariant(variant: HttpTypes.StoreProductVariant): CatalogueVariant {
  const isStockCounted = variant.manage_inventory === true && variant.allow_backorder !== true;
  return {
    id: variant.id,
    sku: variant.sku,
    grams: variant.weight ?? 0,
    cents: toCents(variant.calculated_price?.calculated_amount),
    was_cents: null,
    stock: isStockCounted ? Math.max(0, variant.inventory_quantity ?? 0) : null,
  };
}

/**
 * Converts a product of Medusa's own routes to the catalogue's format; without variants if it is not on sale, without
 * the bands of what lies in a box, and without what a reduced price was before.
 */
export const fromStoreProduct = (product: LinkedProduct): CatalogueProduct => ({
  id: product.id,
  title: product.title,
  subtitle: product.subtitle,
  description: product.description,
  images: product.images ?? [],
  categories: (product.categories ?? []).filter(isPublic),
  tags: product.tags ?? [],
  variants: (product.variants ?? [])
    .map(fromStoreVariant)
    .filter((variant) => isSellable({ ...variant, typeId: product.type_id ?? null })),
  bands: ownBand(product.product_detail),
  product_detail: product.product_detail,
  food_label: product.food_label,
});

/** The product as shown on cards and pages. `slugs` contains those of product and categories, by entity id. */
export function toProduct(
  product: CatalogueProduct,
  slugs: ReadonlyMap<string, Slugs>,
  language: Language,
): Product {
  const slugsFor = (id: string): Slugs => slugs.get(id) ?? { de: id, it: id, en: id };
  const details = toProductDetails(product.product_detail, language);
  const variants = [...product.variants]
    .sort(byWeight)
    .map((variant) => variantOf(variant, details.unitPriceExempt));
  const pictures = [...product.images]
    .sort((a, b) => a.rank - b.rank)
    .map(({ url }) => toPicture({ ...details.pictures.get(url), url }, product.title))
    .filter((picture) => picture !== null);
  const categories: CategoryRef[] = product.categories.map(({ id, name }) => ({
    id,
    name,
    slugs: slugsFor(id),
  }));
  return {
    id: product.id,
    slugs: slugsFor(product.id),
    name: product.title,
    subtitle: product.subtitle ?? "",
    description: product.description ?? "",
    picture: pictures[0] ?? null,
    packed: (pictures.length > 1 && pictures.at(-1)?.src) || null,
    pictures,
    ...offerOf(variants),
    startWeight: null,
    categories,
    tags: product.tags.map((t) => ({ id: t.id, name: t.value })),
    brand: details.brand,
    origin: details.origin,
    occasions: details.occasions,
    bands: product.bands,
    rating: null,
  };
}

export function toProducts({ products, slugs, ratings }: CatalogueProducts, language: Language): Product[] {
  const slugsById = new Map(Object.entries(slugs));
  return products.map((product) => ({
    ...toProduct(product, slugsById, language),
    rating: ratings[product.id] ?? null,
  }));
}

/** The part of a product that lists need; omits descriptions and variants. */
export const toCard = ({
  description,
  pictures,
  variants,
  tags,
  brand,
  origin,
  ...card
}: Product): ProductCard => card;

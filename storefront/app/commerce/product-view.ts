import type { HttpTypes } from "@medusajs/types";
import type { Language } from "~/i18n/languages";
import { toFoodLabel, toLabelNotices } from "./label-view";
import { perKg, toCents } from "@su-turrone/contract/money";
import { toProductDetails, type ProductDetails } from "./product-details";
import type { CategoryRef, Picture, Product, ProductCard, Slugs, Variant } from "./types";

/** What is asked of commerce for a card; the product page adds `detailFields`. */
export const cardFields =
  "id,title,subtitle,thumbnail,created_at,type_id,*product_detail,*images,*categories,*tags,*variants.calculated_price," +
  "variants.id,variants.sku,variants.weight,+variants.inventory_quantity,+variants.manage_inventory,+variants.allow_backorder";

export const detailFields = `${cardFields},description,*food_label`;

/** The path below /static of a file that commerce serves; files kept elsewhere are not shown. */
export function staticPath(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return pathname.startsWith("/static/") ? decodeURIComponent(pathname.slice("/static/".length)) : null;
}

function pictureOf(
  { url }: HttpTypes.StoreProductImage,
  name: string,
  { pictures }: ProductDetails,
): Picture | null {
  const src = staticPath(url);
  if (!src) return null;
  const { alt = "", width = null, height = null } = pictures.get(url) ?? {};
  return { src, alt: alt || name, width: width ?? 1600, height: height ?? 1200 };
}

function variantOf(variant: HttpTypes.StoreProductVariant, exemptFromUnitPrice: boolean): Variant {
  const price = toCents(variant.calculated_price?.calculated_amount);
  const grams = variant.weight ?? 0;
  const counted = variant.manage_inventory === true && variant.allow_backorder !== true;
  const stock = counted ? Math.max(0, variant.inventory_quantity ?? 0) : null;
  return {
    id: variant.id,
    sku: variant.sku ?? "",
    grams,
    price,
    pricePerKg: exemptFromUnitPrice ? null : perKg(price, grams),
    stock,
    soldOut: stock === 0,
  };
}

/** Commerce refuses the same in carts and lists (commerce/src/features/catalogue/sellability.ts). */
const isOffered = (product: HttpTypes.StoreProduct, variant: HttpTypes.StoreProductVariant): boolean =>
  Boolean(product.type_id) &&
  (variant.weight ?? 0) >= 1 &&
  toCents(variant.calculated_price?.calculated_amount) > 0;

/** The weights that are complete enough to be sold; none where the product is not on sale. */
const variantsOf = (product: HttpTypes.StoreProduct, { unitPriceExempt }: ProductDetails): Variant[] =>
  (product.variants ?? [])
    .filter((v) => isOffered(product, v))
    .map((v) => variantOf(v, unitPriceExempt))
    .sort((a, b) => a.grams - b.grams || a.price - b.price);

/** What a product is offered at with these weights, ascending by weight. */
function offerOf(variants: Variant[]) {
  const buyable = variants.filter((v) => !v.soldOut);
  const cheapest = [...(buyable.length > 0 ? buyable : variants)].sort((a, b) => a.price - b.price)[0];
  return {
    fromPrice: cheapest?.price ?? 0,
    fromPricePerKg: cheapest?.pricePerKg ?? null,
    weights: variants.map((v) => v.grams),
    soldOut: buyable.length === 0,
    variants,
  };
}

/** The product with those of its weights alone that a list was asked for, the first of which its page opens with. */
export function withVariants(product: Product, ids: readonly string[]): Product {
  const variants = product.variants.filter(({ id }) => ids.includes(id));
  if (variants.length === 0 || variants.length === product.variants.length) return product;
  const startWeight = variants.find(({ id }) => id === ids[0])?.grams ?? null;
  return { ...product, ...offerOf(variants), startWeight };
}

/** A category as commerce sends it with a product, also where the owner has hidden it. */
type LinkedCategory = HttpTypes.StoreProductCategory & { is_active?: boolean; is_internal?: boolean };

/** Whether a category has a page that visitors can see. */
const isPublic = ({ is_active: active = true, is_internal: internal = false }: LinkedCategory): boolean =>
  active && !internal;

/** A product as commerce sends it, with what our links add to it. */
type LinkedProduct = HttpTypes.StoreProduct & { food_label?: unknown; product_detail?: unknown };

/** The product as cards and pages show it. `slugs` are those of product and categories, by entity id. */
export function toProduct(
  product: LinkedProduct,
  slugs: ReadonlyMap<string, Slugs>,
  language: Language,
): Product {
  const own = (id: string): Slugs => slugs.get(id) ?? { de: id, it: id, en: id };
  const details = toProductDetails(product.product_detail, language);
  const variants = variantsOf(product, details);
  const pictures = [...(product.images ?? [])]
    .sort((a, b) => a.rank - b.rank)
    .map((image) => pictureOf(image, product.title, details))
    .filter((picture) => picture !== null);
  const categories: CategoryRef[] = (product.categories ?? []).filter(isPublic).map((c) => ({
    id: c.id,
    name: c.name,
    slugs: own(c.id),
  }));
  return {
    id: product.id,
    slugs: own(product.id),
    name: product.title,
    subtitle: product.subtitle ?? "",
    description: product.description ?? "",
    picture: pictures[0] ?? null,
    pictures,
    ...offerOf(variants),
    startWeight: null,
    categories,
    tags: (product.tags ?? []).map((t) => ({ id: t.id, name: t.value })),
    brand: details.brand,
    origin: details.origin,
    rating: null,
    label: toFoodLabel(product.food_label, language),
    labelNotices: toLabelNotices(product.food_label),
  };
}

/** The part of a product that a list needs; keeps descriptions and variants out of list pages. */
export function toCard(product: Product): ProductCard {
  const { id, slugs, name, subtitle, picture, categories, rating } = product;
  const { fromPrice, fromPricePerKg, weights, startWeight, soldOut } = product;
  return {
    id,
    slugs,
    name,
    subtitle,
    picture,
    fromPrice,
    fromPricePerKg,
    weights,
    startWeight,
    soldOut,
    categories,
    rating,
  };
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availablePacks } from "./available-packs";
import type { CatalogueEntry } from "./catalogue-entry";
import { isSellable } from "@su-turrone/contract/sellability";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";
import { soldOutCheck, type IsSoldOut } from "./sold-out-cache";
import { pricesNow, type CentsOf } from "./price-cache";

/** Returns a lookup of the packs currently available per variant; 0 for variants without stock. */
export async function stockNow(
  container: MedusaContainer,
  variantIds: readonly string[],
  salesChannelId: string,
): Promise<(variantId: string) => number> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const stock = await availablePacks(knex, variantIds, salesChannelId);
  return (id) => Math.max(0, stock.get(id) ?? 0);
}

const countedOf = (products: readonly CachedProduct[]): string[] =>
  products.flatMap(({ variants }) => variants.filter(({ counted }) => counted).map(({ id }) => id));

/** The entries of a whole catalogue, with the prices and stock they were computed from. */
interface ComputedEntries {
  centsOf: CentsOf;
  isSoldOut: IsSoldOut;
  entries: readonly CatalogueEntry[];
}

/** Valid until one of the three changes; computing five thousand products takes 50 ms per list. */
const cache = new WeakMap<readonly CachedProduct[], ComputedEntries>();

function wholeCatalogue(
  read: readonly CachedProduct[],
  centsOf: CentsOf,
  isSoldOut: IsSoldOut,
): readonly CatalogueEntry[] {
  const known = cache.get(read);
  if (known?.centsOf === centsOf && known.isSoldOut === isSoldOut) return known.entries;
  const entries = read.flatMap((product) => toEntry(product, centsOf, isSoldOut) ?? []);
  cache.set(read, { centsOf, isSoldOut, entries });
  return entries;
}

/**
 * Products on sale at current prices and stock, unordered. Products lacking data required for sale are left out. The
 * number of database queries does not depend on the number of products. The full catalogue is the same array as long as
 * nothing has changed.
 * @param some restricts the result, and the prices and stock read, to these products; all when omitted
 */
export async function readCatalogue(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  some?: readonly CachedProduct[],
): Promise<readonly CatalogueEntry[]> {
  const { regionId, salesChannelId } = catalogueContext;
  const read = some ?? (await cachedProducts(container, catalogueContext));
  const soldOutCheckOf = async (products: readonly CachedProduct[]): Promise<IsSoldOut> => {
    const stock = await stockNow(container, countedOf(products), salesChannelId);
    return (id) => stock(id) === 0;
  };
  const [centsOf, isSoldOut] = await Promise.all([
    pricesNow(
      container,
      regionId,
      read.flatMap(({ variants }) => variants.map(({ priceSetId }) => priceSetId)),
    ),
    some ? soldOutCheckOf(some) : soldOutCheck(container, salesChannelId),
  ]);
  if (!some) return wholeCatalogue(read, centsOf, isSoldOut);
  return read.flatMap((product) => toEntry(product, centsOf, isSoldOut) ?? []);
}

/** Builds the list entry of a product; null when none of its variants can be sold. */
function toEntry(
  { id: productId, name, createdAt, categoryIds, traits, variants, typeId }: CachedProduct,
  centsOf: (priceSetId: string) => number | null,
  isSoldOut: IsSoldOut,
): CatalogueEntry | null {
  const sellable = variants.flatMap(({ id, grams, counted, priceSetId }) => {
    const cents = centsOf(priceSetId);
    return cents !== null && grams !== null && isSellable({ cents, grams, typeId })
      ? [{ id, grams, cents, counted, soldOut: counted && isSoldOut(id) }]
      : [];
  });
  return sellable.length > 0
    ? { id: productId, name, createdAt, categoryIds, traits, variants: sellable }
    : null;
}

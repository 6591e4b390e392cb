import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availablePacks } from "./available-packs";
import type { CatalogueEntry } from "./catalogue-entry";
import { isSellable } from "@su-turrone/contract/sellability";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";
import { soldOutCheck, type IsSoldOut } from "./sold-out-cache";
import { priceLookup, type CentsOf } from "./price-cache";

/** Returns a lookup of the packs currently available per variant; 0 for variants without stock. */
export async function currentStock(
  container: MedusaContainer,
  variantIds: readonly string[],
  salesChannelId: string,
): Promise<(variantId: string) => number> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const stock = await availablePacks(knex, variantIds, salesChannelId);
  return (id) => Math.max(0, stock.get(id) ?? 0);
}

const stockManagedIdsOf = (products: readonly CachedProduct[]): string[] =>
  products.flatMap(({ variants }) =>
    variants.filter(({ isStockManaged }) => isStockManaged).map(({ id }) => id),
  );

/** The entries of a whole catalogue, with the prices and stock they were computed from. */
interface ComputedEntries {
  centsOf: CentsOf;
  isSoldOut: IsSoldOut;
  entries: readonly CatalogueEntry[];
}

/** Valid until one of the three changes; computing five thousand products takes 50 ms per list. */
const cache = new WeakMap<readonly CachedProduct[], ComputedEntries>();

function fullCatalogue(
  products: readonly CachedProduct[],
  centsOf: CentsOf,
  isSoldOut: IsSoldOut,
): readonly CatalogueEntry[] {
  const known = cache.get(products);
  if (known?.centsOf === centsOf && known.isSoldOut === isSoldOut) return known.entries;
  const entries = products.flatMap((product) => toEntry(product, centsOf, isSoldOut) ?? []);
  cache.set(products, { centsOf, isSoldOut, entries });
  return entries;
}

/**
 * Products on sale at current prices and stock, unordered. Products lacking data required for sale are left out. The
 * number of database queries does not depend on the number of products. The full catalogue is the same array as long as
 * nothing has changed.
 * @param subset restricts the result, and the prices and stock read, to these products; all when omitted
 */
export async function readCatalogue(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  subset?: readonly CachedProduct[],
): Promise<readonly CatalogueEntry[]> {
  const { regionId, salesChannelId } = catalogueContext;
  const products = subset ?? (await cachedProducts(container, catalogueContext));
  const soldOutCheckOf = async (products: readonly CachedProduct[]): Promise<IsSoldOut> => {
    const stock = await currentStock(container, stockManagedIdsOf(products), salesChannelId);
    return (id) => stock(id) === 0;
  };
  const [centsOf, isSoldOut] = await Promise.all([
    priceLookup(
      container,
      regionId,
      products.flatMap(({ variants }) => variants.map(({ priceSetId }) => priceSetId)),
    ),
    subset ? soldOutCheckOf(subset) : soldOutCheck(container, salesChannelId),
  ]);
  if (!subset) return fullCatalogue(products, centsOf, isSoldOut);
  return products.flatMap((product) => toEntry(product, centsOf, isSoldOut) ?? []);
}

/** Builds the list entry of a product; null when none of its variants can be sold. */
function toEntry(
  { id: productId, name, createdAt, categoryIds, traits, label, variants, typeId }: CachedProduct,
  centsOf: (priceSetId: string) => number | null,
  isSoldOut: IsSoldOut,
): CatalogueEntry | null {
  const sellable = variants.flatMap(({ id, grams, isStockManaged, priceSetId }) => {
    const cents = centsOf(priceSetId);
    return cents !== null && grams !== null && isSellable({ cents, grams, typeId })
      ? [{ id, grams, cents, isStockManaged, soldOut: isStockManaged && isSoldOut(id) }]
      : [];
  });
  return sellable.length > 0
    ? { id: productId, name, createdAt, categoryIds, traits, label, variants: sellable }
    : null;
}

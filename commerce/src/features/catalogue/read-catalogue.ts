import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availablePacks } from "./available-packs";
import type { CatalogueEntry } from "./catalogue-entry";
import { isSellable } from "@su-turrone/contract/sellability";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";
import { goneNow, type IsGone } from "./gone-cache";
import { pricesNow, type CentsOf } from "./price-cache";

/** How many packs of some variants can be bought now, by id; none of what has no stock. */
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

/** What was made of a whole catalogue, with the prices and the stock it was made of. */
interface Made {
  centsOf: CentsOf;
  isGone: IsGone;
  entries: readonly CatalogueEntry[];
}

/** Kept until one of the three is another: five thousand products take a server a twentieth of a second, for each list. */
const made = new WeakMap<readonly CachedProduct[], Made>();

function wholeCatalogue(
  read: readonly CachedProduct[],
  centsOf: CentsOf,
  isGone: IsGone,
): readonly CatalogueEntry[] {
  const known = made.get(read);
  if (known?.centsOf === centsOf && known.isGone === isGone) return known.entries;
  const entries = read.flatMap((product) => toEntry(product, centsOf, isGone) ?? []);
  made.set(read, { centsOf, isGone, entries });
  return entries;
}

/**
 * Products on sale, at the prices and with the stock of this moment, in no order. What is not complete enough to be sold is left out.
 * The number of database queries does not depend on that of products. All of them are the same array as long as nothing has changed.
 * @param some to be read, whose prices and stock alone are asked for; all of them where it is left out
 */
export async function readCatalogue(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  some?: readonly CachedProduct[],
): Promise<readonly CatalogueEntry[]> {
  const { regionId, salesChannelId } = catalogueContext;
  const read = some ?? (await cachedProducts(container, catalogueContext));
  const isGoneOfSome = async (products: readonly CachedProduct[]): Promise<IsGone> => {
    const stock = await stockNow(container, countedOf(products), salesChannelId);
    return (id) => stock(id) === 0;
  };
  const [centsOf, isGone] = await Promise.all([
    pricesNow(
      container,
      regionId,
      read.flatMap(({ variants }) => variants.map(({ priceSetId }) => priceSetId)),
    ),
    some ? isGoneOfSome(some) : goneNow(container, salesChannelId),
  ]);
  if (!some) return wholeCatalogue(read, centsOf, isGone);
  return read.flatMap((product) => toEntry(product, centsOf, isGone) ?? []);
}

/** A product as lists look at it; null where none of its weights can be sold. */
function toEntry(
  { id: productId, name, createdAt, categoryIds, traits, variants, typeId }: CachedProduct,
  centsOf: (priceSetId: string) => number | null,
  isGone: IsGone,
): CatalogueEntry | null {
  const sellable = variants.flatMap(({ id, grams, counted, priceSetId }) => {
    const cents = centsOf(priceSetId);
    return cents !== null && grams !== null && isSellable({ cents, grams, typeId })
      ? [{ id, grams, cents, counted, soldOut: counted && isGone(id) }]
      : [];
  });
  return sellable.length > 0
    ? { id: productId, name, createdAt, categoryIds, traits, variants: sellable }
    : null;
}

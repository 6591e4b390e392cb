import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availablePacks, variantsWithoutPacks } from "./available-packs";
import type { CatalogueEntry } from "./catalogue-entry";
import { isSellable } from "@su-turrone/contract/sellability";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";
import { pricesNow } from "./price-cache";

/** Tells of counted variants whether no pack of them can be bought now. */
export type IsGone = (variantId: string) => boolean;

/** Asks for all counted variants at once. */
export async function goneNow(container: MedusaContainer, salesChannelId: string): Promise<IsGone> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const gone = await variantsWithoutPacks(knex, salesChannelId);
  return (id) => gone.has(id);
}

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

/**
 * Products on sale, at the prices and with the stock of this moment, in no order. What is not complete enough to be sold is left out.
 * The number of database queries does not depend on that of products.
 * @param some to be read, whose prices and stock alone are asked for; all of them where it is left out
 */
export async function readCatalogue(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  some?: readonly CachedProduct[],
): Promise<CatalogueEntry[]> {
  const { regionId, salesChannelId } = catalogueContext;
  const read = some ?? (await cachedProducts(container, catalogueContext));
  const isGoneOfSome = async (products: readonly CachedProduct[]): Promise<IsGone> => {
    const stock = await stockNow(container, countedOf(products), salesChannelId);
    return (id) => stock(id) === 0;
  };
  const [cents, isGone] = await Promise.all([
    pricesNow(
      container,
      regionId,
      read.flatMap(({ variants }) => variants.map(({ priceSetId }) => priceSetId)),
    ),
    some ? isGoneOfSome(some) : goneNow(container, salesChannelId),
  ]);
  return read.flatMap((product) => toEntry(product, cents, isGone) ?? []);
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

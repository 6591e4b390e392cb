import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { currency } from "../../platform/currency";
import { availablePacks } from "./available-packs";
import type { CatalogueEntry } from "./catalogue-entry";
import { isSellable } from "@su-turrone/contract/sellability";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";

/** What the price sets cost now, running sales included, in cents by id; a set without a price is left out. */
async function pricesNow(
  container: MedusaContainer,
  products: readonly CachedProduct[],
  regionId: string,
): Promise<Map<string, number>> {
  const id = products.flatMap(({ variants }) => variants.map(({ priceSetId }) => priceSetId));
  const context = { currency_code: currency, region_id: regionId };
  const prices = await container.resolve(Modules.PRICING).calculatePrices({ id }, { context });
  return new Map(
    prices.flatMap(({ id: set, calculated_amount: euro }) =>
      euro === null ? [] : [[set, toCents(Number(euro))] as const],
    ),
  );
}

/** How many packs of the variants can be bought now, by id; of those that are counted. */
async function stockNow(
  container: MedusaContainer,
  products: readonly CachedProduct[],
  salesChannelId: string,
): Promise<Map<string, number>> {
  const counted = products.flatMap(({ variants }) => variants.filter((v) => v.counted).map(({ id }) => id));
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const stock = await availablePacks(knex, counted, salesChannelId);
  return new Map(counted.map((id) => [id, Math.max(0, stock.get(id) ?? 0)]));
}

/**
 * Every product on sale, at the prices and with the stock of this moment, in no order. What is not complete enough to
 * be sold is left out. The number of database queries does not depend on that of products.
 * @param products to be read; all of them where it is left out
 */
export async function readCatalogue(
  container: MedusaContainer,
  catalogueContext: CatalogueContext,
  products?: readonly CachedProduct[],
): Promise<CatalogueEntry[]> {
  const read = products ?? (await cachedProducts(container, catalogueContext));
  const [prices, stocks] = await Promise.all([
    pricesNow(container, read, catalogueContext.regionId),
    stockNow(container, read, catalogueContext.salesChannelId),
  ]);
  return read.flatMap(({ id: productId, name, createdAt, categoryIds, traits, variants, typeId }) => {
    const sellable = variants.flatMap(({ id, grams, priceSetId }) => {
      const cents = prices.get(priceSetId) ?? null;
      const stock = stocks.get(id) ?? null;
      return cents !== null && grams !== null && isSellable({ cents, grams, typeId })
        ? [{ id, grams, cents, stock, soldOut: stock === 0 }]
        : [];
    });
    return sellable.length > 0
      ? [{ id: productId, name, createdAt, categoryIds, traits, variants: sellable }]
      : [];
  });
}

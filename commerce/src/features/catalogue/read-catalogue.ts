import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getVariantAvailability, Modules } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { currency } from "../../platform/currency";
import type { CatalogueEntry } from "./catalogue-entry";
import { isSellable } from "./sellability";
import { cachedProducts, type CachedProduct, type CatalogueContext } from "./catalogue-cache";

/** What the price sets cost now, running sales included, in cents by id; a set without a price is left out. */
async function pricesNow(
  container: MedusaContainer,
  facts: readonly CachedProduct[],
  regionId: string,
): Promise<Map<string, number>> {
  const id = facts.flatMap(({ variants }) => variants.map(({ priceSetId }) => priceSetId));
  const context = { currency_code: currency, region_id: regionId };
  const prices = await container.resolve(Modules.PRICING).calculatePrices({ id }, { context });
  return new Map(
    prices.flatMap(({ id: set, calculated_amount: euro }) =>
      euro === null ? [] : [[set, toCents(Number(euro))] as const],
    ),
  );
}

/** Ids of the variants of which no pack can be bought now. */
export async function soldOutNow(
  container: MedusaContainer,
  facts: readonly CachedProduct[],
  salesChannelId: string,
): Promise<Set<string>> {
  const counted = facts.flatMap(({ variants }) => variants.filter((v) => v.counted).map(({ id }) => id));
  const stock = await getVariantAvailability(container.resolve(ContainerRegistrationKeys.QUERY), {
    variant_ids: counted,
    sales_channel_id: salesChannelId,
  });
  return new Set(counted.filter((id) => (stock[id]?.availability ?? 0) <= 0));
}

/**
 * Every product on sale, at the prices and with the stock of this moment, in no order. What is not complete enough to
 * be sold is left out. The number of database queries does not depend on that of products.
 */
export async function readCatalogue(
  container: MedusaContainer,
  reader: CatalogueContext,
): Promise<CatalogueEntry[]> {
  const facts = await cachedProducts(container, reader);
  const [prices, soldOut] = await Promise.all([
    pricesNow(container, facts, reader.regionId),
    soldOutNow(container, facts, reader.salesChannelId),
  ]);
  return facts.flatMap(({ variants, typeId, ...fact }) => {
    const sellable = variants.flatMap(({ id, grams, priceSetId }) => {
      const cents = prices.get(priceSetId) ?? null;
      return cents !== null && grams !== null && isSellable({ cents, grams, typeId })
        ? [{ id, grams, cents, soldOut: soldOut.has(id) }]
        : [];
    });
    return sellable.length > 0 ? [{ ...fact, variants: sellable }] : [];
  });
}

import { categoryInSeason } from "@su-turrone/contract/gift-season";
import type { OpenDays } from "@su-turrone/contract/opening-hours";
import type { Pause } from "@su-turrone/contract/pauses";
import { paymentMethods, type PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Company, ShippingPrice, ShopAnswer, ShopFacts } from "@su-turrone/contract/shop-facts";
import { shopDay } from "@su-turrone/contract/time-zone";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";
import type { DeliverySchedule } from "./types";

/** No page waits longer for a line of small print, in ms. */
const timeoutMs = 2_000;

/** What the shop says of itself; null where commerce has never said it: pages do without. */
async function shopFacts(shop: ShopContext): Promise<ShopFacts | null> {
  try {
    return (await call<ShopAnswer>(shop, "/store/shop", { timeoutMs })).shop;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ err: error, requestId: shop.requestId }, "the facts of the shop could not be read");
    return null;
  }
}

/** Who sells; null as long as commerce has never said so, and left out of pages then. */
export async function companyFacts(shop: ShopContext): Promise<Company | null> {
  return (await shopFacts(shop))?.company ?? null;
}

/** When the workshop is open; empty where it is open by appointment, or commerce has never said it. */
export const openingHours = async (shop: ShopContext): Promise<readonly OpenDays[]> =>
  (await shopFacts(shop))?.opening_hours ?? [];

/**
 * What carts are charged for shipping now; while commerce is away, what they were charged last. Null when that was never
 * known: pages then leave the price out.
 */
export async function shippingPrice(shop: ShopContext): Promise<ShippingPrice | null> {
  return (await shopFacts(shop))?.shipping ?? null;
}

/** How long a parcel takes; null as long as commerce has never said so, and left out of pages then. */
export async function deliveryTerms(shop: ShopContext): Promise<DeliverySchedule | null> {
  const facts = await shopFacts(shop);
  if (!facts) return null;
  const { delivery, pauses } = facts;
  const closures = pauses.filter(({ kind }) => kind === "closed");
  return {
    days: delivery.business_days,
    cutOffHour: delivery.cut_off_hour,
    closures: closures.map(({ first, last }) => ({ first, last })),
  };
}

/** Days on which nothing is shipped or some goods do not travel; none as long as commerce has never said so. */
export const shopPauses = async (shop: ShopContext): Promise<readonly Pause[]> =>
  (await shopFacts(shop))?.pauses ?? [];

/** Id of the category that comes first today in Rome; null where none does, or commerce does not say so. */
export async function seasonCategoryId(shop: ShopContext): Promise<string | null> {
  const season = (await shopFacts(shop))?.gift_season;
  return season ? categoryInSeason(season, shopDay(new Date())) : null;
}

/** The ways to pay that commerce has switched on; all of them as long as it has never said which. */
export const enabledMethods = async (shop: ShopContext): Promise<readonly PaymentMethod[]> =>
  (await shopFacts(shop))?.payment_methods ?? paymentMethods;

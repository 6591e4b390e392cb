import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";
import type { DeliveryTerms, ShippingTariff } from "./types";

/** Commerce tells of a change at once (`invalidateShippingTariff`); another process notices it this soon, in ms. */
const keptMs = 10_000;

/** No page waits longer for a line of small print, in ms. */
const timeoutMs = 2_000;

interface ShopAnswer {
  shop: {
    shipping: { cents: number; free_from_cents: number } | null;
    delivery: { business_days: { from: number; to: number }; cut_off_hour: number };
  };
}

interface Facts {
  tariff: ShippingTariff | null;
  delivery: DeliveryTerms | null;
}

let current: { facts: Promise<Facts>; until: number } | null = null;
let lastKnown: Facts = { tariff: null, delivery: null };

async function read(shop: ShopContext): Promise<Facts> {
  try {
    const { shop: facts } = await call<ShopAnswer>(shop, "/store/shop", { timeoutMs });
    const { shipping, delivery } = facts;
    lastKnown = {
      tariff: shipping && { price: shipping.cents, freeFrom: shipping.free_from_cents },
      delivery: { days: delivery.business_days, cutOffHour: delivery.cut_off_hour },
    };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ err: error, requestId: shop.requestId }, "the facts of the shop could not be read");
  }
  return lastKnown;
}

/** What the shop says of itself, kept for a moment. */
function shopFacts(shop: ShopContext): Promise<Facts> {
  const now = performance.now();
  if (!current || now >= current.until) current = { facts: read(shop), until: now + keptMs };
  return current.facts;
}

/**
 * What carts are charged for shipping now; while commerce is away, what they were charged last. Null when that was never
 * known: pages then leave the price out.
 */
export const shippingTariff = async (shop: ShopContext): Promise<ShippingTariff | null> =>
  (await shopFacts(shop)).tariff;

/** How long a parcel takes; null as long as commerce has never said so, and left out of pages then. */
export const deliveryTerms = async (shop: ShopContext): Promise<DeliveryTerms | null> =>
  (await shopFacts(shop)).delivery;

/** The next page asks commerce anew. */
export function invalidateShippingTariff(): void {
  current = null;
}

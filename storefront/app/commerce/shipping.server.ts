import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";
import type { ShippingTariff } from "./types";

/** Commerce tells of a change at once (`invalidateShippingTariff`); another process notices it this soon, in ms. */
const keptMs = 10_000;

/** No page waits longer for a line of small print, in ms. */
const timeoutMs = 2_000;

interface ShopAnswer {
  shop: { shipping: { cents: number; free_from_cents: number } | null };
}

let current: { tariff: Promise<ShippingTariff | null>; until: number } | null = null;
let lastKnown: ShippingTariff | null = null;

async function read(shop: ShopContext): Promise<ShippingTariff | null> {
  try {
    const { shop: facts } = await call<ShopAnswer>(shop, "/store/shop", { timeoutMs });
    const { shipping } = facts;
    lastKnown = shipping && { price: shipping.cents, freeFrom: shipping.free_from_cents };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ err: error, requestId: shop.requestId }, "the price of shipping could not be read");
  }
  return lastKnown;
}

/**
 * What carts are charged for shipping now; while commerce is away, what they were charged last. Null when that was never
 * known: pages then leave the price out.
 */
export function shippingTariff(shop: ShopContext): Promise<ShippingTariff | null> {
  const now = performance.now();
  if (!current || now >= current.until) current = { tariff: read(shop), until: now + keptMs };
  return current.tariff;
}

/** The next page asks commerce anew. */
export function invalidateShippingTariff(): void {
  current = null;
}

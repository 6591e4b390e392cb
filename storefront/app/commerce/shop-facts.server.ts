import {
  categoryInSeason,
  type ShippingPrice,
  type ShopAnswer,
  type ShopFacts,
} from "@su-turrone/contract/shop-facts";
import { paymentMethods, type PaymentMethod } from "@su-turrone/contract/payment-methods";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { ShopContext } from "~/platform/shop.server";
import { call, withFallback } from "./client.server";
import type { DeliverySchedule } from "./types";

/** Timeout in ms; no page should wait longer for secondary information. */
const timeoutMs = 2_000;

/** General information about the shop; null if commerce is down and nothing is cached: pages then omit it. */
export async function shopFacts(shop: ShopContext): Promise<ShopFacts | null> {
  const answer = call<ShopAnswer>(shop, "/store/shop", { timeoutMs });
  const unread = { level: "warn", message: "the facts about the shop could not be read" } as const;
  return (await withFallback<ShopAnswer | null>(shop, answer, null, unread))?.shop ?? null;
}

/** Current shipping price of carts; while commerce is down the last known one, or null: pages then omit it. */
export const shippingPrice = async (shop: ShopContext): Promise<ShippingPrice | null> =>
  (await shopFacts(shop))?.shipping ?? null;

export function scheduleOf(facts: ShopFacts | null): DeliverySchedule | null {
  if (!facts) return null;
  const closures = facts.pauses.filter(({ kind }) => kind === "closed");
  return { ...facts.delivery, closures: closures.map(({ first, last }) => ({ first, last })) };
}

export const deliveryTerms = async (shop: ShopContext): Promise<DeliverySchedule | null> =>
  scheduleOf(await shopFacts(shop));

/** Id of the category shown first today (date in Rome); null if there is none or it is unknown. */
export async function seasonCategoryId(shop: ShopContext): Promise<string | null> {
  const season = (await shopFacts(shop))?.gift_season;
  return season ? categoryInSeason(season, shopDay(new Date())) : null;
}

/** Payment methods enabled in commerce; all methods if unknown. */
export const enabledMethods = (facts: ShopFacts | null): readonly PaymentMethod[] =>
  facts?.payment_methods ?? paymentMethods;

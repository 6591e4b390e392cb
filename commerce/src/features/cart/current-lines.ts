import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PriceListType } from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import { heatPauseUntil } from "@su-turrone/contract/pauses";
import { isSellable } from "@su-turrone/contract/sellability";
import { shopDay } from "@su-turrone/contract/time-zone";
import { LRUCache } from "lru-cache";
import { unsellableByState } from "../sellable/read-sale-problems";
import { readPriceBefore } from "../price-log/read-price-log";
import { freePacks } from "../catalogue/available-packs";
import type { CartItem, CartRecord, CartVariant } from "./read-cart";

/** Price of a pack as Medusa calculates it, in euro. */
export interface PackPrice {
  euro: number;
  taxInclusive: boolean;
  /** Regular price during a sale. */
  compareAt: number | null;
  /** Lowest price in cents of the thirty days before the sale, as announced. */
  wasCents: number | null;
}

/** By everything a price depends on; null if there is none any more. */
const prices = new LRUCache<string, { price: PackPrice | null }>({ max: 5_000 });

/** What the price of a variant depends on beside it. */
export type Priced = Pick<CartRecord, "currency_code" | "region_id" | "price_rules_state">;

/** Current price of a pack when `quantity` are bought. Medusa calculates it once for each state of the prices. */
async function priceOf(
  container: MedusaContainer,
  { currency_code, region_id, price_rules_state }: Priced,
  variant: CartVariant | null,
  quantity: number,
): Promise<PackPrice | null> {
  const id = variant?.price_set_id;
  if (!id) return null;
  const key = [id, variant.price_state, quantity, currency_code, region_id, price_rules_state].join(" ");
  const known = prices.get(key);
  if (known) return known.price;
  const context = { currency_code, quantity, ...(region_id ? { region_id } : {}) };
  const [found] = await container.resolve(Modules.PRICING).calculatePrices({ id: [id] }, { context });
  const euro = found?.calculated_amount ?? null;
  const regular = found?.original_amount ?? null;
  const onOffer = found?.calculated_price?.price_list_type === PriceListType.SALE;
  const price =
    found === undefined || euro === null
      ? null
      : {
          euro: Number(euro),
          taxInclusive: found.is_calculated_price_tax_inclusive === true,
          wasCents: onOffer ? await readPriceBefore(container, id) : null,
          compareAt: onOffer && regular !== null && Number(regular) !== Number(euro) ? Number(regular) : null,
        };
  prices.set(key, { price });
  return price;
}

/** Ids of the product's categories and their ancestors; Medusa stores the path of each as ids separated by dots. */
const categoryIdsOf = ({ variant }: CartItem): string[] =>
  (variant?.categories ?? []).flatMap(({ mpath }) => mpath.split("."));

/** Last day on which a line is not shipped to the cart's country because of the heat; null on all other days. */
export const pausedUntil = (
  { settings, shipping_address }: CartRecord,
  item: CartItem,
  now: Date,
): string | null =>
  heatPauseUntil(settings.pauses, shopDay(now), {
    categoryIds: categoryIdsOf(item),
    country: shipping_address?.country_code ?? "",
  });

/** Whether some goods of a cart are not shipped to its country today because of the heat. */
export const isPaused = (cart: CartRecord, now: Date): boolean =>
  cart.items.some((item) => pausedUntil(cart, item, now) !== null);

/** What tells how many packs of a variant are left. */
type StockedVariant = Pick<CartVariant, "id" | "manage_inventory" | "allow_backorder" | "stock">;

/** Available packs; null when stock is not managed. */
export const stockOf = (variant: StockedVariant): number | null =>
  variant.manage_inventory && !variant.allow_backorder ? Math.max(0, freePacks(variant.stock) ?? 0) : null;

/** A variant as it could be bought now. */
export interface Offer {
  /** Current price per pack; null when there is none any more. */
  price: PackPrice | null;
  /** The same in cents, tax included. */
  cents: number | null;
  /** Whether its product is published, in the sales channel, and not blocked from sale. */
  offered: boolean;
  /** Whether it is offered, and has everything it takes to be sold. */
  onSale: boolean;
}

/** Variants as they could be bought now, in their order; null for one that no longer exists. */
export async function currentOffers(
  container: MedusaContainer,
  priced: Priced,
  salesChannelId: string | null,
  wanted: readonly { variant: CartVariant | null; quantity: number }[],
): Promise<Offer[]> {
  const blocked = await unsellableByState(
    container,
    new Map(wanted.flatMap(({ variant }) => (variant ? [[variant.product_id, variant.sale_state]] : []))),
  );
  return Promise.all(
    wanted.map(async ({ variant, quantity }) => {
      const price = await priceOf(container, priced, variant, quantity);
      const cents = price && toCents(price.euro);
      const offered =
        variant?.status === "published" &&
        !blocked.has(variant.product_id) &&
        variant.channels.some(({ id }) => id === salesChannelId);
      return {
        price,
        cents,
        offered,
        onSale: offered && isSellable({ cents, grams: variant.weight, typeId: variant.type_id }),
      };
    }),
  );
}

/** A line of a cart as it could be bought now. */
export interface CurrentLine extends Offer {
  item: CartItem;
}

/** The lines of a cart as they could be bought now, in its order. */
export async function currentLines(container: MedusaContainer, cart: CartRecord): Promise<CurrentLine[]> {
  const offers = await currentOffers(container, cart, cart.sales_channel_id, cart.items);
  return cart.items.flatMap((item, index) => {
    const offer = offers[index];
    return offer ? [{ item, ...offer }] : [];
  });
}

/** Current price of a variant that can be bought in this quantity; null for any other. */
export async function priceToSell(
  container: MedusaContainer,
  priced: Priced,
  salesChannelId: string | null,
  wanted: { variant: CartVariant | null; quantity: number },
): Promise<PackPrice | null> {
  const [offer] = await currentOffers(container, priced, salesChannelId, [wanted]);
  const stock = wanted.variant && stockOf(wanted.variant);
  return offer?.onSale && (stock === null || wanted.quantity <= stock) ? offer.price : null;
}

/**
 * The cart's packs and those left, by the id of the inventory item, which single packs and crates may share; by that of
 * the weight with `available` null if its stock is not counted.
 */
export function cartStock({
  items,
}: {
  items: readonly (Pick<CartItem, "id" | "quantity"> & { variant: StockedVariant | null })[];
}): { id: string; packs: number; available: number | null }[] {
  const byStock = new Map<string, { packs: number; available: number | null }>();
  const add = (key: string, packs: number, available: number | null): void => {
    byStock.set(key, { packs: (byStock.get(key)?.packs ?? 0) + packs, available });
  };
  for (const { id, quantity, variant } of items) {
    const available = variant && stockOf(variant);
    if (variant && available !== null && variant.stock.length > 0)
      for (const part of variant.stock)
        add(part.inventory_item_id, part.required * quantity, Math.max(0, part.available));
    else add(variant?.id ?? id, quantity, available);
  }
  return [...byStock].map(([id, stock]) => ({ id, ...stock }));
}

/**
 * Whether a cart contains more than is in stock. A cheap check before the payment is confirmed, so that late shoppers
 * know immediately. It reserves nothing; Medusa does that under its own lock when it creates the order.
 */
export const isSoldOut = (cart: CartRecord): boolean =>
  cartStock(cart).some(({ packs, available }) => available !== null && available < packs);

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { shopDay } from "@su-turrone/contract/time-zone";
import { noBuyerRequests, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { CartView, CartViewLine } from "@su-turrone/contract/cart-view";
import { toCents } from "@su-turrone/contract/money";
import { heatPauseUntil } from "@su-turrone/contract/pauses";
import { addressParts } from "../../platform/address-parts";
import type { Language } from "../../platform/languages";
import { isSellable } from "@su-turrone/contract/sellability";
import { buyerRequestRow } from "../ordering/order/buyer-requests";
import { readSettings } from "../shop/settings";
import { readTariff } from "../shop/shop-facts";
import { fingerprintOf } from "./cart-fingerprint";
import { calculateLinePrices } from "./current-line-prices";
import { readLineProducts, type LineProduct } from "./line-products";
import { codedCartFields, statusOfWaitingCodes, toCodedCart } from "./promotion-status";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const amount = z.coerce.number();

const addressRow = z.object(addressParts(text));

const itemRow = z.object({
  id: z.string(),
  product_id: text,
  variant_id: text,
  product_title: text,
  title: z.string(),
  thumbnail: text,
  quantity: amount,
  unit_price: amount,
  created_at: z.coerce.date(),
});

type CartItem = z.infer<typeof itemRow>;

const promotionRow = z.object({
  code: text,
  is_automatic: z.boolean().nullish(),
  application_method: z.object({ type: z.string(), value: amount.nullish() }).nullish(),
});

const sessionRow = z.object({ status: z.string(), provider_id: z.string(), data: z.unknown() });

const cartRow = z.object({
  id: z.string(),
  email: text,
  currency_code: z.string(),
  region_id: text,
  sales_channel_id: text,
  completed_at: z.unknown(),
  items: z.array(itemRow),
  shipping_address: addressRow.nullish(),
  billing_address: addressRow.nullish(),
  promotions: z.array(promotionRow.nullish()).nullish(),
  payment_collection: z.object({ payment_sessions: z.array(sessionRow).nullish() }).nullish(),
  original_item_total: amount,
  shipping_total: amount,
  tax_total: amount,
  total: amount,
});

const cartFields = [
  ...codedCartFields,
  "currency_code",
  "region_id",
  "sales_channel_id",
  "completed_at",
  "shipping_total",
  "tax_total",
  "shipping_address.*",
  "billing_address.*",
  "promotions.application_method.type",
  "promotions.application_method.value",
  ...["status", "provider_id", "data"].map((field) => `payment_collection.payment_sessions.${field}`),
];

/**
 * Statuses of a session that still represents the shopper's choice; `requires_more`: waiting for the bank or PayPal.
 */
const openStates: readonly string[] = ["pending", "requires_more", "authorized"];

function paymentOf(sessions: readonly z.infer<typeof sessionRow>[]): CartView["payment"] {
  const openSession = sessions.find(({ status }) => openStates.includes(status));
  if (!openSession) return null;
  const card = z.object({ card: z.string() }).safeParse(openSession.data).data?.card ?? null;
  return { provider_id: openSession.provider_id, card };
}

/** Orders lines by when they were added to the cart; Medusa returns them unordered. */
const byAge = (a: CartItem, b: CartItem): number =>
  a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id);

/**
 * @param currentPrice current price per pack in euro
 * @param pausedUntil last day on which these goods are not shipped to the cart's country
 */
function lineOf(
  item: CartItem,
  product: LineProduct | undefined,
  currentPrice: number | null,
  pausedUntil: string | null,
): CartViewLine {
  const currentCents = currentPrice === null ? null : toCents(currentPrice);
  const publishedProduct = product?.published ? product : undefined;
  const grams = product?.grams ?? 0;
  const onSale =
    publishedProduct !== undefined &&
    isSellable({ cents: currentCents, grams: publishedProduct.grams, typeId: publishedProduct.typeId });
  const linePicture = item.thumbnail ? { url: item.thumbnail, alt: "", width: null, height: null } : null;
  return {
    id: item.id,
    product_id: item.product_id ?? "",
    variant_id: item.variant_id ?? "",
    name: publishedProduct?.name ?? item.product_title ?? item.title,
    slugs: publishedProduct?.slugs ?? null,
    grams,
    picture: publishedProduct?.picture ?? linePicture,
    quantity: item.quantity,
    unit_cents: toCents(item.unit_price),
    current_cents: currentCents,
    unit_price_exempt: onSale && publishedProduct.unitPriceExempt,
    stock: onSale ? publishedProduct.stock : null,
    on_sale: onSale,
    paused_until: pausedUntil,
  };
}

const codesOf = (
  promotions: readonly (z.infer<typeof promotionRow> | null | undefined)[],
): CartView["codes"] =>
  promotions.flatMap((promotion) => {
    if (!promotion?.code || promotion.is_automatic) return [];
    const method = promotion.application_method;
    return [{ code: promotion.code, percent: method?.type === "percentage" ? (method.value ?? null) : null }];
  });

/** The buyer's requests; the gift flag may be set before the e-mail address is known. */
async function readBuyerRequests(container: MedusaContainer, id: string): Promise<BuyerRequests> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "buyer_request",
    fields: Object.keys(buyerRequestRow.shape),
    filters: { cart_id: id },
  });
  return buyerRequestRow.optional().parse(data[0]) ?? noBuyerRequests;
}

/**
 * Reads a cart with everything a storefront shows of it, at its current state; null when there is none, or it has
 * become an order. Read-only.
 */
export async function readCartView(
  container: MedusaContainer,
  cartId: string,
  language: Language,
): Promise<CartView | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [{ data }, tariff, { pauses }] = await Promise.all([
    query.graph({ entity: "cart", fields: cartFields, filters: { id: cartId } }),
    readTariff(container),
    readSettings(container),
  ]);
  const cart = cartRow.optional().parse(data[0]);
  if (!cart || cart.completed_at) return null;
  const variantIds = [...new Set(cart.items.flatMap((item) => item.variant_id ?? []))];
  const [products, waiting, requests] = await Promise.all([
    readLineProducts(container, { variantIds, salesChannelId: cart.sales_channel_id ?? "" }, language),
    statusOfWaitingCodes(container, toCodedCart(data[0])),
    readBuyerRequests(container, cart.id),
  ]);
  const priceSets = new Map([...products].map(([id, { priceSetId }]) => [id, priceSetId]));
  const prices = await calculateLinePrices(container, cart, priceSets);
  const today = shopDay(new Date());
  const country = cart.shipping_address?.country_code ?? "";
  const view = {
    id: cart.id,
    lines: [...cart.items].sort(byAge).map((item) => {
      const product = products.get(item.variant_id ?? "");
      const pausedUntil = heatPauseUntil(pauses, today, { categoryIds: product?.categoryIds ?? [], country });
      return lineOf(item, product, prices.get(item.id) ?? null, pausedUntil);
    }),
    totals: {
      goods_cents: toCents(cart.original_item_total),
      shipping_cents: toCents(cart.shipping_total),
      tax_cents: toCents(cart.tax_total),
      total_cents: toCents(cart.total),
    },
    free_shipping_from_cents: tariff?.free_from_cents ?? null,
    codes: codesOf(cart.promotions ?? []),
    waiting: waiting.filter(({ state }) => state === "not_applicable"),
    email: cart.email,
    shipping_address: cart.shipping_address ?? null,
    billing_address: cart.billing_address ?? null,
    requests,
    payment: paymentOf(cart.payment_collection?.payment_sessions ?? []),
  };
  return { ...view, fingerprint: fingerprintOf(view) };
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import type { Band } from "@su-turrone/contract/bands";
import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { CartView, CartViewLine, CartViewPicture } from "@su-turrone/contract/cart-view";
import { toCents } from "@su-turrone/contract/money";
import { filledSlugs } from "../../modules/slugs/slug-logic";
import { localeOf, type Language } from "../../platform/languages";
import { fingerprintOf } from "./cart-fingerprint";
import { currentLines, pausedUntil, stockOf, type CurrentLine } from "./current-lines";
import { statusOfWaitingCodes, codedCartOf } from "./promotion-status";
import type { CartRecord, CartVariant } from "./read-cart";

/**
 * Statuses of a session that still represents the shopper's choice; `requires_more`: waiting for the bank or PayPal.
 */
const openStates: readonly string[] = ["pending", "requires_more", "authorized"];

function paymentOf(sessions: CartRecord["payment_sessions"]): CartView["payment"] {
  const openSession = sessions.find(({ status }) => openStates.includes(status));
  if (!openSession) return null;
  const card = z.object({ card: z.string() }).safeParse(openSession.data).data?.card ?? null;
  return { provider_id: openSession.provider_id, card };
}

/** Name of a product; as in Medusa, an empty translation counts as missing. */
function nameOf({ titles, title }: CartVariant, language: Language): string {
  const translated = titles.find(({ locale_code }) => locale_code === localeOf[language])?.title;
  return typeof translated === "string" && translated.trim() !== "" ? translated : title;
}

function pictureOf({ image, pictures }: CartVariant, language: Language): CartViewPicture | null {
  if (!image) return null;
  const storedPicture = pictures?.find(({ url }) => url === image.url);
  return {
    url: image.url,
    alt: storedPicture?.alt[language]?.trim() ?? "",
    width: storedPicture?.width ?? null,
    height: storedPicture?.height ?? null,
  };
}

/** @param until last day on which these goods are not shipped to the cart's country */
function lineOf(
  { item, price, cents, offered, onSale }: CurrentLine,
  until: string | null,
  language: Language,
): CartViewLine {
  const shown = offered ? item.variant : null;
  const linePicture = item.thumbnail ? { url: item.thumbnail, alt: "", width: null, height: null } : null;
  return {
    id: item.id,
    product_id: item.product_id ?? "",
    variant_id: item.variant_id ?? "",
    name: shown ? nameOf(shown, language) : (item.product_title ?? item.title),
    slugs: shown && filledSlugs(shown.slugs),
    grams: item.variant?.weight ?? 0,
    picture: (shown && pictureOf(shown, language)) ?? linePicture,
    // validated before it was written
    band: (shown?.band ?? null) as Band | null,
    quantity: item.quantity,
    unit_cents: toCents(item.unit_price),
    current_cents: cents,
    was_cents: price && cents === toCents(item.unit_price) ? price.wasCents : null,
    unit_price_exempt: onSale && (shown?.unit_price_exempt ?? false),
    stock: onSale && shown ? stockOf(shown) : null,
    on_sale: onSale,
    paused_until: until,
  };
}

const codesOf = (promotions: CartRecord["promotions"]): CartView["codes"] =>
  promotions.flatMap(({ code, is_automatic: automatic, type, value }) =>
    automatic ? [] : [{ code, percent: type === "percentage" ? value : null }],
  );

/** A cart with everything a storefront shows of it, at the current prices and stock. */
export async function viewOfCart(
  container: MedusaContainer,
  cart: CartRecord,
  language: Language,
): Promise<CartView> {
  const now = new Date();
  const [lines, waiting] = await Promise.all([
    currentLines(container, cart),
    statusOfWaitingCodes(container, codedCartOf(cart)),
  ]);
  const view = {
    id: cart.id,
    lines: lines.map((line) => lineOf(line, pausedUntil(cart, line.item, now), language)),
    totals: {
      goods_cents: toCents(cart.original_item_total),
      shipping_cents: toCents(cart.shipping_total),
      tax_cents: toCents(cart.tax_total),
      total_cents: toCents(cart.total),
    },
    free_shipping_from_cents: cart.tariff?.free_from_cents ?? null,
    codes: codesOf(cart.promotions),
    waiting: waiting.filter(({ state }) => state === "not_applicable"),
    email: cart.email,
    shipping_address: cart.shipping_address,
    billing_address: cart.billing_address,
    // the gift flag may be set before the e-mail address is known
    requests: cart.buyer_request ?? noBuyerRequests,
    payment: paymentOf(cart.payment_sessions),
  };
  return { ...view, fingerprint: fingerprintOf(view) };
}

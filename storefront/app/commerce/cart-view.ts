import type { CartView, CartViewLine } from "@su-turrone/contract/cart-view";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { perKg } from "@su-turrone/contract/money";
import { type CountryCode, countryCodes } from "@su-turrone/contract/country-rules";
import { methodOfProvider } from "@su-turrone/contract/payment-methods";
import { toAddress } from "@su-turrone/contract/addresses";
import { shownStock, toPicture } from "./product-view";
import type { Cart, CartLine, Totals } from "./types";

const isCountry = (code: unknown): code is CountryCode => countryCodes.some((c) => c === code);

function toCartLine({ picture, current_cents, unit_price_exempt, ...line }: CartViewLine): CartLine {
  const { name, grams, quantity, unit_cents: unitPrice } = line;
  return {
    ...line,
    picture: toPicture(picture, name),
    pricePerKg: unit_price_exempt ? null : perKg(unitPrice, grams),
    total: unitPrice * quantity,
    stock: shownStock(line.stock, quantity),
    priceNow: current_cents === unitPrice ? null : current_cents,
  };
}

/** Totals that add up: the discount is the difference between goods plus shipping and the total. */
export const withDiscount = (amounts: Omit<Totals, "discount">): Totals => ({
  ...amounts,
  discount: amounts.goods + amounts.shipping - amounts.total,
});

/**
 * The cart as shown on pages.
 * @param fallback country used until the cart has one
 */
export function toCart(view: CartView, fallback: CountryCode): Cart {
  const { totals, email, shipping_address: shipping, billing_address: billing, payment, ...cart } = view;
  const lines = cart.lines.map(toCartLine);
  const country = shipping?.country_code;
  return {
    ...cart,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: withDiscount({
      goods: totals.goods_cents,
      shipping: totals.shipping_cents,
      tax: totals.tax_cents,
      total: totals.total_cents,
    }),
    country: isCountry(country) ? country : fallback,
    email: shownAddress(email ?? ""),
    shippingAddress: toAddress(shipping),
    billingAddress: toAddress(billing),
    payment: methodOfProvider(payment?.provider_id),
    card: payment?.card || null,
  };
}

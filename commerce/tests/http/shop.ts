import Medusa from "@medusajs/js-sdk";
import type { HttpTypes } from "@medusajs/framework/types";
import { noBuyerRequests, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { CartChangeAnswer, PaymentChoiceAnswer, CartView } from "@su-turrone/contract/cart-view";
import type { CartChange, PaymentChoice } from "@su-turrone/contract/cart-requests";
import type { ProductDetailsData } from "../../src/modules/product-details/product-details-types";
import { setting } from "../../../testing/env";
import { ownersToken } from "../../../testing/owner";
import { once } from "../../../testing/products";
import { asStorefront, send, store } from "../../../testing/store";

export { asStorefront, send, type Answer } from "../../../testing/store";

const baseUrl = setting("COMMERCE_URL");
const publishableKey = setting("PUBLISHABLE_KEY");

/** The store API as called by the storefront. */
export const shopper = new Medusa({ baseUrl, publishableKey, globalHeaders: asStorefront });

/** The owner, logged in. @param at URL of commerce; differs if there are several servers */
export async function owner(at = baseUrl): Promise<Medusa> {
  const sdk = new Medusa({ baseUrl: at, auth: { type: "jwt", jwtTokenStorageMethod: "memory" } });
  await sdk.client.setToken(await ownersToken(at));
  return sdk;
}

/** The only region. */
export const region = once(async (): Promise<HttpTypes.StoreRegion> => {
  const { regions } = await shopper.store.region.list();
  const [only] = regions;
  if (!only || regions.length !== 1) throw new Error(`There are ${regions.length} regions`);
  return only;
});

/** A product with the shop's data beyond Medusa's own fields. */
export type CatalogueProduct = HttpTypes.StoreProduct & { product_detail?: ProductDetailsData };

/** All products in a language, with prices for a country and stock, by the three letters of the SKU. */
export async function catalogue(locale = "de-DE"): Promise<Map<string, CatalogueProduct>> {
  const { products } = await shopper.store.product.list(
    {
      region_id: (await region()).id,
      country_code: "de",
      limit: 100,
      fields: "*variants.calculated_price,+variants.inventory_quantity,*product_detail,*categories",
    },
    { "x-medusa-locale": locale },
  );
  return new Map(
    products.map((product) => [product.variants?.[0]?.sku?.split("-")[1] ?? product.id, product]),
  );
}

/** Product ids of the initial catalogue by the SKUs of their variants. */
const productIds = once(
  async () =>
    new Map(
      [...(await catalogue()).values()].flatMap(({ id, variants }) =>
        (variants ?? []).map(({ sku }) => [sku, id] as const),
      ),
    ),
);

/** A variant as requested by its SKU: without its price. */
type FoundVariant = Pick<HttpTypes.StoreProductVariant, "id" | "sku" | "inventory_quantity">;

/** A variant of the initial catalogue by its SKU, with its current stock. */
export async function variant(sku: string): Promise<FoundVariant> {
  const id = (await productIds()).get(sku) ?? "";
  const fields = "variants.id,variants.sku,variants.inventory_quantity";
  const { products } = await shopper.store.product.list({ id, fields });
  const found = products[0]?.variants?.find((candidate) => candidate.sku === sku);
  if (!found) throw new Error(`${sku} is not in the catalogue`);
  return found;
}

export type Information = Extract<CartChange, { type: "set_information" }>;
type CheckoutAddress = Information["shipping_address"];

/** A complete address in a country. */
export const address = (country: string) => ({
  first_name: "Grazia",
  last_name: "Deledda",
  address_1: "Via Roma 1",
  city: "Nuoro",
  postal_code: country === "gb" ? "SW1A 1AA" : "08100",
  country_code: country,
});

/** The same as the checkout sends it, with its empty fields. */
export const checkoutAddress = (country: string, more: Partial<CheckoutAddress> = {}): CheckoutAddress => ({
  ...address(country),
  address_2: "",
  province: "",
  phone: "",
  ...more,
});

/** The first step of the checkout. */
export const informationFor = (country: string, more: Partial<Information> = {}): Information => ({
  type: "set_information",
  email: "grazia@example.com",
  locale: "de-DE",
  shipping_address: checkoutAddress(country),
  billing_address: checkoutAddress(country),
  requests: noBuyerRequests,
  ...more,
});

/** A cart with an address and the given variants, created in one request. */
export async function cartWith(
  items: { variant_id: string; quantity: number }[],
  country = "de",
  others: { email?: string; locale?: string } = {},
): Promise<HttpTypes.StoreCart> {
  const { cart } = await shopper.store.cart.create({
    region_id: (await region()).id,
    email: "grazia@example.com",
    locale: "de-DE",
    shipping_address: address(country),
    billing_address: address(country),
    items,
    ...others,
  });
  return cart;
}

/** Whether a product is in the list of the catalogue. */
export async function isListed(id: string): Promise<boolean> {
  const { body } = await send("GET", `/store/catalogue?region_id=${(await region()).id}&sort=newest`);
  return (body["products"] as { id: string }[]).some((one) => one.id === id);
}

/** Adds the shop's only shipping method to a cart, as any change of it does; nothing else changes. */
export async function addShippingMethod(cartId: string): Promise<CartView> {
  const noChange: CartChange = { type: "remove", line_id: "none" };
  const { cart } = await store<CartChangeAnswer>(`/store/carts/${cartId}/changes`, noChange);
  if (!cart) throw new Error(`${cartId} was not changed`);
  return cart;
}

/**
 * Chooses a payment method, bank transfer by default; returns the id of the payment session.
 * @throws Error with the `status` of a refusal
 */
export async function choosePayment(
  cartId: string,
  choice: PaymentChoice = { provider_id: "pp_bank-transfer_bank" },
): Promise<string> {
  const { status, body } = await send("POST", `/store/carts/${cartId}/payment`, choice);
  if (status !== 200) throw Object.assign(new Error(String(body["message"])), { status });
  return (body as unknown as PaymentChoiceAnswer).payment.session_id;
}

/** Saves the buyer's details like the first checkout step, and the buyer's requests. */
export async function saveRequests(
  cartId: string,
  requests: Partial<BuyerRequests>,
  email = "grazia@example.com",
  country = "de",
): Promise<void> {
  const change = informationFor(country, { email, requests: { ...noBuyerRequests, ...requests } });
  await store(`/store/carts/${cartId}/changes`, change);
}

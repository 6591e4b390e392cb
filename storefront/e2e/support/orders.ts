import { randomUUID } from "node:crypto";
import { noBuyerRequests, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { asOwner } from "../../../testing/owner";
import { once } from "../../../testing/products";
import { orderOf, pageOf, store } from "../../../testing/store";
import { localeOf, type Language } from "../../app/i18n/languages";
import { buyers } from "./goods";

/** An order that was not placed in the test's browser. */
export interface PlacedOrder {
  id: string;
  number: string;
  email: string;
  lineId: string;
}

/** Properties of an order that differ from the defaults of its language. */
interface OrderParts {
  /** Fields of the address, named as in Medusa. */
  recipient?: Partial<Record<"last_name" | "city" | "postal_code" | "country_code", string>>;
  /** Name in the billing address; that of the recipient by default. */
  payer?: string;
  /** The small hazelnut nougat by default. */
  variantId?: string;
}

/** Country of each language's buyer. */
export const countries: Readonly<Record<Language, string>> = { de: "de", it: "it", en: "gb" };

/** Id of the only region. */
export const regionId = once(async () => {
  const { regions } = await store<{ regions: { id: string }[] }>("/store/regions");
  return regions[0]?.id ?? "";
});

/** Id of a variant by its SKU, in a shop of any size. */
export async function variantOf(sku: string): Promise<string> {
  const path = `/admin/product-variants?sku=${sku}&fields=id`;
  const { variants } = await asOwner<{ variants: { id: string }[] }>(path);
  return variants[0]?.id ?? "";
}

/** Id of the small hazelnut nougat, 150 g for 7.10 euros. */
export const smallHazelnut = once(() => variantOf("ST-NOC-0150"));

/**
 * Places an order by bank transfer for the buyer of a language: one pack of small hazelnut nougat by default.
 * @param requests the buyer's requests
 */
export async function placeOrder(
  language: Language,
  quantity = 1,
  requests: Partial<BuyerRequests> = {},
  { recipient = {}, payer, variantId }: OrderParts = {},
): Promise<PlacedOrder> {
  const { name, street, city, postalCode, province = "" } = buyers[language];
  const email = `order.${randomUUID()}@example.com`;
  const locale = localeOf[language];
  const address = {
    first_name: name,
    last_name: "",
    address_1: street,
    address_2: "",
    city,
    postal_code: postalCode,
    province: province.toLowerCase(),
    country_code: countries[language],
    phone: "",
    ...recipient,
  };
  const { cart: begun } = await store<CartChangeAnswer>(
    "/store/filled-carts",
    { variant_id: variantId ?? (await smallHazelnut()), quantity, country: address.country_code },
    { "x-medusa-locale": locale },
  );
  const path = `/store/carts/${begun?.id ?? ""}`;
  const { cart } = await store<CartChangeAnswer>(`${path}/changes`, {
    type: "set_information",
    email,
    locale,
    shipping_address: address,
    billing_address: payer === undefined ? address : { ...address, first_name: payer },
    requests: { ...noBuyerRequests, ...requests },
  });
  if (!cart) throw new Error("The cart could not be filled");
  await store(`${path}/payment`, { provider_id: "pp_bank-transfer_bank" });
  const id = await orderOf(cart.id, cart.totals.total_cents);
  const { number, lines } = await pageOf(id);
  return { id, number: String(number), email, lineId: lines[0]?.id ?? "" };
}

/** The link to an order contained in mails. */
export const orderLinkOf = async (id: string): Promise<string> =>
  (await asOwner<{ link: string }>(`/admin/orders/${id}/status`)).link;

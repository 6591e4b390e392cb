import { randomUUID } from "node:crypto";
import { noBuyerRequests, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { nowInSeconds, storefrontKey, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { z } from "zod";
import { asOwner } from "../../../testing/owner";
import { once } from "../../../testing/products";
import { localeOf, type Language } from "../../app/i18n/languages";
import { env } from "./env";
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

/** Sends a request to the store API as the storefront. @throws Error for every unsuccessful response */
export async function store(
  path: string,
  body?: Record<string, unknown>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(new URL(path, env.COMMERCE_URL), {
    method: body ? "POST" : "GET",
    headers: {
      "Content-Type": "application/json",
      "x-publishable-api-key": env.PUBLISHABLE_KEY,
      [storefrontKeyHeader]: storefrontKey(env.SIGNING_SECRET, nowInSeconds() + 60),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const withId = z.object({ id: z.string() });

/** Id of the only region. */
export const regionId = once(async () => {
  const { regions } = z.object({ regions: z.array(withId).min(1) }).parse(await store("/store/regions"));
  return regions[0]?.id ?? "";
});

const withVariants = z.object({ variants: z.array(withId).min(1) });

/** Id of a variant by its SKU, in a shop of any size. */
export async function variantOf(sku: string): Promise<string> {
  const answer = await asOwner(`/admin/product-variants?sku=${sku}&fields=id`);
  return withVariants.parse(answer).variants[0]?.id ?? "";
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
  const buyer = buyers[language];
  const email = `order.${randomUUID()}@example.com`;
  const address = {
    first_name: buyer.name,
    last_name: "",
    address_1: buyer.street,
    city: buyer.city,
    postal_code: buyer.postalCode,
    country_code: countries[language],
    ...(buyer.province ? { province: buyer.province.toLowerCase() } : {}),
    ...recipient,
  };
  const billing = payer === undefined ? address : { ...address, first_name: payer };
  const { cart } = z
    .object({ cart: withId })
    .parse(
      await store(
        "/store/filled-carts",
        { variant_id: variantId ?? (await smallHazelnut()), quantity, country: address.country_code },
        { "x-medusa-locale": localeOf[language] },
      ),
    );
  const given = { address_2: "", province: "", phone: "", ...address };
  await store(`/store/carts/${cart.id}/changes`, {
    type: "set_information",
    email,
    locale: localeOf[language],
    shipping_address: given,
    billing_address: { ...given, ...billing },
    requests: { ...noBuyerRequests, ...requests },
  });
  await store(`/store/carts/${cart.id}/payment`, { provider_id: "pp_bank-transfer_bank" });
  const { order } = z
    .object({ order: withId.extend({ display_id: z.number(), items: z.array(withId).min(1) }) })
    .parse(await store(`/store/carts/${cart.id}/complete`, {}));
  return { id: order.id, number: String(order.display_id), email, lineId: order.items[0]?.id ?? "" };
}

/** The link to an order contained in mails. */
export const orderLinkOf = async (id: string): Promise<string> =>
  z.object({ link: z.string() }).parse(await asOwner(`/admin/orders/${id}/status`)).link;

const withPanel = z.object({ panel: z.object({ to_pack: z.array(withId) }) });

/** Packs a quantity of an order's only line and ships it with BRT. Returns the id of the parcel. */
export async function sendParcel(id: string, quantity: number, number: string): Promise<string> {
  const { panel } = withPanel.parse(await asOwner(`/admin/orders/${id}/status`));
  const items = panel.to_pack.map((line) => ({ id: line.id, quantity }));
  const answer = await asOwner(`/admin/orders/${id}/parcels`, { items, carrier: "brt", number });
  return z.object({ parcel: withId }).parse(answer).parcel.id;
}

/** Marks a parcel as delivered. */
export async function deliver(id: string, parcel: string): Promise<void> {
  await asOwner(`/admin/orders/${id}/fulfillments/${parcel}/mark-as-delivered`, {});
}

import { nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { z } from "zod";
import { asOwner, nougatType, shopChannel } from "./admin";
import { env } from "./env";
import { regionId, store } from "./orders";

const withId = z.object({ id: z.string() });

/** A separate product, so that stories do not see each other's reviews. */
export interface ReviewedProduct {
  id: string;
  variantId: string;
  /** The same in every language: derived from the title. */
  slug: string;
  title: string;
}

/** Creates a published product without stock tracking. */
export async function createProduct(title: string): Promise<ReviewedProduct> {
  const { shipping_profiles: profiles } = z
    .object({ shipping_profiles: z.array(withId) })
    .parse(await asOwner("/admin/shipping-profiles"));
  const { product } = z.object({ product: withId.extend({ variants: z.array(withId).min(1) }) }).parse(
    await asOwner("/admin/products", {
      title,
      subtitle: title,
      status: "published",
      sales_channels: await shopChannel(),
      shipping_profile_id: profiles[0]?.id,
      type_id: await nougatType(),
      options: [{ title: "Sorte", values: ["Probe"] }],
      variants: [
        {
          title: "Probe",
          weight: 200,
          manage_inventory: false,
          options: { Sorte: "Probe" },
          prices: [{ currency_code: "eur", amount: 8 }],
        },
      ],
    }),
  );
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  await asOwner(`/admin/slugs/product/${product.id}`, { de: slug, it: slug, en: slug });
  return { id: product.id, variantId: product.variants[0]?.id ?? "", slug, title };
}

/** Takes a product of the stories off sale. */
export const withdrawProduct = (id: string) => asOwner(`/admin/products/${id}`, { status: "draft" });

const address = {
  first_name: "Grazia",
  last_name: "Deledda",
  address_1: "Via Roma 1",
  city: "Berlin",
  postal_code: "10115",
  country_code: "de",
};

/** A line of an order, and the order's id. */
export interface BoughtLine {
  orderId: string;
  lineId: string;
}

/** Buys a product by bank transfer through the store API. */
export async function buy(product: ReviewedProduct): Promise<BoughtLine> {
  const { cart } = z.object({ cart: withId }).parse(
    await store("/store/carts", {
      region_id: await regionId(),
      email: "grazia@example.com",
      locale: "de-DE",
      shipping_address: address,
      billing_address: address,
      items: [{ variant_id: product.variantId, quantity: 1 }],
    }),
  );
  // any change of a cart adds a missing shipping method
  await store(`/store/carts/${cart.id}/changes`, { type: "remove", line_id: "none" });
  await store(`/store/carts/${cart.id}/payment`, { provider_id: "pp_bank-transfer_bank" });
  const { order } = z
    .object({ order: withId.extend({ items: z.array(withId).min(1) }) })
    .parse(await store(`/store/carts/${cart.id}/complete`, {}));
  return { orderId: order.id, lineId: order.items[0]?.id ?? "" };
}

/** Captures, packs, ships and delivers a line, like the owner in the admin. */
export async function deliver({ orderId, lineId }: BoughtLine): Promise<void> {
  const parcel = { items: [{ id: lineId, quantity: 1 }], no_notification: true };
  const path = `/admin/orders/${orderId}`;
  const { order: placed } = z
    .object({ order: z.object({ payment_collections: z.array(z.object({ payments: z.array(withId) })) }) })
    .parse(await asOwner(`${path}?fields=*payment_collections.payments`));
  await asOwner(`/admin/payments/${placed.payment_collections[0]?.payments[0]?.id ?? ""}/capture`, {});
  await asOwner(`${path}/fulfillments`, parcel);
  const { order } = z
    .object({ order: z.object({ fulfillments: z.array(withId).min(1) }) })
    .parse(await asOwner(`${path}?fields=*fulfillments`));
  const packed = `${path}/fulfillments/${order.fulfillments[0]?.id ?? ""}`;
  await asOwner(`${packed}/shipments`, parcel);
  await asOwner(`${packed}/mark-as-delivered`, {});
}

/** The token in the link of the invitation mail. */
export const reviewToken = ({ orderId, lineId }: BoughtLine, secondsLeft = 3600): string =>
  signToken(env.SIGNING_SECRET, "review", [orderId, lineId], nowInSeconds() + secondsLeft);

const reviews = z.object({
  reviews: z.array(z.object({ id: z.string(), product_id: z.string(), title: z.string(), text: z.string() })),
});

/** The pending reviews of a product. */
export async function waitingReviews(productId: string) {
  const answer = reviews.parse(await asOwner("/admin/reviews?status=pending&limit=100"));
  return answer.reviews.filter((review) => review.product_id === productId);
}

/** Approves a review, like the owner in the admin. */
export const approve = (id: string) => asOwner(`/admin/reviews/${id}`, { status: "approved" });

/** Writes a review through the store API and approves it. */
export async function reviewedAs(product: ReviewedProduct, rating: number, title: string): Promise<void> {
  const line = await buy(product);
  await deliver(line);
  const { review } = z.object({ review: withId }).parse(
    await store("/store/reviews", {
      token: reviewToken(line),
      rating,
      title,
      text: `${title}: gern wieder.`,
      display_name: "Grazia",
      language: "de",
    }),
  );
  await approve(review.id);
}

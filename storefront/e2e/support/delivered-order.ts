import { createHmac } from "node:crypto";
import { z } from "zod";
import { env } from "./env";

const reviewEnv = z.object({ PUBLISHABLE_KEY: z.string(), SIGNING_SECRET: z.string() }).parse(process.env);

const withId = z.object({ id: z.string() });

async function call(path: string, headers: Record<string, string>, body?: unknown): Promise<unknown> {
  const response = await fetch(new URL(path, env.COMMERCE_URL), {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const asShopper = (path: string, body?: unknown) =>
  call(path, { "x-publishable-api-key": reviewEnv.PUBLISHABLE_KEY }, body);

async function asOwner(path: string, body?: unknown): Promise<unknown> {
  const login = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  const { token } = z.object({ token: z.string() }).parse(await call("/auth/user/emailpass", {}, login));
  return call(path, { Authorization: `Bearer ${token}` }, body);
}

/** A product of the stories' own, so that no story meets the reviews of another. */
export interface ReviewedProduct {
  id: string;
  variantId: string;
  /** The same in every language: made from the title. */
  slug: string;
  title: string;
}

/** Makes a published product without stock-keeping. */
export async function createProduct(title: string): Promise<ReviewedProduct> {
  const { sales_channels: channels } = z
    .object({ sales_channels: z.array(withId) })
    .parse(await asOwner("/admin/sales-channels"));
  const { shipping_profiles: profiles } = z
    .object({ shipping_profiles: z.array(withId) })
    .parse(await asOwner("/admin/shipping-profiles"));
  const { product } = z.object({ product: withId.extend({ variants: z.array(withId).min(1) }) }).parse(
    await asOwner("/admin/products", {
      title,
      subtitle: title,
      status: "published",
      sales_channels: channels,
      shipping_profile_id: profiles[0]?.id,
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

/** Takes a product of the stories off the shop again. */
export async function deleteProduct(id: string): Promise<void> {
  const { token } = z
    .object({ token: z.string() })
    .parse(await call("/auth/user/emailpass", {}, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }));
  await fetch(new URL(`/admin/products/${id}`, env.COMMERCE_URL), {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
  });
}

const address = {
  first_name: "Grazia",
  last_name: "Deledda",
  address_1: "Via Roma 1",
  city: "Berlin",
  postal_code: "10115",
  country_code: "de",
};

/** A line of an order, and the order it is of. */
export interface BoughtLine {
  orderId: string;
  lineId: string;
}

/** Buys a product by bank transfer through the store API. */
export async function buy(product: ReviewedProduct): Promise<BoughtLine> {
  const { regions } = z.object({ regions: z.array(withId) }).parse(await asShopper("/store/regions"));
  const { cart } = z.object({ cart: withId }).parse(
    await asShopper("/store/carts", {
      region_id: regions[0]?.id,
      email: "grazia@example.com",
      locale: "de-DE",
      shipping_address: address,
      billing_address: address,
      items: [{ variant_id: product.variantId, quantity: 1 }],
    }),
  );
  const { shipping_options: options } = z
    .object({ shipping_options: z.array(withId) })
    .parse(await asShopper(`/store/shipping-options?cart_id=${cart.id}`));
  await asShopper(`/store/carts/${cart.id}/shipping-methods`, { option_id: options[0]?.id });
  const { payment_collection: payment } = z
    .object({ payment_collection: withId })
    .parse(await asShopper("/store/payment-collections", { cart_id: cart.id }));
  await asShopper(`/store/payment-collections/${payment.id}/payment-sessions`, {
    provider_id: "pp_bank-transfer_bank",
  });
  const { order } = z
    .object({ order: withId.extend({ items: z.array(withId).min(1) }) })
    .parse(await asShopper(`/store/carts/${cart.id}/complete`, {}));
  return { orderId: order.id, lineId: order.items[0]?.id ?? "" };
}

/** Packs and delivers a line, as the owner does in the admin. */
export async function deliver({ orderId, lineId }: BoughtLine): Promise<void> {
  await asOwner(`/admin/orders/${orderId}/fulfillments`, {
    items: [{ id: lineId, quantity: 1 }],
    no_notification: true,
  });
  const { order } = z
    .object({ order: z.object({ fulfillments: z.array(withId).min(1) }) })
    .parse(await asOwner(`/admin/orders/${orderId}?fields=*fulfillments`));
  await asOwner(
    `/admin/orders/${orderId}/fulfillments/${order.fulfillments[0]?.id ?? ""}/mark-as-delivered`,
    {},
  );
}

/** The token a mail's link carries, made as commerce makes it (modules/reviews/token.ts). */
export function reviewToken({ orderId, lineId }: BoughtLine, secondsLeft = 3600): string {
  const expires = Math.floor(Date.now() / 1000) + secondsLeft;
  const mac = createHmac("sha256", reviewEnv.SIGNING_SECRET)
    .update(`review:${orderId}:${lineId}:${expires}`)
    .digest("base64url");
  return `${orderId}.${lineId}.${expires}.${mac}`;
}

const reviews = z.object({
  reviews: z.array(z.object({ id: z.string(), product_id: z.string(), title: z.string(), text: z.string() })),
});

/** The reviews of a product that wait for the owner. */
export async function waitingReviews(productId: string) {
  const answer = reviews.parse(await asOwner("/admin/reviews?status=pending&limit=100"));
  return answer.reviews.filter((review) => review.product_id === productId);
}

/** Approves a review, as the owner does in the admin. */
export const approve = (id: string) => asOwner(`/admin/reviews/${id}`, { status: "approved" });

/** Writes a review through the store API and approves it. */
export async function reviewedAs(product: ReviewedProduct, rating: number, title: string): Promise<void> {
  const line = await buy(product);
  await deliver(line);
  const { review } = z.object({ review: withId }).parse(
    await asShopper("/store/reviews", {
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

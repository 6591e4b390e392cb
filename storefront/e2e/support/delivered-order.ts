import { nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { deliverLines } from "../../../testing/orders";
import { asOwner } from "../../../testing/owner";
import { createProduct as create, setSlugs, type TestProduct } from "../../../testing/products";
import { store } from "../../../testing/store";
import { env } from "./env";
import { placeOrder } from "./orders";

/** A separate product, so that tests do not see each other's reviews. */
export interface ReviewedProduct extends TestProduct {
  /** The same in every language: derived from the title. */
  slug: string;
}

/** Creates a product with a page in each language. */
export async function createProduct(title: string): Promise<ReviewedProduct> {
  const product = await create(title, { euro: 8 });
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  await setSlugs("product", product.id, { de: slug, it: slug, en: slug });
  return { ...product, slug };
}

/** A line of an order, and the order's id. */
export interface BoughtLine {
  orderId: string;
  lineId: string;
}

/** Buys a product by bank transfer through the store API. */
export async function buy({ variantId }: Pick<TestProduct, "variantId">): Promise<BoughtLine> {
  const { id, lineId } = await placeOrder("de", 1, {}, { variantId });
  return { orderId: id, lineId };
}

/** Captures, packs, ships and delivers a line, like the owner in the admin. */
export const deliver = ({ orderId, lineId }: BoughtLine): Promise<void> => deliverLines(orderId, [lineId]);

/** The token in the link of the invitation mail. */
export const reviewToken = ({ orderId, lineId }: BoughtLine, secondsLeft = 3600): string =>
  signToken(env.SIGNING_SECRET, "review", [orderId, lineId], nowInSeconds() + secondsLeft);

/** The pending reviews of a product. */
export async function waitingReviews(productId: string) {
  type Waiting = { reviews: { id: string; product_id: string; title: string; text: string }[] };
  const { reviews } = await asOwner<Waiting>("/admin/reviews?status=pending&limit=100");
  return reviews.filter((review) => review.product_id === productId);
}

/** Approves a review, like the owner in the admin. */
export const approve = (id: string) => asOwner(`/admin/reviews/${id}`, { status: "approved" });

/** Writes a review through the store API and approves it. */
export async function reviewedAs(
  product: Pick<TestProduct, "variantId">,
  rating: number,
  title: string,
): Promise<void> {
  const line = await buy(product);
  await deliver(line);
  const { review } = await store<{ review: { id: string } }>("/store/reviews", {
    token: reviewToken(line),
    rating,
    title,
    text: `${title}: gern wieder.`,
    display_name: "Grazia",
    language: "de",
  });
  await approve(review.id);
}

import { z } from "zod";
import { languages } from "~/i18n/languages";
import type { ShopContext } from "~/platform/shop.server";
import { isKeyLike } from "~/platform/signing.server";
import { call, CommerceError } from "./client.server";
import type { InvitationProblem, NewReview, Rating, Reviews } from "./review-types";

const summary = z.object({
  count: z.number(),
  average: z.number(),
  distribution: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
});

const listAnswer = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      rating: z.number(),
      title: z.string(),
      text: z.string(),
      display_name: z.string(),
      language: z.enum(languages),
      created_at: z.string(),
    }),
  ),
  summary,
});

/** Ratings of those of the products that have any, by product id, in one call. @throws CommerceError */
export async function ratingsOf(shop: ShopContext, productIds: string[]): Promise<Map<string, Rating>> {
  if (productIds.length === 0) return new Map();
  const answer = await call<object>(shop, "/store/reviews/summaries", { query: { product_id: productIds } });
  const { summaries } = z.object({ summaries: z.record(z.string(), summary) }).parse(answer);
  return new Map(
    Object.entries(summaries)
      .filter(([, { count }]) => count > 0)
      .map(([id, { average, count }]) => [id, { average, count }]),
  );
}

/** The newest reviews of a product and what all of them say, in one call. @throws CommerceError */
export async function reviewsOf(shop: ShopContext, productId: string, limit: number): Promise<Reviews> {
  const answer = await call<object>(shop, "/store/reviews", { query: { product_id: productId, limit } });
  const { reviews, summary: all } = listAnswer.parse(answer);
  return {
    ...all,
    shown: reviews.map(({ display_name: name, created_at: writtenAt, ...said }) => ({
      ...said,
      name,
      writtenAt,
    })),
  };
}

/** What commerce answers for each problem (its reviews/invitation.ts). */
const problems: Readonly<Record<number, InvitationProblem>> = {
  403: "undelivered",
  404: "forged",
  409: "used",
  410: "expired",
};

const problemOf = (error: unknown): InvitationProblem | undefined =>
  error instanceof CommerceError && error.status !== null ? problems[error.status] : undefined;

/** Id of the product a link opens a review of, or why it opens nothing. @throws CommerceError */
export async function openInvitation(
  shop: ShopContext,
  token: string,
): Promise<{ productId: string } | { problem: InvitationProblem }> {
  if (!isKeyLike(token)) return { problem: "forged" };
  try {
    const answer = await call<object>(shop, "/store/review-invitation", {
      headers: { "x-review-token": token },
    });
    return { productId: z.object({ product_id: z.string() }).parse(answer).product_id };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { problem };
  }
}

/** What became of a review. */
export type ReviewOutcome = "taken" | "limited" | InvitationProblem;

/** Hands a review to commerce, where it waits for the owner. @throws CommerceError when commerce is away */
export async function sendReview(
  shop: ShopContext,
  token: string,
  { name, ...review }: NewReview,
): Promise<ReviewOutcome> {
  if (!isKeyLike(token)) return "forged";
  try {
    await call<object>(shop, "/store/reviews", {
      method: "POST",
      body: { token, ...review, display_name: name, language: shop.language },
    });
    return "taken";
  } catch (error) {
    if (error instanceof CommerceError && error.status === 429) return "limited";
    const problem = problemOf(error);
    if (!problem) throw error;
    return problem;
  }
}

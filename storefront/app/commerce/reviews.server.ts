import type { ReviewBody } from "@su-turrone/contract/form-requests";
import {
  type InvitationAnswer,
  type InvitationProblem,
  invitationProblems,
  type ReviewList,
  type ReviewSummaries,
  type ReviewSummary,
} from "@su-turrone/contract/reviews";
import type { ShopContext } from "~/platform/shop.server";
import { isWellFormedKey } from "~/platform/signing.server";
import { call, CommerceError } from "./client.server";

/** Average (1 to 5, two decimals) and number of a product's approved reviews; `count` is never 0. */
export type Rating = Pick<ReviewSummary, "average" | "count">;

/** Ratings by product id, only for products that have reviews, in one call. @throws CommerceError */
export async function ratingsOf(shop: ShopContext, productIds: string[]): Promise<Map<string, Rating>> {
  if (productIds.length === 0) return new Map();
  const { summaries } = await call<ReviewSummaries>(shop, "/store/reviews/summaries", {
    query: { product_id: productIds },
  });
  return new Map(
    Object.entries(summaries)
      .filter(([, { count }]) => count > 0)
      .map(([id, { average, count }]) => [id, { average, count }]),
  );
}

export const reviewsOf = (shop: ShopContext, productId: string, limit: number): Promise<ReviewList> =>
  call<ReviewList>(shop, "/store/reviews", { query: { product_id: productId, limit } });

const problemNames = Object.keys(invitationProblems) as InvitationProblem[];

const problemOf = (error: unknown): InvitationProblem | undefined =>
  error instanceof CommerceError
    ? problemNames.find((name) => invitationProblems[name] === error.status)
    : undefined;

/** Id of the product a review link is for, or why the link is not accepted. @throws CommerceError */
export async function openInvitation(
  shop: ShopContext,
  token: string,
): Promise<{ productId: string } | { problem: InvitationProblem }> {
  if (!isWellFormedKey(token)) return { problem: "forged" };
  try {
    const answer = await call<InvitationAnswer>(shop, "/store/review-invitation", {
      headers: { "x-review-token": token },
    });
    return { productId: answer.product_id };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { problem };
  }
}

type ReviewOutcome = "taken" | "limited" | InvitationProblem;

/** Sends a review to commerce, where it awaits the owner's approval. @throws CommerceError while commerce is down */
export async function sendReview(
  shop: ShopContext,
  token: string,
  { name, ...review }: Pick<ReviewBody, "rating" | "title" | "text"> & { name: string },
): Promise<ReviewOutcome> {
  if (!isWellFormedKey(token)) return "forged";
  try {
    await call<object>(shop, "/store/reviews", {
      method: "POST",
      body: { token, ...review, display_name: name, language: shop.language } satisfies ReviewBody,
    });
    return "taken";
  } catch (error) {
    if (error instanceof CommerceError && error.status === 429) return "limited";
    const problem = problemOf(error);
    if (!problem) throw error;
    return problem;
  }
}

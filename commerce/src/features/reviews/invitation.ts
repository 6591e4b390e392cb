import type { MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { invitationProblems, type InvitationProblem } from "@su-turrone/contract/reviews";
import { nowInSeconds, verifyToken, signToken } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { REVIEWS_MODULE } from "../../modules/reviews";
import { href } from "@su-turrone/contract/paths";
import { baseLanguage, type Language } from "../../platform/languages";
import { readRows } from "../../platform/read-rows";

export interface Invitation {
  order_id: string;
  line_item_id: string;
  product_id: string;
}

/** Why a link is invalid, as messages for the client's log. */
const problemMessages: Readonly<Record<InvitationProblem, string>> = {
  forged: "The link is not genuine",
  undelivered: "The goods have not been delivered yet",
  used: "A review has been written with this link",
  expired: "The link is no longer valid",
};

/** Responds that a link is invalid, with the reason. */
export function refuseInvitation(res: MedusaResponse, type: InvitationProblem): void {
  res.status(invitationProblems[type]).json({ type, message: problemMessages[type] });
}

const orderRow = z.object({
  id: z.string(),
  status: z.string(),
  email: z.string().nullish(),
  items: z
    .array(
      z.object({
        id: z.string(),
        product_id: z.string().nullable(),
        detail: z.object({ delivered_quantity: z.coerce.number() }).nullish(),
      }),
    )
    .default([]),
});

/** Whether a line was reviewed, whatever the status of the review. */
export async function isReviewed(container: MedusaContainer, lineItemId: string): Promise<boolean> {
  const service = container.resolve(REVIEWS_MODULE);
  const [existing] = await service.listReviews({ line_item_id: lineItemId }, { take: 1 });
  return existing !== undefined;
}

/**
 * Resolves the token of a review link against the current state of its order: the line must be delivered and not
 * reviewed.
 */
export async function openInvitation(
  container: MedusaContainer,
  token: string,
): Promise<Invitation | InvitationProblem> {
  const verified = verifyToken(env().SIGNING_SECRET, "review", token, nowInSeconds());
  if (typeof verified === "string") return verified;
  const [orderId, lineItemId] = verified.ids;
  if (orderId === undefined || lineItemId === undefined) return "forged";
  const [order] = await readRows(container, "order", orderRow, { id: orderId });
  const line = order?.items.find(({ id }) => id === lineItemId);
  // without an e-mail address the buyer was erased, so the link belongs to nobody
  if (!order?.email || !line?.product_id) return "forged";
  if (order.status === "canceled" || !line.detail || line.detail.delivered_quantity < 1) return "undelivered";
  if (await isReviewed(container, lineItemId)) return "used";
  return { order_id: orderId, line_item_id: lineItemId, product_id: line.product_id };
}

/** Validity of a link in seconds: half a year. */
export const reviewLinkSeconds = 182 * 24 * 60 * 60;

/** The fields of an order needed for its review links. */
export interface ReviewableOrder {
  id: string;
  /** Language of the order; German when unknown. */
  language?: Language;
  items: readonly { id: string; product_title: string }[];
}

/** A link in the mail after delivery, one per order line. */
export interface ReviewLink {
  line_item_id: string;
  product_title: string;
  url: string;
}

/**
 * Links for the buyer to write reviews. They are only valid for delivered lines, once each.
 * @param now seconds since 1970
 */
export function reviewLinks(
  { storefrontUrl, secret }: { storefrontUrl: string; secret: string },
  order: ReviewableOrder,
  now: number,
): ReviewLink[] {
  return order.items.map(({ id, product_title }) => {
    const url = new URL(href("writeReview", order.language ?? baseLanguage), storefrontUrl);
    url.searchParams.set("token", signToken(secret, "review", [order.id, id], now + reviewLinkSeconds));
    return { line_item_id: id, product_title, url: url.href };
  });
}

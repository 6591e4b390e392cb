import type { LinkTokenBody, MessageBody, NewsletterBody } from "@su-turrone/contract/form-requests";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";

/** Outcome of a form: accepted, rate-limited, or rejected as invalid. */
export type FormOutcome = "taken" | "limited" | "refused";

/** Maps the response to a form's call to its outcome. @throws CommerceError while commerce is down */
export async function outcomeOf(request: Promise<unknown>): Promise<FormOutcome> {
  try {
    await request;
    return "taken";
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind !== "refused") throw error;
    return error.status === 429 ? "limited" : "refused";
  }
}

const post = (
  shop: ShopContext,
  path: string,
  body: MessageBody | NewsletterBody | LinkTokenBody,
): Promise<FormOutcome> => outcomeOf(call(shop, path, { method: "POST", body }));

/** Sends a message from the contact form to the owner. @throws CommerceError while commerce is down */
export const sendMessage = (
  shop: ShopContext,
  message: Omit<MessageBody, "language">,
): Promise<FormOutcome> => post(shop, "/store/messages", { ...message, language: shop.language });

/**
 * Requests a newsletter subscription, which is confirmed by a link in an e-mail.
 * @param textVersion version of the consent text shown in the form, stored as proof
 * @throws CommerceError while commerce is down
 */
export const requestNewsletter = (
  shop: ShopContext,
  email: string,
  language: NewsletterBody["language"],
  textVersion: string,
): Promise<FormOutcome> => post(shop, "/store/newsletter", { email, language, text_version: textVersion });

/** Confirms or ends a subscription by the token of an e-mail. @throws CommerceError while commerce is down */
export const applyNewsletterToken = (
  shop: ShopContext,
  action: "confirm" | "unsubscribe",
  token: string,
): Promise<FormOutcome> => post(shop, `/store/newsletter/${action}`, { token });

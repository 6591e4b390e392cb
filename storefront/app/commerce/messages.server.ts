import type { LinkTokenBody, MessageBody, NewsletterBody } from "@su-turrone/contract/form-requests";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";

/** What became of a form: taken; too many were sent; or what was sent cannot be taken. */
export type FormOutcome = "taken" | "limited" | "refused";

/** What became of a call that was made for a form. @throws CommerceError when commerce is away */
export async function outcomeOf(sending: Promise<unknown>): Promise<FormOutcome> {
  try {
    await sending;
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

/** Hands a message from the contact form to the owner. @throws CommerceError when commerce is away */
export const sendMessage = (
  shop: ShopContext,
  message: Omit<MessageBody, "language">,
): Promise<FormOutcome> => post(shop, "/store/messages", { ...message, language: shop.language });

/**
 * Asks for the newsletter; what follows is a mail with a link.
 * @param textVersion version of the consent text the form showed, kept as proof
 * @throws CommerceError when commerce is away
 */
export const requestNewsletter = (
  shop: ShopContext,
  email: string,
  language: NewsletterBody["language"],
  textVersion: string,
): Promise<FormOutcome> => post(shop, "/store/newsletter", { email, language, text_version: textVersion });

/** Confirms or ends a subscription by the token of a mail. @throws CommerceError when commerce is away */
export const applyNewsletterToken = (
  shop: ShopContext,
  act: "confirm" | "unsubscribe",
  token: string,
): Promise<FormOutcome> => post(shop, `/store/newsletter/${act}`, { token });

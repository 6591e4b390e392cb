import type {
  BackInStockBody,
  LinkTokenBody,
  MessageBody,
  NewsletterBody,
  WithdrawalAnswer,
  WithdrawalBody,
} from "@su-turrone/contract/form-requests";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";

interface Declaration {
  name: string;
  orderNumber: string;
  email: string;
  /** "" for the whole order. */
  items: string;
  /** Idempotency key: the same for a repeated declaration, so that sending it twice creates one. */
  requestId: string;
}

/**
 * Sends a declaration of withdrawal to commerce, which stores it and mails the receipt.
 * @returns null if commerce rejects it
 * @throws CommerceError while commerce is down
 */
export async function declareWithdrawal(
  shop: ShopContext,
  declaration: Declaration,
): Promise<WithdrawalAnswer["withdrawal"] | null> {
  const body: WithdrawalBody = {
    name: declaration.name,
    order_number: declaration.orderNumber,
    email: declaration.email,
    items: declaration.items,
    request_id: declaration.requestId,
    language: shop.language,
  };
  try {
    const answer = await call<WithdrawalAnswer>(shop, "/store/withdrawals", {
      method: "POST",
      body,
    });
    return answer.withdrawal;
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind !== "refused") throw error;
    return null;
  }
}

/** Outcome of a form: accepted, rate-limited, or rejected as invalid. */
export type FormOutcome = "taken" | "limited" | "refused";

/** Sends a form. @throws CommerceError while commerce is down */
async function post(
  shop: ShopContext,
  path: string,
  body: BackInStockBody | LinkTokenBody | MessageBody | NewsletterBody,
): Promise<FormOutcome> {
  try {
    await call(shop, path, { method: "POST", body });
    return "taken";
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind !== "refused") throw error;
    return error.status === 429 ? "limited" : "refused";
  }
}

/** Requests a back-in-stock alert for a weight. @throws CommerceError while commerce is down */
export const requestBackInStock = (
  shop: ShopContext,
  variantId: string,
  email: string,
): Promise<FormOutcome> =>
  post(shop, "/store/back-in-stock", { variant_id: variantId, email, language: shop.language });

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
  textVersion: string,
): Promise<FormOutcome> =>
  post(shop, "/store/newsletter", { email, language: shop.language, text_version: textVersion });

/** Does what the token of a link in an e-mail allows. @throws CommerceError while commerce is down */
export const applyLinkToken = (
  shop: ShopContext,
  path: `newsletter/${"confirm" | "unsubscribe"}` | `back-in-stock/${"confirm" | "end"}`,
  token: string,
): Promise<FormOutcome> => post(shop, `/store/${path}`, { token });

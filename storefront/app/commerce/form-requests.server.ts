import type {
  BackInStockBody,
  LinkTokenBody,
  MessageBody,
  NewsletterBody,
  WithdrawalAnswer,
  WithdrawalBody,
} from "@su-turrone/contract/form-requests";
import type { ShopContext } from "~/platform/shop.server";
import { call, unlessRefused } from "./client.server";

/**
 * Sends a declaration of withdrawal to commerce, which stores it and mails the receipt.
 * @returns null if commerce rejects it
 */
export async function declareWithdrawal(
  shop: ShopContext,
  declaration: Omit<WithdrawalBody, "language">,
): Promise<WithdrawalAnswer["withdrawal"] | null> {
  const body: WithdrawalBody = { ...declaration, language: shop.language };
  const answer = call<WithdrawalAnswer>(shop, "/store/withdrawals", { method: "POST", body });
  return (await unlessRefused(answer, () => null))?.withdrawal ?? null;
}

/** Outcome of a form: accepted, rate-limited, or rejected as invalid. */
export type FormOutcome = "taken" | "limited" | "refused";

const post = (
  shop: ShopContext,
  path: string,
  body: BackInStockBody | LinkTokenBody | MessageBody | NewsletterBody,
): Promise<FormOutcome> =>
  unlessRefused<FormOutcome, FormOutcome>(
    call(shop, path, { method: "POST", body }).then(() => "taken"),
    ({ status }) => (status === 429 ? "limited" : "refused"),
  );

export const requestBackInStock = (
  shop: ShopContext,
  variantId: string,
  email: string,
): Promise<FormOutcome> =>
  post(shop, "/store/back-in-stock", { variant_id: variantId, email, language: shop.language });

export const sendMessage = (
  shop: ShopContext,
  message: Omit<MessageBody, "language">,
): Promise<FormOutcome> => post(shop, "/store/messages", { ...message, language: shop.language });

/**
 * Requests a newsletter subscription, which is confirmed by a link in an e-mail.
 * @param textVersion version of the consent text shown in the form, stored as proof
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

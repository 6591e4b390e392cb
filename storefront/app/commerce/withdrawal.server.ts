import type { WithdrawalAnswer, WithdrawalBody } from "@su-turrone/contract/form-requests";
import type { ShopContext } from "~/platform/shop.server";
import { call, CommerceError } from "./client.server";

/** A declaration of withdrawal. */
export interface Declaration {
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

import type { HttpTypes } from "@medusajs/types";
import type { CodeStatus } from "@su-turrone/contract/cart-view";
import { countFailure, failureDelay } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { cartPath } from "./cart-path";
import { toCodes, toWaiting } from "./cart-view";
import { call, CommerceError } from "./client.server";
import type { CartError, SideEffect } from "./types";

type StoreCart = HttpTypes.StoreCart;

interface Answer {
  codes: CodeStatus[];
}

const postDiscounts = (shop: ShopContext, cartId: string, code?: string): Promise<Answer> =>
  call<Answer>(shop, cartPath(cartId, "/discounts"), { method: "POST", body: code ? { code } : {} });

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** Codes of the shopper that apply. */
export const appliedCodes = (cart: StoreCart): string[] => toCodes(cart.promotions).map(({ code }) => code);

/** Codes the shopper wants, applied or waiting; commerce keeps them with the cart. */
export function rememberedCodes(cart: StoreCart): string[] {
  const codes: unknown = cart.metadata?.["codes"];
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [];
}

/**
 * Tries a code on a cart; what is wrong with it, or null when it applies now. Wrong codes are counted, here for the visitor and
 * in commerce for the cart; whoever has tried too many gets no answer.
 * @throws CommerceError
 */
export async function tryCode(shop: ShopContext, cartId: string, code: string): Promise<CartError | null> {
  if ((await failureDelay("wrongCode", shop.clientIp)) > 0) return { code: "code_too_often" };
  try {
    const { codes } = await postDiscounts(shop, cartId, code);
    const status = codes.find((one) => same(one.code, code));
    if (status?.state === "applied") return null;
    if (status?.state === "not_applicable") {
      return { code: "code_not_applicable", waiting: toWaiting(status) };
    }
    await countFailure("wrongCode", shop.clientIp);
    return { code: "code_invalid" };
  } catch (error) {
    if (error instanceof CommerceError && error.status === 429) return { code: "code_too_often" };
    throw error;
  }
}

/** Takes a code out of a cart, applied or waiting. @throws CommerceError */
export async function removePromotionCode(shop: ShopContext, cartId: string, code: string): Promise<void> {
  await call<Answer>(shop, cartPath(cartId, "/discounts"), { method: "DELETE", body: { code } });
}

/** Whether a remembered code does not apply, so that commerce has to be asked how it stands. */
export const needsRefresh = (cart: StoreCart): boolean => {
  const applied = appliedCodes(cart);
  return rememberedCodes(cart).some((code) => !applied.includes(code));
};

/**
 * Brings the codes of a changed cart up to date and says what that meant.
 * @param before codes that applied before the change
 * @throws CommerceError
 */
export async function refreshPromotions(
  shop: ShopContext,
  cartId: string,
  before: readonly string[],
): Promise<SideEffect[]> {
  const { codes } = await postDiscounts(shop, cartId);
  return codes.flatMap((status): SideEffect[] => {
    const applied = before.includes(status.code);
    if (status.state === "invalid") return [{ kind: "code-lost", code: status.code }];
    if (status.state === "applied") return applied ? [] : [{ kind: "code-back", code: status.code }];
    return applied ? [{ kind: "code-waits", waiting: toWaiting(status) }] : [];
  });
}

import type { BackInStockBody, LinkTokenBody } from "@su-turrone/contract/form-requests";
import type { ShopContext } from "~/platform/shop.server";
import { outcomeOf, type FormOutcome } from "./messages.server";
import { call } from "./client.server";

/** Requests a back-in-stock alert for a weight. @throws CommerceError while commerce is down */
export const requestBackInStock = (
  shop: ShopContext,
  variantId: string,
  email: string,
): Promise<FormOutcome> =>
  outcomeOf(
    call(shop, "/store/back-in-stock", {
      method: "POST",
      body: { variant_id: variantId, email, language: shop.language } satisfies BackInStockBody,
    }),
  );

/** Confirms or ends an alert by the token of an e-mail. @throws CommerceError while commerce is down */
export const applyBackInStockToken = (
  shop: ShopContext,
  action: "confirm" | "end",
  token: string,
): Promise<FormOutcome> =>
  outcomeOf(
    call(shop, `/store/back-in-stock/${action}`, { method: "POST", body: { token } satisfies LinkTokenBody }),
  );

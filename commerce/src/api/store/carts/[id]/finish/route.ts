import type { MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { finishBody } from "@su-turrone/contract/cart-requests";
import type { FinishAnswer } from "@su-turrone/contract/place-order";
import { clientAddressHeader } from "@su-turrone/contract/payment-methods";
import { env } from "../../../../../platform/env";
import { finishInTime } from "../../../../../features/ordering/place-order/finish-in-time";
import { languageOfLocale } from "../../../../../platform/languages";
import { withBody } from "../../../../../platform/with-body";

/**
 * Completes the cart. With `press` it is the shopper's press of the order button, and a payment may be confirmed.
 * Without it, only what the shopper has already confirmed is completed (on return from the bank or PayPal). Responds
 * with 200; an order is `mine` in the browser in which the button was pressed, and only that browser may open it.
 */
export const POST = withBody(finishBody, async (req, res: MedusaResponse<FinishAnswer>) => {
  const { press, browser = null } = req.validatedBody;
  const cartId = req.params["id"] ?? "";
  const shop = new URL(env().STOREFRONT_URL).origin;
  if (press && new URL(press.return_url).origin !== shop) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "return_url does not belong to the shop");
  }
  const outcome = await finishInTime(
    req.scope,
    cartId,
    press
      ? {
          shownCents: press.shown_cents,
          fingerprint: press.fingerprint ?? null,
          language: languageOfLocale(req.locale),
          browser,
          clientAddress: req.get(clientAddressHeader) ?? "",
          returnUrl: press.return_url,
          byStaff: false,
        }
      : null,
  );
  if (outcome.type !== "order") return void res.json(outcome);
  const { by, ...order } = outcome;
  res.json({ ...order, mine: by === browser });
});

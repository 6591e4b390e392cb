import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RemoveDiscountBody, TryDiscountBody } from "../../../../../features/cart/validators";
import { countFailure } from "../../../../../platform/rate-limits";
import { refreshCartPromotionsWorkflow } from "../../../../../workflows/refresh-cart-promotions";

const idOf = (req: MedusaRequest): string => req.params["id"] ?? "";

/**
 * Tries a code, or looks at the remembered ones again when the body names none. Always 200: `codes` says of each whether it is
 * `applied`, `not_applicable` (with what is missing) or `invalid`, which is all anybody learns of a code that is no good.
 */
export async function POST(req: MedusaRequest<TryDiscountBody>, res: MedusaResponse): Promise<void> {
  const { code } = req.validatedBody;
  const { result: codes } = await refreshCartPromotionsWorkflow(req.scope).run({
    input: { cart_id: idOf(req), add: code },
  });
  const wrong = codes.some((status) => status.state === "invalid" && status.code === code?.toUpperCase());
  if (wrong) await countFailure("wrongCode", idOf(req));
  res.json({ codes });
}

/** Takes a code out of the cart and forgets it. */
export async function DELETE(req: MedusaRequest<RemoveDiscountBody>, res: MedusaResponse): Promise<void> {
  const { code } = req.validatedBody;
  const { result: codes } = await refreshCartPromotionsWorkflow(req.scope).run({
    input: { cart_id: idOf(req), remove: code },
  });
  res.json({ codes });
}

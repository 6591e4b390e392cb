import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { isStorefront, nowInSeconds, storefrontKeyHeader } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import type { RefusalCode } from "@su-turrone/contract/refusals";

/**
 * A cart holds names and addresses, and its id alone must not open it: only the storefront gets through, which knows from a
 * signed cookie whose cart is whose. Everybody else gets the answer for a cart that is not there.
 */
export function requireStorefront(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const key = req.get(storefrontKeyHeader) ?? "";
  const known = isStorefront(env().SIGNING_SECRET, key, nowInSeconds());
  next(
    known
      ? undefined
      : new MedusaError(
          MedusaError.Types.NOT_FOUND,
          "Cart not found",
          "cart_not_found" satisfies RefusalCode,
        ),
  );
}

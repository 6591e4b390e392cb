import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { flushStorefrontChanges } from "../../platform/storefront-webhook";

/** The change is already saved, so a hanging storefront must not delay the response for longer; in ms. */
const timeoutMs = 500;

/**
 * Sends the response to a change in the admin only once the storefront was notified: what the admin reports as saved is
 * what the next visitor sees. With Redis and a separate worker, the worker notifies the storefront and is not waited
 * for.
 */
export function waitForStorefront(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.method !== "GET" && req.method !== "HEAD") {
    const json = res.json.bind(res);
    res.json = (body) => {
      void flushStorefrontChanges(req.scope, timeoutMs).finally(() => json(body));
      return res;
    };
  }
  next();
}

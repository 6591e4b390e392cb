import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { flushStorefrontChanges } from "../../platform/storefront-webhook";

/** The owner's change is saved; a storefront that hangs must not hold up its answer for longer, in ms. */
const longestMs = 500;

/**
 * Answers a change of the owner's when the storefront has been notified of it: what the admin says is saved is what the next
 * visitor sees. With Redis and a worker of its own the worker notifies the storefront, and is not waited for.
 */
export function waitForStorefront(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.method !== "GET" && req.method !== "HEAD") {
    const json = res.json.bind(res);
    res.json = (body) => {
      void flushStorefrontChanges(req.scope, longestMs).finally(() => json(body));
      return res;
    };
  }
  next();
}

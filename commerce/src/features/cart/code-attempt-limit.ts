import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { failureDelay, sendTooMany } from "../../platform/rate-limits";

/** Answers 429 with Retry-After once a cart has tried too many wrong codes. */
export async function limitCodeAttempts(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const seconds = await failureDelay("wrongCode", req.params["id"] ?? "");
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
}

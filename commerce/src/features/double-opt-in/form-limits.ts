import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { consumeLimit, sendTooMany } from "../../platform/rate-limits";

/**
 * Limits form submissions by the e-mail address in the body; responds with 429 and Retry-After beyond. Registered after
 * validation.
 */
export async function limitForms(
  req: MedusaRequest<{ email: string }>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const seconds = await consumeLimit("formOfAddress", req.path, req.validatedBody.email);
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
}

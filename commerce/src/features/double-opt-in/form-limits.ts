import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { consumeLimit, sendTooMany } from "../../platform/rate-limits";

/** Limits a form by the e-mail address it names; answers 429 with Retry-After beyond. Stands behind the validation. */
export async function limitForms(
  req: MedusaRequest<{ email: string }>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const seconds = await consumeLimit("formOfAddress", req.path, req.validatedBody.email);
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
}

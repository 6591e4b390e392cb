import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { consumeLimit, sendTooMany } from "../../platform/rate-limits";

const body = z.object({ identifier: z.string().toLowerCase().catch("") }).catch({ identifier: "" });

/** Limits mails for a new password by the address they go to; answers 429 with Retry-After beyond. */
export async function limitPasswordResets(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { identifier } = body.parse(req.body);
  const seconds = await consumeLimit("passwordReset", identifier);
  if (seconds > 0) sendTooMany(res, seconds);
  else next();
}

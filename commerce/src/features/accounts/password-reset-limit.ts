import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { consumeLimit, sendTooMany } from "../../platform/rate-limits";

const body = z.object({ identifier: z.string().toLowerCase().catch("") }).catch({ identifier: "" });

/** Limits password reset mails by recipient; responds with 429 and Retry-After beyond. */
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

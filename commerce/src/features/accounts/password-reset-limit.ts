import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { consumeLimit } from "../../platform/rate-limit";

/** Nobody's mailbox is to be filled by others; per process, in memory. */
const perAddress = new RateLimiterMemory({ keyPrefix: "password-reset", points: 5, duration: 60 * 60 });

const body = z.object({ identifier: z.string().toLowerCase().catch("") }).catch({ identifier: "" });

/** Lets five mails for a new password an hour through to an address, whether it has an account or not; then answers 429. */
export async function limitPasswordResets(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { identifier } = body.parse(req.body);
  if (await consumeLimit(res, () => perAddress.consume(identifier))) next();
}

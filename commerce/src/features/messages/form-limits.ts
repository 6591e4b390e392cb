import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { consumeLimit } from "../../platform/rate-limit";

/** Per process, in memory: with several servers the limits grow by their number, and stay limits. */
const hour = 60 * 60;

/** Nobody's mailbox is to be filled by others: an address gets this many mails asked for in its name. */
const perAddress = new RateLimiterMemory({ keyPrefix: "address", points: 5, duration: hour });

/** A last net against floods from many addresses; a shop of this size never has as many in an hour. */
const altogether = new RateLimiterMemory({ keyPrefix: "all", points: 300, duration: hour });

/**
 * Lets a form through five times an hour and address, whatever the form says of the sender's network (the storefront
 * limits that, because only it knows the visitor). Answers 429 with Retry-After beyond. Stands behind the validation.
 */
export async function limitForms(
  req: MedusaRequest<{ email: string }>,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const may = await consumeLimit(res, async () => {
    await perAddress.consume(`${req.path}:${req.validatedBody.email}`);
    await altogether.consume(req.path);
  });
  if (may) next();
}

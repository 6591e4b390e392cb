import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { problemOfAddress, problemOfBody, quantityProblem } from "./text-limits";

/** Decodes a URL; null when it is malformed. */
function decoded(url: string): string | null {
  try {
    return decodeURIComponent(url);
  } catch {
    return null;
  }
}

/**
 * Guards the store routes: input that is too long, too large or contains control characters gets a 400 with a readable
 * message, before Medusa's own validation (which would let it through to the database).
 */
export function refuseBadInput(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const url = decoded(req.originalUrl);
  const problem = (url === null ? "The URL is malformed" : problemOfAddress(url)) ?? problemOfBody(req.body);
  const code = problem === quantityProblem ? ("quantity_invalid" satisfies RefusalCode) : undefined;
  next(problem === null ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, problem, code));
}

import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import { beginAttempt, forgiveAttempt } from "@su-turrone/contract/rate-limits";
import { attemptLimit, sendTooMany } from "../../platform/rate-limits";

/**
 * Limits wrong second-factor codes by account (ASVS 6.5.5). Medusa allows five per challenge, but a new challenge only
 * costs the password, so anybody who has it could try all codes. Responds with 429 and Retry-After beyond the limit.
 */
export async function limitSecondFactors(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const account = req.auth_context.auth_identity_id;
  const limits = [attemptLimit("secondFactorInHour", account), attemptLimit("secondFactorInDay", account)];
  const seconds = await beginAttempt(limits);
  if (seconds > 0) {
    sendTooMany(res, seconds);
    return;
  }
  const json = res.json.bind(res);
  res.json = (answer) => {
    if (res.statusCode >= 400) return json(answer);
    void forgiveAttempt(limits).finally(() => json(answer));
    return res;
  };
  next();
}

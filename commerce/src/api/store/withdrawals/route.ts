import type { MedusaResponse } from "@medusajs/framework/http";
import { withdrawalBody, type WithdrawalAnswer } from "@su-turrone/contract/form-requests";
import { receiveWithdrawal } from "../../../features/withdrawals/withdrawals";
import { withBody } from "../../../platform/with-body";

/**
 * Receives a declaration of withdrawal: 201 `{withdrawal: {id, received_at, earlier}}`, whether or not it matches an
 * order. Not rate-limited: the function has to be available at all times (art. 11a Directive 2011/83/EU), so only its
 * mails are paced (features/mail/mail-pace.ts).
 */
export const POST = withBody(withdrawalBody, async (req, res: MedusaResponse<WithdrawalAnswer>) => {
  res.status(201).json({ withdrawal: await receiveWithdrawal(req.scope, req.validatedBody) });
});

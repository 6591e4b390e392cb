import { monthSpan, requestedMonth } from "../../../../features/month-end/month";
import { readStripeBalance } from "../../../../features/month-end/stripe-balance";
import { adminLanguage } from "../../../../platform/admin-language";
import { answerWith } from "../../../../platform/with-body";

/** Payments, fees and payouts of a month at Stripe, `?month=2026-11`: a `StripeBalance`. @throws INVALID_DATA */
export const GET = answerWith(async (req) => {
  const { month } = requestedMonth(req.query, adminLanguage(req));
  return readStripeBalance(monthSpan(month));
});

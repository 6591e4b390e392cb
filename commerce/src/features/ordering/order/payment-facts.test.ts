import { expect, it } from "vitest";
import { moneyRevision, paymentFactsOf } from "./payment-facts";
import { exampleOrder, moved, placed } from "./order-record.example";

const returned = (id: string, status: string) => ({
  id,
  payment_id: "pay_1",
  kind: "refund" as const,
  status,
  reason: "expired_or_canceled_card",
  cents: 500,
  fee_cents: 0,
  opened_at: placed,
});

it("differs once another refund has come back, or one has been paid in another way", () => {
  const states = [
    [],
    [returned("payiss_1", "open")],
    [returned("payiss_1", "open"), returned("payiss_2", "open")],
    [returned("payiss_1", "paid_elsewhere"), returned("payiss_2", "open")],
  ].map((payment_issues) => moneyRevision(exampleOrder({ payment_issues })));
  expect(new Set(states).size).toBe(4);
});

it("what the bank took back by a lost dispute is not told as refunded", () => {
  const refunds = [moved(5), { ...moved(27.7), note: "Dispute du_1" }];
  expect(paymentFactsOf(exampleOrder({}, { captures: [moved(32.7)], refunds }))).toMatchObject([
    { captured_cents: 3270, refunded_cents: 500, charged_back_cents: 2770 },
  ]);
});

import { expect, it } from "vitest";
import type { OrderRecord } from "./order-record";
import { minutesLater, moved } from "./order-record.example";
import {
  cancelled,
  captured,
  none,
  order,
  paid,
  partRefunded,
  refunded,
  saidOf,
  sent,
  withdrawn,
  type Said,
} from "./order-states.example";

const issue = (kind: "dispute" | "refund", status: string) => ({
  payment_issues: [
    {
      ...{ id: `${kind}_1`, payment_id: "pay_1", kind, status, reason: "fraudulent" },
      ...{ cents: 3270, fee_cents: 2000, due_at: new Date("2026-12-20T10:00:00Z") },
      opened_at: minutesLater(90),
    },
  ],
});
const disputed = (status: string) => ({ ...captured, ...issue("dispute", status) });
const lost = { ...paid, refunds: [{ ...moved(32.7), note: "Dispute du_1" }] };
const atStripe = (euro: number) => ({ ...paid, refunds: [{ ...moved(euro), note: "Stripe re_1" }] });

it.each<[string, OrderRecord, Said]>([
  [
    "is disputed before it is sent",
    order(disputed("needs_response"), paid),
    { ...none, status: "processing", issues: ["dispute"], packs: "warned", invoice: "issued" },
  ],
  [
    "is disputed before it is sent, and the evidence is handed in",
    order(disputed("under_review"), paid),
    { ...none, status: "processing", issues: ["dispute"], packs: "warned", invoice: "issued" },
  ],
  [
    "the bank only asks about, having taken nothing back",
    order(disputed("warning_needs_response"), paid),
    { ...none, status: "processing", issues: ["inquiry"], packs: "yes", invoice: "issued" },
  ],
  [
    "is disputed after delivery",
    order({ ...disputed("needs_response"), ...sent("delivered") }, paid),
    { ...none, status: "delivered", issues: ["dispute"], invoice: "issued" },
  ],
  [
    "is disputed, which the shop has won",
    order(disputed("won"), paid),
    { ...none, status: "processing", packs: "yes", invoice: "issued" },
  ],
  [
    "is disputed, which the shop has lost before it is sent",
    order({ ...disputed("lost"), ...refunded }, lost),
    { ...none, status: "charged_back", invoice: "issued" },
  ],
  [
    "is disputed, which the shop has lost after delivery",
    order({ ...disputed("lost"), ...refunded, ...sent("delivered") }, lost),
    { ...none, status: "charged_back", invoice: "issued" },
  ],
  [
    "is refunded in part, and the shop has lost a dispute about all of it",
    order(
      { ...disputed("lost"), ...refunded },
      { ...paid, refunds: [moved(5), { ...moved(27.7), note: "Dispute du_1" }] },
    ),
    { ...none, status: "charged_back", credits: 500, invoice: "issued" },
  ],
  [
    "is disputed and withdrawn before it is sent",
    order({ ...disputed("needs_response"), ...withdrawn() }, paid),
    {
      ...none,
      status: "processing",
      next: "disputed",
      issues: ["dispute"],
      packs: "warned",
      invoice: "issued",
    },
  ],
  [
    "is disputed and withdrawn after delivery",
    order({ ...disputed("under_review"), ...withdrawn(), ...sent("delivered") }, paid),
    { ...none, status: "delivered", next: "return_disputed", issues: ["dispute"], invoice: "issued" },
  ],
  [
    "is withdrawn while the bank only asks about it",
    order({ ...disputed("warning_needs_response"), ...withdrawn() }, paid),
    {
      ...none,
      status: "processing",
      next: "refund",
      issues: ["inquiry"],
      packs: "warned",
      invoice: "issued",
    },
  ],
  [
    "is withdrawn, and the shop has won its dispute",
    order({ ...disputed("won"), ...withdrawn() }, paid),
    { ...none, status: "processing", next: "refund", packs: "warned", invoice: "issued" },
  ],
  [
    "is withdrawn, and the shop has lost its dispute",
    order({ ...disputed("lost"), ...refunded, ...withdrawn() }, lost),
    { ...none, status: "charged_back", next: null, invoice: "issued" },
  ],
  [
    "is cancelled while it is disputed",
    order({ ...cancelled, ...disputed("needs_response") }, paid),
    { ...none, status: "cancelled", issues: ["dispute"], invoice: "issued" },
  ],
  [
    "is cancelled while the bank only asks about it",
    order({ ...cancelled, ...disputed("warning_needs_response") }, paid),
    { ...none, status: "cancelled", issues: ["inquiry", "refund_open"], invoice: "issued" },
  ],
  [
    "is cancelled, and the shop has won its dispute",
    order({ ...cancelled, ...disputed("won") }, paid),
    { ...none, status: "cancelled", issues: ["refund_open"], invoice: "issued" },
  ],
  [
    "is cancelled, and the shop has lost its dispute",
    order({ ...cancelled, ...disputed("lost"), ...refunded }, lost),
    { ...none, status: "cancelled", invoice: "issued" },
  ],
  [
    "is refunded in part at Stripe before it is sent",
    order(partRefunded, atStripe(5)),
    { ...none, status: "processing", credits: 500, packs: "yes", invoice: "issued" },
  ],
  [
    "is refunded at Stripe before it is sent",
    order(refunded, atStripe(32.7)),
    { ...none, status: "refunded", credits: 3270, invoice: "issued" },
  ],
  [
    "is refunded in part at Stripe and then cancelled, and the rest is still to be refunded",
    order({ ...cancelled, ...partRefunded }, atStripe(5)),
    { ...none, status: "cancelled", credits: 500, issues: ["refund_open"], invoice: "issued" },
  ],
  [
    "is refunded at Stripe, and the money came back",
    order({ ...refunded, ...issue("refund", "open") }, atStripe(32.7)),
    { ...none, status: "refund_due", credits: 3270, issues: ["refund_came_back"], invoice: "issued" },
  ],
  ...["sent_again", "paid_elsewhere"].map((status): [string, OrderRecord, Said] => [
    `is refunded at Stripe, and the money came back and is ${status}`,
    order({ ...refunded, ...issue("refund", status) }, atStripe(32.7)),
    { ...none, status: "refunded", credits: 3270, invoice: "issued" },
  ]),
])("an order that %s says so in every place", (_, given, said) => {
  expect(saidOf(given)).toEqual(said);
});

import { model } from "@medusajs/framework/utils";

/**
 * A dispute of a payment, or a recorded refund that came back, as last read from Stripe
 * (features/ordering/payments/book-returned-money.ts).
 */
export const PaymentIssue = model
  .define("payment_issue", {
    /** Id at Stripe: `du_…`, `re_…`. */
    id: model.text().primaryKey(),
    order_id: model.text(),
    payment_id: model.text(),
    kind: model.enum(["dispute", "refund"]),
    /** Stripe's status of the dispute; of a refund `open`, `sent_again` or `paid_elsewhere`. */
    status: model.text(),
    /** Stripe's reason. */
    reason: model.text(),
    /** Integer cents. */
    cents: model.number(),
    /** What Stripe has charged for the dispute; integer cents. */
    fee_cents: model.number(),
    /** Until when evidence has to be handed in. */
    due_at: model.dateTime().nullable(),
    /** When it was opened at Stripe, or when the shop learned that the refund came back. */
    opened_at: model.dateTime(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["payment_id"] }, { on: ["status"] }]);

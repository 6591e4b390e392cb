import { z } from "@medusajs/framework/zod";

/** Body of `POST /admin/bank-statements`. */
export const statementBody = z.strictObject({ text: z.string(), only_incoming: z.boolean().default(false) });

const lineFields = {
  day: z.iso.date(),
  amount_cents: z.number().int().min(1).max(2_000_000_000),
  counterparty: z.string().max(2_000),
  counterparty_iban: z.string().max(34),
  text: z.string().max(10_000),
  details: z.string().max(10_000),
  bank_reference: z.string().max(200),
  ordinal: z.number().int().min(0).max(5_000),
};

/** Body of `POST /admin/bank-statement-bookings`. */
export const bookingBody = z.strictObject({
  order_id: z.string().min(1).max(64),
  /** Amount due for the order when the line was shown; integer cents. */
  expected_open_cents: z.number().int().min(1).optional(),
  /** The order expects no transfer: all of it is to be sent back. */
  send_back: z.boolean().default(false),
  line: z.strictObject({ direction: z.literal("in"), ...lineFields }),
});

/** Body of `POST /admin/refund-transfers/:id`. */
export const sentRefundBody = z.strictObject({
  /** Account that was shown, null if none was known: a transfer to another one is not what the buyer is told of. */
  iban: z.string().max(34).nullable().optional(),
  /** Amount that was shown, or that the file for the bank orders; integer cents. */
  cents: z.number().int().optional(),
  /** The debit that shows the transfer, if it is known from a statement. */
  line: z.strictObject({ direction: z.literal("out"), ...lineFields }).optional(),
});

export type StatementBody = z.infer<typeof statementBody>;
export type SentRefundBody = z.infer<typeof sentRefundBody>;
export type BookingBody = z.infer<typeof bookingBody>;

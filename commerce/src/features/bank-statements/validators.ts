import { z } from "@medusajs/framework/zod";

/** Body of `POST /admin/bank-statements`. */
export const statementBody = z.strictObject({ text: z.string(), only_incoming: z.boolean().default(false) });

/** Body of `POST /admin/bank-statement-bookings`. */
export const bookingBody = z.strictObject({
  order_id: z.string().min(1).max(64),
  line: z.strictObject({
    direction: z.literal("in"),
    day: z.iso.date(),
    amount_cents: z.number().int().min(1).max(2_000_000_000),
    counterparty: z.string().max(2_000),
    counterparty_iban: z.string().max(34),
    text: z.string().max(10_000),
    details: z.string().max(10_000),
    bank_reference: z.string().max(200),
    ordinal: z.number().int().min(0).max(5_000),
  }),
});

export type StatementBody = z.infer<typeof statementBody>;
export type BookingBody = z.infer<typeof bookingBody>;

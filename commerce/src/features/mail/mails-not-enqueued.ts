import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import type { RowsWithMail } from "./order-mail-rows";

const found = z.array(z.object({ id: z.string() }));

/** A period, including `from` and excluding `before`. */
export interface Span {
  from: Date;
  before: Date;
}

/**
 * Ids of the rows in a period without a mail of this name in the outbox. The database compares the two, so that only
 * missing ones are read, however many orders are complete.
 */
export async function missingMails(
  knex: Knex,
  name: string,
  rows: RowsWithMail,
  { from, before }: Span,
): Promise<string[]> {
  const mailOfRow = knex("outbox_mail as mail")
    .whereNull("mail.deleted_at")
    .where("mail.event", name)
    .where("mail.key", knex.ref("happened.key"));
  const missing: unknown = await knex
    .from(rows(knex).as("happened"))
    .distinct("happened.id")
    .where("happened.at", ">=", from)
    .where("happened.at", "<", before)
    .whereNotExists(mailOfRow);
  return found.parse(missing).map(({ id }) => id);
}

import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { owedRefunds, readUnsentRefunds, sentTransfers } from "../refund-transfers/unsent-refunds";
import { euros, type Books, type Invariant } from "./invariant";

async function refundsPastDue({ knex, now }: Books): Promise<string[]> {
  const unsent = await readUnsentRefunds(knex, now);
  return unsent
    .filter(({ days_left: days }) => days < 0)
    .map(({ number, cents, until }) => `Order ${number}: ${euros(cents)} had to be sent back by ${until}`);
}

const sentRows = z.array(
  z.object({ source_id: z.string(), cents: z.coerce.number(), owed: z.coerce.number().nullable() }),
);

/** Transfers recorded as sent that were not owed, or of another amount. */
async function sentWithoutDebt({ knex }: Books): Promise<string[]> {
  const rows: unknown = await sentTransfers(knex)
    .leftJoin(owedRefunds(knex).as("owed"), "owed.id", "sent.source_id")
    .select("sent.source_id", "sent.cents", "owed.amount as owed");
  return sentRows.parse(rows).flatMap(({ source_id: id, cents, owed }) => {
    const owedCents = toCents(owed ?? 0);
    return cents === owedCents
      ? []
      : [`${euros(cents)} were sent back for ${id}, owed were ${euros(owedCents)}`];
  });
}

const keys = z.array(z.object({ id: z.string() }));

/** Refunds the buyer was told of as sent, and nobody has recorded that. */
async function mailedUnsent({ knex }: Books): Promise<string[]> {
  const rows: unknown = await knex("outbox_mail as mail")
    .join(owedRefunds(knex).as("owed"), "owed.id", "mail.key")
    .select("owed.id")
    .where("mail.event", "order-refunded")
    .whereNull("mail.deleted_at")
    .whereNotExists(sentTransfers(knex).where("sent.source_id", knex.ref("owed.id")));
  return keys
    .parse(rows)
    .map(({ id }) => `The buyer was told that refund ${id} was sent, which is not recorded`);
}

/** Refunds by bank transfer, which a person has to send. */
export const refundTransferInvariant: Invariant = {
  name: "money-sent-back",
  promise:
    "Money to be sent back by bank transfer is sent in time, exactly as much as is owed, and the buyer is told only then",
  broken: async (books) => [
    ...(await refundsPastDue(books)),
    ...(await sentWithoutDebt(books)),
    ...(await mailedUnsent(books)),
  ],
};

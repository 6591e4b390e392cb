import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { enqueueMailsOf, mails } from "../features/mail/mails";

const choice = z.object({ no_notification: z.boolean().nullish() }).loose();

/**
 * Enqueues the mails for an event, according to the table of mails. When the owner chose not to notify the buyer, the
 * mail is stored as suppressed, so that `jobs/backfill-mails.ts` does not treat it as lost.
 */
export default async function enqueueMails({ event, container }: SubscriberArgs): Promise<void> {
  const { data } = event;
  const suppressed = choice.safeParse(data).data?.no_notification === true;
  await enqueueMailsOf(container, event.name, data, { suppressed });
}

export const config: SubscriberConfig = { event: [...new Set(mails.flatMap(({ on }) => on))] };

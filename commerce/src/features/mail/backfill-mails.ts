import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { mails } from "./mails";
import { missingMails } from "./order-mail-rows";

/** How far back it looks (ms): a shop that was down for some days catches up. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Enqueues mails whose event was lost because a process died in between. The outbox accepts each mail once, so this may
 * run at any time, and concurrently. A failing mail is logged and does not stop the others.
 * @param before later rows are left to their event
 */
export async function backfillMails(container: MedusaContainer, before: Date): Promise<void> {
  const span = { from: new Date(before.getTime() - lookBackMs), before };
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const { names, catchUp } of mails) {
    if (!catchUp) continue;
    const missing = await Promise.all(names.map((name) => missingMails(knex, name, catchUp.rows, span)));
    for (const id of new Set(missing.flat())) {
      try {
        await catchUp.enqueue(container, id);
      } catch (error) {
        logger.error(
          `The mail ${names.join(", ")} of ${id} could not be queued`,
          error instanceof Error ? error : undefined,
        );
      }
    }
  }
}

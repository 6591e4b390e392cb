import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { writeMissingMails } from "../orders/missing-mails";

/** How far back it looks (ms): a shop that was closed for some days catches up. */
const lookBack = 7 * 24 * 60 * 60 * 1000;

/** The events come first; what is younger (ms) is left to them. */
const settled = 5 * 60 * 1000;

/** Every ten minutes: a net below the events that mails follow from. */
export default async function lookForMissingMails(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const now = Date.now();
  const within = { $gte: new Date(now - lookBack), $lt: new Date(now - settled) };
  await writeMissingMails(container, within, (event, id, error) =>
    logger.error(
      `The mail ${event} of ${id} could not be written`,
      error instanceof Error ? error : undefined,
    ),
  );
}

export const config = { name: "missing-mails", schedule: "*/10 * * * *" };

import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { networkOf } from "@su-turrone/contract/rate-limits";
import { shopDay } from "@su-turrone/contract/time-zone";
import { errorMessageOf } from "../../platform/error-message";
import { enqueueMail, ownerLanguage } from "../mail/mail-context";

/**
 * Notifies the account's owner by mail of a login from a new browser; at most once a day per network. A failure to
 * enqueue this mail does not fail the login.
 */
export async function reportNewDevice(
  container: MedusaContainer,
  account: string,
  address: string,
): Promise<void> {
  const now = new Date();
  const key = createHash("sha256")
    .update(`${account} ${networkOf(address)}`)
    .digest("hex")
    .slice(0, 32);
  try {
    await enqueueMail(container, {
      event: "new-device",
      key: `${key}-${shopDay(now)}`,
      to: account,
      language: ownerLanguage(),
      template: "new-device",
      data: { email: account, address, at: now.toISOString() },
    });
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The mail about a login from a new device could not be queued: ${errorMessageOf(error)}`);
  }
}

import { setTimeout as after } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readShopFacts } from "./shop-facts";
import { errorMessageOf } from "../../platform/error-message";

/** Why the shop cannot sell: the database does not respond, or there is no shipping option or no payment method. */
export type NotReady = "database" | "shipping" | "payment";

/** Timeout of the database in ms; beyond it the shop is unusable. */
const timeoutMs = 2_000;

/** Why the shop currently cannot sell; null when it can. */
export async function readNotReady(container: MedusaContainer): Promise<NotReady | null> {
  const timer = new AbortController();
  try {
    const facts = await Promise.race([
      readShopFacts(container),
      after(timeoutMs, null, { signal: timer.signal, ref: false }),
    ]);
    if (!facts) return "database";
    if (!facts.shipping) return "shipping";
    return facts.payment_methods.length > 0 ? null : "payment";
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The shop is not ready: ${errorMessageOf(error)}`);
    return "database";
  } finally {
    timer.abort();
  }
}

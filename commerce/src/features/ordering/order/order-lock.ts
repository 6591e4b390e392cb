import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Seconds to wait for whoever packs, cancels or refunds the same order at this moment. */
const lockSeconds = 60;

/**
 * Does some work on an order while nobody else packs, sends, cancels or refunds it: the one lock of all of these.
 * @throws Error when it is not to be had in time
 */
export const withOrderLock = <T>(
  container: MedusaContainer,
  orderId: string,
  work: () => Promise<T>,
  seconds = lockSeconds,
): Promise<T> => container.resolve(Modules.LOCKING).execute(`ship:${orderId}`, work, { timeout: seconds });

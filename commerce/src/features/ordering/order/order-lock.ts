import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Seconds to wait while the same order is being packed, cancelled or refunded. */
export const orderLockSeconds = 60;

export const orderLockKey = (orderId: string): string => `ship:${orderId}`;

/**
 * Runs work on an order while nobody else packs, ships, delivers, cancels, refunds or captures it: all of these share
 * this one lock.
 * @throws Error when the lock cannot be acquired in time
 */
export const withOrderLock = <T>(
  container: MedusaContainer,
  orderId: string,
  work: () => Promise<T>,
  seconds = orderLockSeconds,
): Promise<T> =>
  container.resolve(Modules.LOCKING).execute(orderLockKey(orderId), work, { timeout: seconds });

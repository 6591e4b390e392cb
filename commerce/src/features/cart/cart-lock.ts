import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Seconds to wait while the same cart is being completed or changed. */
const lockTimeoutSeconds = 60;

/**
 * Seconds until a Redis lock expires whose holder was killed, or never learned that it holds it. It is renewed during
 * the work, every third of this.
 */
const leaseSeconds = 15;

/**
 * Runs work on a cart while nobody else completes it, changes it or its payment: all of these share this one lock. It
 * is held for the duration of the work, across all servers.
 * @throws Error when the lock cannot be acquired in time
 */
export const withCartLock = <T>(
  container: MedusaContainer,
  cartId: string,
  work: () => Promise<T>,
  seconds = lockTimeoutSeconds,
): Promise<T> =>
  container
    .resolve(Modules.LOCKING)
    .execute(`finish:${cartId}`, work, { timeout: seconds, expire: leaseSeconds });

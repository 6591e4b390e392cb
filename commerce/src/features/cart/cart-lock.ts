import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Seconds to wait for whoever finishes or changes the same cart at this moment. */
const lockSeconds = 60;

/**
 * Seconds after which a lock in Redis is free again whose holder was killed, or never heard that it has it. It is renewed while the work
 * lasts, every third of this.
 */
const leaseSeconds = 15;

/**
 * Does some work on a cart while nobody else finishes it, pays it another way or changes it: the one lock of all of these.
 * It is held for as long as the work lasts, on every server.
 * @throws Error when it is not to be had in time
 */
export const withCartLock = <T>(
  container: MedusaContainer,
  cartId: string,
  work: () => Promise<T>,
  seconds = lockSeconds,
): Promise<T> =>
  container
    .resolve(Modules.LOCKING)
    .execute(`finish:${cartId}`, work, { timeout: seconds, expire: leaseSeconds });

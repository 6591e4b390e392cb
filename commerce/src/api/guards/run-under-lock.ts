import { setTimeout as pause } from "node:timers/promises";
import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { errorMessageOf } from "../../platform/error-message";

/**
 * A handler keeps running after its client has disconnected; how often it is checked, and for how long at most, in ms.
 */
const pollMs = 50;
const maxHandlerMs = 60_000;

/** Resolves when the handler has sent its response, even if the client has disconnected. */
async function responseEnded(res: MedusaResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    res.once("close", resolve);
  });
  const deadline = Date.now() + maxHandlerMs;
  while (!res.writableEnded && Date.now() < deadline) await pause(pollMs);
}

interface Held {
  res: MedusaResponse;
  next: MedusaNextFunction;
  /** Runs the work while holding the lock. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** Runs with the lock before the handler; may throw to refuse. */
  prepare?: () => Promise<void>;
  /** Thrown when the lock cannot be acquired in time. */
  busy: Error;
  /** Called when the lock was lost while the handler was running. */
  onLost: (error: unknown) => void;
}

/** An `onLost` that logs it. @param what the lock protects */
export const logLostLock =
  (scope: MedusaContainer, what: string) =>
  (error: unknown): void =>
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The lock of ${what} was lost: ${errorMessageOf(error)}`);

/**
 * Runs the following handlers while holding a lock, until they have sent their response. They are skipped if the client
 * disconnected before the lock was acquired: such a client was told that nothing was done, and may have retried.
 */
export async function runUnderLock({ res, next, lock, prepare, busy, onLost }: Held): Promise<void> {
  let stage = "waiting" as "waiting" | "held" | "begun";
  // "close" was already emitted before anybody listened; waiting for it would hold the lock forever
  const hasHungUp = (): boolean => res.destroyed;
  try {
    await lock(async () => {
      if (hasHungUp()) return;
      stage = "held";
      await prepare?.();
      if (hasHungUp()) return;
      stage = "begun";
      next();
      await responseEnded(res);
    });
  } catch (error) {
    if (stage === "waiting") throw busy;
    if (stage === "held") throw error;
    onLost(error);
  }
}

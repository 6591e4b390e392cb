import { setTimeout as pause } from "node:timers/promises";
import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http";

/** A handler whose caller has hung up works on; how often it is looked at, and how long at most, in ms. */
const lookEvery = 50;
const longestHandler = 60_000;

/** Resolves when the handler has given its answer, also when nobody is left to take it. */
async function answered(res: MedusaResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    res.once("close", resolve);
  });
  const until = Date.now() + longestHandler;
  while (!res.writableEnded && Date.now() < until) await pause(lookEvery);
}

interface Held {
  res: MedusaResponse;
  next: MedusaNextFunction;
  /** Does the work while a lock is held. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** What is done with the lock before the handler; may refuse. */
  prepare?: () => Promise<void>;
  /** Thrown where the lock is not to be had in time. */
  busy: Error;
  /** Told of a lock that was lost while the handler worked. */
  onLost: (error: unknown) => void;
}

/** Lets the handlers behind work while a lock is held, until they have given their answer. */
export async function whileHeld({ res, next, lock, prepare, busy, onLost }: Held): Promise<void> {
  let stage = "waiting" as "waiting" | "held" | "begun";
  try {
    await lock(async () => {
      stage = "held";
      await prepare?.();
      stage = "begun";
      next();
      await answered(res);
    });
  } catch (error) {
    if (stage === "waiting") throw busy;
    if (stage === "held") throw error;
    onLost(error);
  }
}

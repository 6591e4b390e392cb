/** Restarts a server that has ended unexpectedly. */
import { pause } from "./processes.mjs";
import { seconds } from "./steps.mjs";

/** How often and how fast a server is restarted. Times in milliseconds. */
export const restartPolicy = {
  /** Maximum number of restarts of one server within `windowMs`; the next failure stops the shop. */
  maxAttempts: 5,
  windowMs: 10 * 60_000,
  firstWaitMs: 500,
  maxWaitMs: 30_000,
};

/**
 * Whether and when to restart a server that has just ended, with exponential back-off.
 * @param {readonly number[]} crashTimes times of all its unexpected ends, including the current one (milliseconds)
 * @param {number} now milliseconds
 * @returns {{ attempt: number, wait: number } | null} null: too many within the window
 */
export function nextRestart(crashTimes, now) {
  const { maxAttempts, windowMs, firstWaitMs, maxWaitMs } = restartPolicy;
  const attempt = crashTimes.filter((time) => now - time < windowMs).length;
  if (attempt > maxAttempts) return null;
  return { attempt, wait: Math.min(firstWaitMs * 2 ** Math.max(attempt - 1, 0), maxWaitMs) };
}

/**
 * @typedef {object} Restart
 * @property {() => Promise<void>} start starts the server and waits until it responds; rejects if it does not
 * @property {() => boolean} wanted whether it should still be running
 */

/** Records when servers have ended, and restarts them. */
export class Restarts {
  /** Times of unexpected ends by server name, in milliseconds. @type {Map<string, number[]>} */
  #crashTimes = new Map();
  #log;
  #now;
  #wait;

  /**
   * @param {(line: string) => void} log called with a line when a server is about to be restarted, and when it is
   *   running
   * @param {{ now?: () => number, wait?: (ms: number) => Promise<unknown> }} [clock]
   */
  constructor(log, { now = Date.now, wait = pause } = {}) {
    this.#log = log;
    this.#now = now;
    this.#wait = wait;
  }

  /**
   * Restarts a server until it is running, is no longer wanted, or has ended too often. A failed start counts as
   * another end.
   * @param {string} name
   * @param {Restart} restart
   * @returns {Promise<boolean>} false: it has ended too often
   */
  async restartUntilRunning(name, { start, wanted }) {
    const crashTimes = this.#crashTimes.get(name) ?? [];
    this.#crashTimes.set(name, crashTimes);
    for (;;) {
      const crashedAt = this.#now();
      crashTimes.push(crashedAt);
      const next = nextRestart(crashTimes, crashedAt);
      if (!next) return false;
      const { maxAttempts, windowMs } = restartPolicy;
      this.#log(
        `${name} has exited unexpectedly and will be restarted in ${seconds(next.wait)} ` +
          `(attempt ${next.attempt} of ${maxAttempts} within ${windowMs / 60_000} minutes).`,
      );
      await this.#wait(next.wait);
      if (!wanted()) return true;
      try {
        await start();
        if (wanted())
          this.#log(`${name} is running again, ${seconds(this.#now() - crashedAt)} after it exited.`);
        return true;
      } catch {
        // the reason is in the server's log
        if (!wanted()) return true;
      }
    }
  }
}

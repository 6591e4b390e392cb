/** Restarts a server that has ended unexpectedly. */
import { pause } from "./processes.mjs";
import { seconds } from "./steps.mjs";

/** How often and how fast a server is restarted. Times in milliseconds. */
export const restartPolicy = {
  /** Maximum number of restarts of one server within `window`; the next failure stops the shop. */
  tries: 5,
  window: 10 * 60_000,
  firstWait: 500,
  longestWait: 30_000,
};

/**
 * Whether and when to restart a server that has just ended, with exponential back-off.
 * @param {readonly number[]} ends times of all its unexpected ends, including the current one (milliseconds)
 * @param {number} now milliseconds
 * @returns {{ attempt: number, wait: number } | null} null: too many within the window
 */
export function nextRestart(ends, now) {
  const { tries, window, firstWait, longestWait } = restartPolicy;
  const attempt = ends.filter((end) => now - end < window).length;
  if (attempt > tries) return null;
  return { attempt, wait: Math.min(firstWait * 2 ** Math.max(attempt - 1, 0), longestWait) };
}

/**
 * @typedef {object} Restart
 * @property {() => Promise<void>} start starts the server and waits until it responds; rejects if it does not
 * @property {() => boolean} wanted whether it should still be running
 */

/** Records when servers have ended, and restarts them. */
export class Restarts {
  /** Times of unexpected ends by server name, in milliseconds. @type {Map<string, number[]>} */
  #ends = new Map();
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
  async untilItRuns(name, { start, wanted }) {
    const ends = this.#ends.get(name) ?? [];
    this.#ends.set(name, ends);
    for (;;) {
      const ended = this.#now();
      ends.push(ended);
      const next = nextRestart(ends, ended);
      if (!next) return false;
      const { tries, window } = restartPolicy;
      this.#log(
        `${name} has exited unexpectedly and will be restarted in ${seconds(next.wait)} ` +
          `(attempt ${next.attempt} of ${tries} within ${window / 60_000} minutes).`,
      );
      await this.#wait(next.wait);
      if (!wanted()) return true;
      try {
        await start();
        if (wanted()) this.#log(`${name} is running again, ${seconds(this.#now() - ended)} after it exited.`);
        return true;
      } catch {
        // the reason is in the server's log
        if (!wanted()) return true;
      }
    }
  }
}

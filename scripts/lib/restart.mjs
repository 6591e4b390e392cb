/** Starting a server again that has ended although nobody has stopped it. */
import { pause } from "./processes.mjs";
import { seconds } from "./steps.mjs";

/** How often and how soon a server is started again. Times in milliseconds. */
export const restartPolicy = {
  /** So many ends of one server within `window` are answered with a new start; the next one ends the shop. */
  tries: 5,
  window: 10 * 60_000,
  firstWait: 500,
  longestWait: 30_000,
};

/**
 * Whether and when a server that has just ended is started again: each wait is twice the one before.
 * @param {readonly number[]} ends when the server has ended unexpectedly, the present end included (milliseconds)
 * @param {number} now milliseconds
 * @returns {{ attempt: number, wait: number } | null} null: too often within the window
 */
export function nextRestart(ends, now) {
  const { tries, window, firstWait, longestWait } = restartPolicy;
  const attempt = ends.filter((end) => now - end < window).length;
  if (attempt > tries) return null;
  return { attempt, wait: Math.min(firstWait * 2 ** Math.max(attempt - 1, 0), longestWait) };
}

/**
 * @typedef {object} Restart
 * @property {() => Promise<void>} start starts the server and waits until it answers; rejects when it does not
 * @property {() => boolean} wanted whether it still is to run
 */

/** Remembers when servers have ended, and starts them again. */
export class Restarts {
  /** When each has ended unexpectedly, by name, in milliseconds. @type {Map<string, number[]>} */
  #ends = new Map();
  #log;
  #now;
  #wait;

  /**
   * @param {(line: string) => void} log gets one line when a server is going to be started again, and one when it runs
   * @param {{ now?: () => number, wait?: (ms: number) => Promise<unknown> }} [clock]
   */
  constructor(log, { now = Date.now, wait = pause } = {}) {
    this.#log = log;
    this.#now = now;
    this.#wait = wait;
  }

  /**
   * Starts a server that has just ended again until it runs, nobody wants it any more, or it has ended too often. A start that
   * fails counts as one more end.
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
        `${name} has ended unexpectedly and is started again in ${seconds(next.wait)} ` +
          `(try ${next.attempt} of ${tries} within ${window / 60_000} minutes).`,
      );
      await this.#wait(next.wait);
      if (!wanted()) return true;
      try {
        await start();
        if (wanted()) this.#log(`${name} runs again, ${seconds(this.#now() - ended)} after its end.`);
        return true;
      } catch {
        // its own log tells why
        if (!wanted()) return true;
      }
    }
  }
}

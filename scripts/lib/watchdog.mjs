/** Noticing a server that hangs: it runs, but answers nobody. */
import { pause } from "./processes.mjs";

/** When a server that does not answer is taken for hung. Times in milliseconds. */
export const watchPolicy = {
  /** Between two questions. */
  every: 10_000,
  /** So long an answer is waited for; a busy machine answers late, and is left in peace. */
  patience: 10_000,
  /** So many questions in a row without an answer. */
  misses: 4,
};

/**
 * Whether a server answers an address, whatever it says; one that answers with an error is not hung.
 * @param {string} url
 * @param {number} patience milliseconds
 */
async function answers(url, patience) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/**
 * @typedef {object} Watched
 * @property {string} url its health
 * @property {() => boolean} running
 * @property {(unanswered: number) => void} onHung told once, with the number of questions without an answer
 */

/**
 * Asks a server again and again until it has ended, or hangs; then it is asked no more.
 * @param {Watched} server
 * @param {Partial<typeof watchPolicy>} [policy]
 */
export async function watch({ url, running, onHung }, policy = {}) {
  const { every, patience, misses } = { ...watchPolicy, ...policy };
  let missed = 0;
  while (running()) {
    await pause(every);
    if (!running()) return;
    missed = (await answers(url, patience)) ? 0 : missed + 1;
    if (missed < misses || !running()) continue;
    onHung(missed);
    return;
  }
}

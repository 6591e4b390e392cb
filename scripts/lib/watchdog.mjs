/** Waits for a server that starts, and detects one that hangs: it is running but does not respond. */
import { Failure } from "./failure.mjs";
import { pause } from "./processes.mjs";

/**
 * Polls a URL until it responds with 200.
 * @param {string} url
 * @param {{ child: import("./processes.mjs").Child, log: string, timeout?: number, advice?: string }} options
 * `timeout` in milliseconds; fails immediately if the child exits
 * @throws {Failure}
 */
export async function untilHealthy(url, { child, log, timeout = 180_000, advice }) {
  let last = "no response";
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await pause(150)) {
    if (!child.running()) throw new Failure(`${child.name} exited while starting.`, { log, advice });
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.body?.cancel();
      if (response.status === 200) return;
      last = `status ${response.status}`;
    } catch {
      last = "no response";
    }
  }
  const waited = Math.round(timeout / 1000);
  throw new Failure(`${child.name} was not ready after ${waited} seconds (${url}: ${last}).`, {
    log,
    advice,
  });
}

/** When a server that does not respond counts as hung. Times in milliseconds. */
export const watchPolicy = {
  intervalMs: 10_000,
  /** Timeout of a request; long, because a busy machine responds late and must not be restarted. */
  timeoutMs: 10_000,
  /** Number of consecutive requests without a response. */
  maxMisses: 4,
};

/**
 * Whether a server responds at a URL, with any status; an error response does not mean that it hangs.
 * @param {string} url
 * @param {number} timeoutMs
 */
async function responds(url, timeoutMs) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/**
 * @typedef {object} Watched
 * @property {string} url its health check
 * @property {() => boolean} running
 * @property {(unanswered: number) => void} onHung called once, with the number of unanswered requests
 */

/**
 * Polls a server until it has ended or hangs.
 * @param {Watched} server
 * @param {Partial<typeof watchPolicy>} [policy]
 */
export async function watch({ url, running, onHung }, policy = {}) {
  const { intervalMs, timeoutMs, maxMisses } = { ...watchPolicy, ...policy };
  let missed = 0;
  while (running()) {
    await pause(intervalMs);
    if (!running()) return;
    missed = (await responds(url, timeoutMs)) ? 0 : missed + 1;
    if (missed < maxMisses || !running()) continue;
    onHung(missed);
    return;
  }
}

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

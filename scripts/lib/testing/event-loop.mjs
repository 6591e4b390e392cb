// Loaded before a server of the bench (control.mjs): tells on a port of its own for how long its event loop was blocked, and what it did.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Of the timers whose lateness is measured; on an idle loop they are as far apart as this. In milliseconds. */
const resolution = 1;

/** For how long the main thread has waited for a processor that others had, in milliseconds; 0 where the system does not say. */
function waited() {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let longest = 0;
  let used = process.cpuUsage();
  let last = { at: performance.now(), waited: waited() };
  setInterval(() => {
    const now = { at: performance.now(), waited: waited() };
    longest = Math.max(longest, now.at - last.at - (now.waited - last.waited) - resolution);
    last = now;
  }, resolution).unref();
  // each answer tells of the time since the one before: `{ blocked_ms, busy_ms, cpu_ms }`, the longest, the longest without such
  // waiting, and what all threads together had of the processors
  createServer((_request, response) => {
    const { user, system } = process.cpuUsage(used);
    const told = {
      blocked_ms: Math.max(0, delay.max / 1e6 - resolution),
      busy_ms: longest,
      cpu_ms: (user + system) / 1000,
    };
    used = process.cpuUsage();
    delay.reset();
    longest = 0;
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(told));
  })
    .listen(Number(process.env.BENCH_EVENT_LOOP_PORT), "127.0.0.1")
    .unref();
}

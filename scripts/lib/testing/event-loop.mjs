// Preloaded into a measured server (control.mjs): reports event loop delay, CPU usage and memory on a separate port.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/** Interval of the timers whose delay is measured, in milliseconds. */
const resolution = 1;

/**
 * How long the main thread has waited for a CPU used by other processes, in milliseconds; 0 if the system does not
 * report it.
 */
function cpuWaitMs() {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Bytes that are in use after a garbage collection: what a leak would let grow, unlike what V8 keeps for later. */
function liveBytes() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let maxBusyMs = 0;
  let lastCpuUsage = process.cpuUsage();
  let lastTick = { at: performance.now(), waited: cpuWaitMs() };
  setInterval(() => {
    const now = { at: performance.now(), waited: cpuWaitMs() };
    maxBusyMs = Math.max(maxBusyMs, now.at - lastTick.at - (now.waited - lastTick.waited) - resolution);
    lastTick = now;
  }, resolution).unref();
  // each response covers the time since the previous one: `{ blocked_ms, busy_ms, cpu_ms }`, the longest delay, the
  // longest delay without time spent waiting for a CPU, and the CPU time of all threads; that of GET /live: `{ live_bytes }`
  createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    if (request.url === "/live") {
      response.end(JSON.stringify({ live_bytes: liveBytes() }));
      return;
    }
    const { user, system } = process.cpuUsage(lastCpuUsage);
    const stats = {
      blocked_ms: Math.max(0, delay.max / 1e6 - resolution),
      busy_ms: maxBusyMs,
      cpu_ms: (user + system) / 1000,
    };
    lastCpuUsage = process.cpuUsage();
    delay.reset();
    maxBusyMs = 0;
    response.end(JSON.stringify(stats));
  })
    .listen(Number(process.env.BENCH_EVENT_LOOP_PORT), "127.0.0.1")
    .unref();
}

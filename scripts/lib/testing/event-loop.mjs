// Loaded before a server of the bench (control.mjs): tells on a port of its own for how long its event loop was blocked.
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Of the timer whose lateness is measured; an idle loop is as late as this. In milliseconds. */
const resolution = 1;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // each answer tells of the time since the one before: `{ blocked_ms }`, the longest
  createServer((_request, response) => {
    const blocked = Math.max(0, delay.max / 1e6 - resolution);
    delay.reset();
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ blocked_ms: blocked }));
  })
    .listen(Number(process.env.BENCH_EVENT_LOOP_PORT), "127.0.0.1")
    .unref();
}

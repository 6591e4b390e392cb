import cluster, { type Worker } from "node:cluster";
import { logUncaughtErrors } from "@su-turrone/contract/unexpected-errors";
import { AggregatorRegistry } from "prom-client";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { readClusterMessage, type ClusterMessage } from "./cluster-worker.server";
import { log } from "./log.server";

/** Maximum number of worker crashes per minute before the whole storefront exits, so that its supervisor notices. */
const maxCrashesPerMinute = 5;
const minuteMs = 60_000;

/**
 * Milliseconds until remaining workers are killed: a worker finishes its requests and exits within twenty seconds, so
 * one that is still running hangs.
 */
const shutdownTimeoutMs = 22_000;

/** Forwards a worker's message to all other active workers, and acknowledges it when all have handled it. */
function forwardMessages(activeWorkers: ReadonlySet<Worker>): void {
  /** By message id: the sender, and the workers that have not handled it yet. */
  const unacknowledged = new Map<string, { from: Worker; waitingFor: Set<Worker> }>();
  const acknowledge = (id: string, worker: Worker): void => {
    const message = unacknowledged.get(id);
    if (!message) return;
    message.waitingFor.delete(worker);
    if (message.waitingFor.size > 0) return;
    unacknowledged.delete(id);
    if (message.from.isConnected()) {
      message.from.send({ clusterMessage: "taken", id } satisfies ClusterMessage);
    }
  };
  cluster.on("message", (worker, received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage === "taken") acknowledge(message.id, worker);
    if (message?.clusterMessage !== "tell") return;
    // a worker that is still starting has nothing cached yet
    const others = [...activeWorkers].filter((other) => other !== worker && other.isConnected());
    unacknowledged.set(message.id, { from: worker, waitingFor: new Set(others) });
    for (const other of others) other.send(message);
    acknowledge(message.id, worker);
  });
  cluster.on("exit", (worker) => {
    for (const id of [...unacknowledged.keys()]) acknowledge(id, worker);
  });
}

/** Answers a worker's request with the aggregated metrics of all workers. */
function answerMetricsRequests(): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker, received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage !== "measure") return;
    registry.clusterMetrics().then(
      (text) => worker.send({ clusterMessage: "measured", id: message.id, text } satisfies ClusterMessage),
      (error: unknown) => {
        log.warn({ err: error }, "not every storefront process has reported its metrics");
        worker.send({ clusterMessage: "measured", id: message.id, text: "" } satisfies ClusterMessage);
      },
    );
  });
}

/**
 * Runs several storefront workers behind one port. The primary serves no requests itself: it starts the workers,
 * restarts crashed ones, forwards their messages, counts rate limits if there is no Redis, and stops the workers on
 * shutdown.
 */
export function runWorkers(count: number, exec: string): void {
  const activeWorkers = new Set<Worker>();
  let stopping = false;
  let crashTimes: number[] = [];

  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    const runningWorkers = (): Worker[] =>
      Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const exitWhenAllStopped = (): void => {
      if (runningWorkers().length === 0) process.exit(code);
    };
    cluster.on("exit", exitWhenAllStopped);
    exitWhenAllStopped();
    for (const worker of runningWorkers()) worker.process.kill("SIGTERM");
    setTimeout(() => {
      for (const worker of runningWorkers()) worker.process.kill("SIGKILL");
      process.exit(1);
    }, shutdownTimeoutMs).unref();
  };

  logUncaughtErrors((err) => log.fatal({ err }, "uncaught error"));
  new RateLimiterClusterMaster();
  forwardMessages(activeWorkers);
  answerMetricsRequests();
  cluster.on("listening", (worker) => activeWorkers.add(worker));
  cluster.on("exit", (worker, code, signal) => {
    const wasActive = activeWorkers.delete(worker);
    if (stopping) return;
    const now = performance.now();
    crashTimes = [...crashTimes.filter((at) => now - at < minuteMs), now];
    log.error({ pid: worker.process.pid, code, signal }, "a storefront process has exited unexpectedly");
    // if the first worker cannot start (port in use, missing file), the next one cannot either
    const cannotStart = !wasActive && activeWorkers.size === 0;
    if (cannotStart || crashTimes.length > maxCrashesPerMinute) stop(1);
    else cluster.fork();
  });
  process.once("SIGTERM", () => stop(0));
  process.once("SIGINT", () => stop(0));
  cluster.setupPrimary({ exec });
  for (let started = 0; started < count; started += 1) cluster.fork();
}

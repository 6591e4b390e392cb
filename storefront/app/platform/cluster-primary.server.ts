import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { readClusterMessage, type ClusterMessage } from "./cluster-messages";
import { log } from "./log.server";

/** Workers that may end by themselves in a minute before the storefront gives up, and whoever started it is to look. */
const mostEnds = 5;
const minuteMs = 60_000;

/** Each worker answers what it was asked and ends within twenty seconds; what is left then has hung. */
const longestStop = 22_000;

/** Hands what a worker tells on to all others that are at work, and tells it when all of them have acted on it. */
function passMessages(atWork: ReadonlySet<Worker>): void {
  /** By message: who sent it, and who has not acted on it yet. */
  const open = new Map<string, { from: Worker; missing: Set<Worker> }>();
  const countTaken = (id: string, worker: Worker): void => {
    const message = open.get(id);
    if (!message) return;
    message.missing.delete(worker);
    if (message.missing.size > 0) return;
    open.delete(id);
    if (message.from.isConnected()) {
      message.from.send({ clusterMessage: "taken", id } satisfies ClusterMessage);
    }
  };
  cluster.on("message", (worker, received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage === "taken") countTaken(message.id, worker);
    if (message?.clusterMessage !== "tell") return;
    // one that is only starting has nothing in its memory yet
    const others = [...atWork].filter((other) => other !== worker && other.isConnected());
    open.set(message.id, { from: worker, missing: new Set(others) });
    for (const other of others) other.send(message);
    countTaken(message.id, worker);
  });
  cluster.on("exit", (worker) => {
    for (const id of [...open.keys()]) countTaken(id, worker);
  });
}

/** Answers a worker that asks for what all of them have measured, the sums of them. */
function answerMeasures(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, received: unknown) => {
    const message = readClusterMessage(received);
    if (message?.clusterMessage !== "measure") return;
    all.clusterMetrics().then(
      (text) => {
        worker.send({ clusterMessage: "measured", id: message.id, text } satisfies ClusterMessage);
      },
      (error: unknown) => {
        log.warn({ err: error }, "not every process of the storefront has told its metrics");
        worker.send({ clusterMessage: "measured", id: message.id, text: "" } satisfies ClusterMessage);
      },
    );
  });
}

/**
 * Runs several storefronts behind one port. It answers nobody itself: it starts them, starts one that has ended by itself anew,
 * passes on what they tell each other, counts their limits where there is no Redis, and ends them when it is told to end.
 * @param exec the program of each
 */
export function runWorkers(count: number, exec: string): void {
  const atWork = new Set<Worker>();
  let stopping = false;
  let ends: number[] = [];

  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const leave = (): void => {
      if (all().length === 0) process.exit(code);
    };
    cluster.on("exit", leave);
    leave();
    for (const worker of all()) worker.process.kill("SIGTERM");
    setTimeout(() => {
      for (const worker of all()) worker.process.kill("SIGKILL");
      process.exit(1);
    }, longestStop).unref();
  };

  new RateLimiterClusterMaster();
  passMessages(atWork);
  answerMeasures();
  cluster.on("listening", (worker) => atWork.add(worker));
  cluster.on("exit", (worker, code, signal) => {
    const wasAtWork = atWork.delete(worker);
    if (stopping) return;
    const now = performance.now();
    ends = [...ends.filter((at) => now - at < minuteMs), now];
    log.error({ pid: worker.process.pid, code, signal }, "a process of the storefront has ended by itself");
    // what keeps the first from starting (a port that is taken, a missing file) keeps the next from it as well
    const hopeless = !wasAtWork && atWork.size === 0;
    if (hopeless || ends.length > mostEnds) stop(1);
    else cluster.fork();
  });
  process.once("SIGTERM", () => {
    stop(0);
  });
  process.once("SIGINT", () => {
    stop(0);
  });
  cluster.setupPrimary({ exec });
  for (let started = 0; started < count; started += 1) cluster.fork();
}

/** A local Redis (Debian's `redis-server`), for the cluster and for the fault tests. */
import { connect } from "node:net";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { dataFolder, logFile } from "./paths.mjs";
import { launch, pause } from "./processes.mjs";
import { commandOutput } from "./procfs.mjs";

/** @param {number} port */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once("connect", () => socket.write("PING\r\n"));
    socket.once("data", (data) => {
      resolve(data.toString().startsWith("+PONG"));
      socket.destroy();
    });
    socket.once("error", () => {});
    socket.once("close", () => resolve(false));
  });

/** @param {number} port */
export const redisUrl = (port) => `redis://127.0.0.1:${port}`;

/** Arguments of a Redis without persistence, with the eviction policy commerce requires (`noeviction`). */
export const inMemoryRedisArguments = [
  "--save",
  "",
  "--appendonly",
  "no",
  "--maxmemory-policy",
  "noeviction",
];

/**
 * @param {string} dataDir
 * @param {{ port: number, settings: readonly string[] }} how settings: its command line, without port and folder
 * @returns {Promise<{ engine: import("./testing/control.mjs").Engine, stop: () => Promise<unknown> }>}
 * @throws {Failure} if redis-server is not installed
 */
export async function startRedis(dataDir, { port, settings }) {
  const program = commandOutput("which", ["redis-server"]) || commandOutput("which", ["valkey-server"]);
  if (!program) {
    throw new Failure("There is no redis-server on this machine.", {
      advice: "Install it: apt-get install redis-server.",
    });
  }
  const cwd = dataFolder(path.join(dataDir, "redis"));
  const log = logFile(dataDir, "redis");
  const place = ["--port", String(port), "--bind", "127.0.0.1", "--dir", cwd];
  const open = async () => {
    const child = launch(program, [...place, ...settings], { name: "Redis", cwd, env: {}, log });
    for (let n = 0; n < 200; n += 1) {
      if (await answers(port)) return child;
      if (!child.running()) break;
      await pause(50);
    }
    throw new Failure("Redis did not respond.", { log });
  };
  let child = await open();
  const kill = async () => {
    if (child.running()) process.kill(child.pid, "SIGKILL");
    await child.ended;
  };
  return {
    engine: {
      kill,
      start: async () => {
        if (!child.running()) child = await open();
      },
      suspend: (hangs) => void (child.running() && process.kill(child.pid, hangs ? "SIGSTOP" : "SIGCONT")),
    },
    stop: kill,
  };
}

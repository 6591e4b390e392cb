/** A Redis for the tests of the faults: Debian's `redis-server`, which keeps nothing. */
import path from "node:path";
import { Failure } from "../failure.mjs";
import { dataFolder, logFile } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { launch, pause } from "../processes.mjs";
import { ask } from "../procfs.mjs";
import { connect } from "node:net";

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

/**
 * Starts a Redis on a free port, with the settings commerce asks for (`noeviction`).
 * @param {string} dataDir
 * @returns {Promise<{ url: string, engine: import("./control.mjs").Engine, stop: () => Promise<unknown> }>}
 * @throws {Failure} when there is no redis-server on this machine
 */
export async function startRedis(dataDir) {
  const program = ask("which", ["redis-server"]) || ask("which", ["valkey-server"]);
  if (!program) {
    throw new Failure("There is no redis-server on this machine.", {
      advice: "Install it: apt-get install redis-server.",
    });
  }
  const port = await freePort();
  const cwd = dataFolder(path.join(dataDir, "redis"));
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const open = async () => {
    const child = launch(program, [...options, "--maxmemory-policy", "noeviction", "--dir", cwd], {
      name: "Redis",
      cwd,
      env: {},
      log: logFile(dataDir, "redis"),
    });
    for (let n = 0; n < 200; n += 1) {
      if (await answers(port)) return child;
      if (!child.running()) break;
      await pause(50);
    }
    throw new Failure("Redis did not answer.", { log: logFile(dataDir, "redis") });
  };
  let child = await open();
  const kill = async () => {
    if (child.running()) process.kill(child.pid, "SIGKILL");
    await child.ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
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

import { randomInt } from "node:crypto";
import { connect } from "node:net";
import getPort, { clearLockedPorts, portNumbers } from "get-port";
import { Failure } from "./failure.mjs";
import { portHolder } from "./procfs.mjs";
import { portSettings } from "./settings.mjs";

/**
 * Whether a server could listen on a port, tested on all addresses: a port bound only on 127.0.0.1 counts as taken.
 * @param {number} port
 */
export async function isFree(port) {
  // get-port does not return the same port twice within half a minute, even if that port is requested explicitly
  clearLockedPorts();
  return (await getPort({ port })) === port;
}

/**
 * A free port; different on each call, even if nothing listens on the previous one yet. It lies below the range from
 * which the system gives out ports for outgoing connections (from 32768), one of which could take it before the server does.
 * @returns {Promise<number>}
 */
export function freePort() {
  const first = randomInt(11_000, 30_000);
  return getPort({ port: portNumbers(first, first + 2000) });
}

/**
 * Whether a server accepts connections at an origin.
 * @param {string} origin
 * @returns {Promise<boolean>}
 */
export function listens(origin) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ""));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * Description of the process using a port: "node server.js (process 4711)".
 * @param {number} port
 */
export function describeHolder(port) {
  const holder = portHolder(port);
  if (!holder) return "another program (unknown)";
  if (holder.pid === undefined) return `a program of ${holder.user} (unknown)`;
  const command = holder.command || "a program";
  return `${command.length > 90 ? `${command.slice(0, 90)}…` : command} (process ${holder.pid})`;
}

/**
 * @param {keyof typeof portSettings} server
 * @param {number} port that is in use
 */
export const otherPort = (server, port) =>
  `Stop that program, or choose another port: ${portSettings[server][0]}=${port + 10} npm start`;

/**
 * @param {import("./settings.mjs").Settings} settings
 * @throws {Failure} naming the process that uses a port; the port of the embedded database is not checked, because it
 *   falls back to another one
 */
export async function requireFreePorts({ ports, sandbox }) {
  for (const server of /** @type {const} */ (["storefront", "commerce", "sandbox"])) {
    const port = ports[server];
    if ((server === "sandbox" && !sandbox) || (await isFree(port))) continue;
    throw new Failure(`Port ${port}, needed by ${server}, is in use by ${describeHolder(port)}.`, {
      advice: otherPort(server, port),
    });
  }
}

import { connect } from "node:net";
import getPort, { clearLockedPorts } from "get-port";
import { Failure } from "./failure.mjs";
import { portHolder } from "./procfs.mjs";

/**
 * Whether a server could listen on a port, tried on all addresses: a port held on 127.0.0.1 alone counts as taken.
 * @param {number} port
 */
export async function isFree(port) {
  // get-port gives no port twice within half a minute, not even to who asks for that very one
  clearLockedPorts();
  return (await getPort({ port })) === port;
}

/**
 * A port nobody listens on, chosen by the system; another one at each call, though nobody has begun to listen on the last.
 * @returns {Promise<number>}
 */
export const freePort = () => getPort();

/**
 * Whether somebody takes connections at an address.
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
 * Who holds a port, in words: "node server.js (process 4711)".
 * @param {number} port
 */
export function describeHolder(port) {
  const holder = portHolder(port);
  if (!holder) return "another program (which one cannot be seen)";
  if (holder.pid === undefined) return `a program of ${holder.user} (which one cannot be seen from here)`;
  const command = holder.command || "a program";
  return `${command.length > 90 ? `${command.slice(0, 90)}…` : command} (process ${holder.pid})`;
}

/**
 * Makes sure that the servers can listen where they are to.
 * @param {import("./settings.mjs").Settings} settings
 * @throws {Failure} that names who holds a port; the embedded database's is not looked at, for it may have another one
 */
export async function requireFreePorts({ ports, sandbox }) {
  for (const [server, variable] of /** @type {const} */ ([
    ["storefront", "STOREFRONT_PORT"],
    ["commerce", "COMMERCE_PORT"],
    ["sandbox", "SANDBOX_PORT"],
  ])) {
    const port = ports[server];
    if ((server === "sandbox" && !sandbox) || (await isFree(port))) continue;
    throw new Failure(`Port ${port}, wanted by ${server}, is held by ${describeHolder(port)}.`, {
      advice: `Stop that program, or choose another port: ${variable}=${port + 10} npm start`,
    });
  }
}

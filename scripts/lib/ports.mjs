import { createServer } from "node:net";
import { holderOf } from "./procfs.mjs";

/**
 * Whether a server could listen on a port. Both families are tried: a port held on 127.0.0.1 alone counts as taken.
 * @param {number} port
 */
export async function isFree(port) {
  for (const host of ["127.0.0.1", "::"]) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      // a machine without IPv6 has no "::" to listen on; that does not make the port taken
      resolve(error.code === "EAFNOSUPPORT" || error.code === "EADDRNOTAVAIL");
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * A port nobody listens on, chosen by the system.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("the system named no port"));
      });
    });
  });
}

/**
 * Who holds a port, in words: "node server.js (process 4711)".
 * @param {number} port
 */
export function describeHolder(port) {
  const holder = holderOf(port);
  if (!holder) return "another program (which one cannot be seen)";
  if (holder.pid === undefined) return `a program of ${holder.user} (which one cannot be seen from here)`;
  const command = holder.command || "a program";
  return `${command.length > 90 ? `${command.slice(0, 90)}…` : command} (process ${holder.pid})`;
}

/** Reads information about processes and sockets: from /proc on Linux, with `ps` and `lsof` elsewhere. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, readlinkSync } from "node:fs";

/** @typedef {{ pid: number, state: string, parent: number, group: number, ticks: string }} Stat */

const linux = process.platform === "linux";

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/**
 * Output of a system command; "" if it is missing or fails.
 * @param {string} command
 * @param {string[]} args
 */
export function commandOutput(command, args) {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

/**
 * Parses /proc/<pid>/stat. The name in brackets may contain spaces and brackets, so it is cut off first.
 * @param {string} text
 * @returns {Stat | null}
 */
export function parseStat(text) {
  const end = text.lastIndexOf(")");
  const fields = text.slice(end + 2).split(" ");
  const pid = Number.parseInt(text, 10);
  const [state, parent, group] = fields;
  const ticks = fields[19];
  if (end < 0 || Number.isNaN(pid) || !state || !group || !ticks) return null;
  return { pid, state, parent: Number(parent), group: Number(group), ticks };
}

/**
 * Start time of a process, in a form that distinguishes it from a later process with the same PID (also after a
 * reboot); null if there is no such process or it is a zombie.
 * @param {number} pid
 * @returns {string | null}
 */
export function startTimeOf(pid) {
  if (linux) {
    const stat = parseStat(read(`/proc/${pid}/stat`));
    if (!stat || stat.state === "Z") return null;
    return `${read("/proc/sys/kernel/random/boot_id").trim()}:${stat.ticks}`;
  }
  return commandOutput("ps", ["-o", "lstart=", "-p", String(pid)]) || null;
}

/**
 * Whether a process with this PID exists, including zombies.
 * @param {number} pid
 */
export function isProcess(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // belongs to another user
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Running members of a process group, without zombies.
 * @param {number} group
 * @returns {number[]}
 */
export function groupMembers(group) {
  if (!linux) return pgrep("-g", String(group));
  return allStats()
    .filter((stat) => stat.group === group && stat.state !== "Z")
    .map((stat) => stat.pid);
}

/**
 * @param {number} parent
 * @returns {number[]}
 */
export function descendantsOf(parent) {
  const children = linux
    ? allStats()
        .filter((stat) => stat.parent === parent && stat.state !== "Z")
        .map((stat) => stat.pid)
    : pgrep("-P", String(parent));
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** @param {string[]} args */
const pgrep = (...args) => commandOutput("pgrep", args).split("\n").filter(Boolean).map(Number);

/** @returns {Stat[]} */
function allStats() {
  return pids()
    .map((pid) => parseStat(read(`/proc/${pid}/stat`)))
    .filter((stat) => stat !== null);
}

/** @returns {string[]} */
function pids() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/**
 * CPU seconds used by a process and its reaped children, parsed from /proc/<pid>/stat.
 * @param {string} text
 */
export function parseCpuSeconds(text) {
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  // utime, stime, cutime and cstime, in ticks of 10 ms
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** CPU seconds used by this process and its ended children; null if not available. */
export const cpuSeconds = () => (linux ? parseCpuSeconds(read("/proc/self/stat")) : null);

/**
 * The command line of a process, "" if not available.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!linux) return commandOutput("ps", ["-o", "command=", "-p", String(pid)]);
  return read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim();
}

/**
 * The working directory of a process, "" if not available.
 * @param {number} pid
 */
export function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}

/**
 * Sockets listening on a port, parsed from /proc/net/tcp or tcp6.
 * @param {string} text
 * @param {number} port
 * @returns {{ inode: string, uid: number }[]}
 */
export function listeners(text, port) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
  return text
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((f) => f[3] === "0A" && f[1]?.endsWith(`:${hexPort}`))
    .map((f) => ({ uid: Number(f[7]), inode: f[9] ?? "" }));
}

/**
 * Name of a user, parsed from /etc/passwd; the number itself if it is not listed.
 * @param {string} passwd
 * @param {number} uid
 */
export function userName(passwd, uid) {
  const line = passwd.split("\n").find((l) => l.split(":")[2] === String(uid));
  return line?.split(":")[0] ?? `user ${uid}`;
}

/**
 * The process listening on a port: PID and command if visible, otherwise the user, otherwise null.
 * @param {number} port
 * @returns {{ pid?: number, command?: string, user?: string } | null}
 */
export function portHolder(port) {
  if (!linux) {
    const pid = Number(commandOutput("lsof", ["-nP", "-t", `-iTCP:${port}`, "-sTCP:LISTEN"]).split("\n")[0]);
    return pid ? { pid, command: commandOf(pid) } : null;
  }
  const sockets = [...listeners(read("/proc/net/tcp"), port), ...listeners(read("/proc/net/tcp6"), port)];
  const first = sockets[0];
  if (!first) return null;
  const links = new Set(sockets.map((s) => `socket:[${s.inode}]`));
  const pid = pids().find((p) => holdsSocket(p, links));
  if (pid) return { pid: Number(pid), command: commandOf(Number(pid)) };
  return { user: userName(read("/etc/passwd"), first.uid) };
}

/**
 * @param {string} pid
 * @param {Set<string>} links
 */
function holdsSocket(pid, links) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return links.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

/**
 * Running processes whose working directory is in a folder or that were started from it.
 * @param {string} dir
 * @returns {{ pid: number, command: string }[]}
 */
export function processesIn(dir) {
  return (linux ? pids().map(Number) : pgrep("-f", dir))
    .filter((pid) => pid !== process.pid && startTimeOf(pid) !== null)
    .map((pid) => ({ pid, command: commandOf(pid), folder: folderOf(pid) }))
    .filter(({ command, folder }) => command.includes(dir) || folder === dir || folder.startsWith(`${dir}/`));
}

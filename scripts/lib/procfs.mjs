/** Reading facts about processes and sockets: /proc on Linux, `ps` and `lsof` elsewhere. */
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
 * Runs a small system tool; "" when it is missing or fails.
 * @param {string} command
 * @param {string[]} args
 */
export function ask(command, args) {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

/**
 * Fields of /proc/<pid>/stat. The name in brackets may itself hold spaces and brackets, so it is cut off first.
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
 * When a process began, in a form that tells it from a later process with the same number (also after a
 * restart of the machine); null when there is no such process or it has ended and only waits to be collected.
 * @param {number} pid
 * @returns {string | null}
 */
export function startOf(pid) {
  if (linux) {
    const stat = parseStat(read(`/proc/${pid}/stat`));
    if (!stat || stat.state === "Z") return null;
    return `${read("/proc/sys/kernel/random/boot_id").trim()}:${stat.ticks}`;
  }
  return ask("ps", ["-o", "lstart=", "-p", String(pid)]) || null;
}

/**
 * Whether a number is that of a process, be it one that has ended and only waits to be collected.
 * @param {number} pid
 */
export function isProcess(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // somebody else's
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Running members of a process group (those that have ended but are not collected yet do not count).
 * @param {number} group
 * @returns {number[]}
 */
export function groupMembers(group) {
  if (!linux)
    return ask("pgrep", ["-g", String(group)])
      .split("\n")
      .filter(Boolean)
      .map(Number);
  return allStats()
    .filter((stat) => stat.group === group && stat.state !== "Z")
    .map((stat) => stat.pid);
}

/**
 * Running processes that a process has started, and those these have started.
 * @param {number} parent
 * @returns {number[]}
 */
export function descendantsOf(parent) {
  const children = linux
    ? allStats()
        .filter((stat) => stat.parent === parent && stat.state !== "Z")
        .map((stat) => stat.pid)
    : ask("pgrep", ["-P", String(parent)])
        .split("\n")
        .filter(Boolean)
        .map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

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
 * Seconds of CPU a process and the children it has seen the end of have used, from the text of /proc/<pid>/stat.
 * @param {string} text
 */
export function parseCpuSeconds(text) {
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  // utime, stime, cutime and cstime, in ticks of a hundredth of a second
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** Seconds of CPU of this process and of its children that have ended; null where that cannot be seen. */
export const cpuSeconds = () => (linux ? parseCpuSeconds(read("/proc/self/stat")) : null);

/**
 * Resident memory of a process, in bytes; null where it cannot be seen.
 * @param {number} pid
 */
export function residentBytes(pid) {
  const kilobytes = linux
    ? /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]
    : ask("ps", ["-o", "rss=", "-p", String(pid)]);
  return kilobytes ? Number(kilobytes) * 1024 : null;
}

/**
 * The command line of a process, "" when it cannot be seen.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!linux) return ask("ps", ["-o", "command=", "-p", String(pid)]);
  return read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim();
}

/**
 * The working folder of a process, "" when it cannot be seen.
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
 * Sockets listening on a port, from the text of /proc/net/tcp or tcp6.
 * @param {string} text
 * @param {number} port
 * @returns {{ inode: string, uid: number }[]}
 */
export function listeners(text, port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  return text
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((f) => f[3] === "0A" && f[1]?.endsWith(`:${wanted}`))
    .map((f) => ({ uid: Number(f[7]), inode: f[9] ?? "" }));
}

/**
 * Name of a user, from the text of /etc/passwd; the number itself when it is not listed.
 * @param {string} passwd
 * @param {number} uid
 */
export function userName(passwd, uid) {
  const line = passwd.split("\n").find((l) => l.split(":")[2] === String(uid));
  return line?.split(":")[0] ?? `user ${uid}`;
}

/**
 * Who listens on a port: process number and command where they can be seen, else the user, else null.
 * @param {number} port
 * @returns {{ pid?: number, command?: string, user?: string } | null}
 */
export function portHolder(port) {
  if (!linux) {
    const pid = Number(ask("lsof", ["-nP", "-t", `-iTCP:${port}`, "-sTCP:LISTEN"]).split("\n")[0]);
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
 * Running processes that work in a folder or were started from it.
 * @param {string} dir
 * @returns {{ pid: number, command: string }[]}
 */
export function processesIn(dir) {
  const all = linux ? pids().map(Number) : ask("pgrep", ["-f", dir]).split("\n").filter(Boolean).map(Number);
  return all
    .filter((pid) => pid !== process.pid && startOf(pid) !== null)
    .map((pid) => ({ pid, command: commandOf(pid), folder: folderOf(pid) }))
    .filter(({ command, folder }) => command.includes(dir) || folder === dir || folder.startsWith(`${dir}/`));
}

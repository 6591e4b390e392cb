import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import autocannon from "autocannon";

/** Median of some figures; NaN if there are none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Percentile (0 to 100) of some figures; NaN if there are none. */
export function percentile(figures: readonly number[], hundredth: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * hundredth) / 100) - 1] ?? NaN;
}

/** Date, Node version, CPUs and load average of the last minute, as one sentence. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, load ${figure(loadavg()[0] ?? NaN)}.`;

/** Request that is sent repeatedly. */
export interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Number of simultaneous connections. */
const connections = 8;

/** Target and the process that answers. */
export interface Served extends Target {
  pid: number;
}

/** CPU time a process has used so far, with all its threads, in µs; Linux counts it in hundredths of a second. */
function cpuOf(pid: number): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/\(.*\)/, "")
    .split(" ");
  const [userTicks, systemTicks] = fields.slice(11, 13).map(Number);
  return ((userTicks ?? NaN) + (systemTicks ?? NaN)) * 10_000;
}

/** CPU time of the process per request, in µs. @throws Error if a request failed or a response was not 2xx */
async function cpuPerRequest({ url, headers, pid }: Served, seconds: number): Promise<number> {
  const before = cpuOf(pid);
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  }
  return (cpuOf(pid) - before) / result.requests.total;
}

/**
 * CPU time per request of several targets, in µs: the median of five rounds. The targets take turns, so that other work on the machine
 * affects them equally. The rate is not compared: the load generator needs more CPU than a server that sends bytes from memory.
 * @param seconds duration of one round of one target
 */
export async function compare<Name extends string>(
  targets: Readonly<Record<Name, Served>>,
  seconds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  const rounds = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < 5; round += 1) {
    for (const name of names) rounds.get(name)?.push(await cpuPerRequest(targets[name], seconds));
  }
  return Object.fromEntries(names.map((name) => [name, median(rounds.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** Sends the same request a number of times, as fast as possible. */
export async function ask({ url, headers }: Target, times: number): Promise<void> {
  await autocannon({ url, headers, connections, amount: times });
}

/** Duration of an operation, in ms. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** A number as the tables show it, with three significant digits. */
export const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

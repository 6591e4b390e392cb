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

/** Requests per second. @throws Error if a request failed or a response was not 2xx */
async function throughput({ url, headers }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  }
  return result.requests.average;
}

/**
 * Requests per second of several targets: the median of three rounds. The targets take turns, so that other work on the machine affects
 * them equally.
 * @param seconds duration of one round of one target
 */
export async function compare<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  seconds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[];
  const rounds = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < 3; round += 1) {
    for (const name of names) rounds.get(name)?.push(await throughput(targets[name], seconds));
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

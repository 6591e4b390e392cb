import { cpus, loadavg } from "node:os";
import autocannon from "autocannon";

/** The middle of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The figure that so many of a hundred do not pass; NaN of none. */
export function percentile(figures: readonly number[], hundredth: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * hundredth) / 100) - 1] ?? NaN;
}

/** When and on what something is measured, and what the machine had to do in the last minute, in one sentence. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, load ${figure(loadavg()[0] ?? NaN)}.`;

/** What is asked for again and again. */
export interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Visitors at once. */
const connections = 8;

/** Answers a second. @throws Error where one was no answer with 200 */
async function throughput({ url, headers }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${url}: ${result.non2xx} answers without 200, ${result.errors} errors`);
  }
  return result.requests.average;
}

/**
 * Answers a second of several servers, in turn, so that what else the machine does meets them alike: the median of three rounds.
 * @param seconds each round lasts for each
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

/** Asks so often for the same, as fast as it is answered. */
export async function ask({ url, headers }: Target, times: number): Promise<void> {
  await autocannon({ url, headers, connections, amount: times });
}

/** What a piece of work takes, in ms. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** A number as the tables show it: three figures that count. */
export const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

import type { RawRequest } from "./raw-request";

/** Number of inputs of each kind (FUZZ_INPUTS). FUZZ_SEED repeats the inputs of a failed run. */
export const inputs = Number(process.env["FUZZ_INPUTS"] ?? 40);
export const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
const concurrency = 8;

/** Strings that have broken software before. */
export const nasty = [
  ...["", "\u0000", "%00", "%ff", "%ed%a0%80", "%", "\r\nSet-Cookie: a=b", "\u202egnihsihp", "\ud800"],
  ...["__proto__", "constructor", "$ne", "private-", "' OR 1=1 --", "{{7*7}}", "-1", "1e400", "NaN"],
  ...["..", "../../etc/passwd", "..%5c..%5c", "%2e%2e%2fhealth", "%2e%2e%2f%2e%2e%2fpackage.json"],
  ...["\\\\evil.example", "//evil.example", "https://evil.example/", "javascript:alert(1)"],
  ...["<script>hostile()</script>", "9".repeat(400), "é".repeat(500)],
] as const;

/** Problem of a response of either server, regardless of the request; null if there is none. */
export function problemOfAnswer(status: number, body: string): string | null {
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`;
  return /\bat .+:\d+:\d+\)?$/m.test(body) || body.includes("node_modules") ? "tells of its code" : null;
}

/** Describes a request with the problem of its response. */
export const described = (problem: string, { method, path, headers, body }: RawRequest): string =>
  `${problem}: ${method} ${path.slice(0, 300)} ${JSON.stringify({ headers, body: body?.toString("latin1").slice(0, 600) })}`;

/** Sends inputs, some at a time. @returns the problems found @param problemWith sends one and describes its problem */
export async function problemsWith<Input>(
  sent: readonly Input[],
  problemWith: (input: Input) => Promise<string | null>,
): Promise<string[]> {
  const waiting = [...sent];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    for (let input = waiting.pop(); input; input = waiting.pop()) {
      const problem = await problemWith(input);
      if (problem !== null) found.push(problem);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return found;
}

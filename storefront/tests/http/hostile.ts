import fc from "fast-check";
import { sendRawTo, type RawRequest } from "../../../testing/raw-request";
import { env } from "../../e2e/support/env";

/** Number of inputs of each kind (FUZZ_INPUTS). FUZZ_SEED repeats the inputs of a failed run. */
export const inputs = Number(process.env["FUZZ_INPUTS"] ?? 40);
export const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
const concurrency = 8;

export const shop = new URL(env.SHOP_URL);

/** A request by an attacker. */
export interface Input extends Omit<RawRequest, "localAddress"> {
  /** Client IP; by default one that no other test uses. */
  from?: string;
}

export interface Answer {
  status: number;
  location: string;
  /** Name and value of each cookie set by the response. */
  cookies: [string, string][];
  body: string;
}

/** Sends an input byte for byte: no client normalises the path. */
export async function sendRaw({ from = "127.0.0.77", ...input }: Input): Promise<Answer> {
  const { status, headers, text: body } = await sendRawTo(shop, { ...input, localAddress: from });
  return {
    status,
    location: headers.location ?? "",
    cookies: (headers["set-cookie"] ?? []).map((line) => {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      return [name, value];
    }),
    body,
  };
}

/** Problem of a response, regardless of the request; null if there is none. */
function problemOf({ status, location, body }: Answer): string | null {
  if (status >= 500) return `status ${status}`;
  if (/\bat .+:\d+:\d+\)?$/m.test(body) || body.includes("node_modules")) return "reveals a stack trace";
  if (body.includes("<script>hostile")) return "contains the script of the request";
  const target = location && URL.canParse(location, shop.href) ? new URL(location, shop.href).origin : null;
  return target !== null && target !== shop.origin ? `redirects to ${location}` : null;
}

/** Sends the request and describes it with the problem of its response; null if there is none. */
export async function problemWith(input: Input): Promise<string | null> {
  const problem = problemOf(await sendRaw(input));
  if (problem === null) return null;
  const { method, path, headers, body } = input;
  const sent = JSON.stringify({ headers, body: body?.toString("latin1").slice(0, 600) });
  return `${problem}: ${method} ${path.slice(0, 300)} ${sent}`;
}

/** Sends every input of a kind. */
export async function problems(kind: fc.Arbitrary<Input>): Promise<string[]> {
  const waiting = fc.sample(kind, { numRuns: inputs, seed });
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

/** Strings that have broken software before. */
export const nasty = fc.constantFrom(
  "",
  "\u0000",
  "%00",
  "%ff",
  "%ed%a0%80",
  "%",
  "__proto__",
  "constructor",
  "..",
  "../../etc/passwd",
  "%2e%2e%2fhealth",
  "\\\\evil.example",
  "//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "<script>hostile()</script>",
  "' OR 1=1 --",
  "{{7*7}}",
  "\r\nSet-Cookie: a=b",
  "\u202egnihsihp",
  "\ud800",
  "9".repeat(400),
  "-1",
  "1e400",
  "NaN",
  "é".repeat(500),
);
export const text = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 300 }),
);

import { performance } from "node:perf_hooks";
import type { RawRequest } from "./raw-request";

export const repeat = (count: number, part: string): string => part.repeat(count);

export const get = (path: string, headers: Record<string, string> = {}): RawRequest => ({
  method: "GET",
  path,
  headers,
});

export const postForm = (path: string, body: string): RawRequest => ({
  method: "POST",
  path,
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: Buffer.from(body),
});

const postJson = (path: string, body: string): RawRequest => ({
  method: "POST",
  path,
  headers: { "content-type": "application/json" },
  body: Buffer.from(body),
});

const numbered = (count: number, part: (n: number) => string, between = ""): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(between);

/**
 * Requests for a page or route that may cost a server more than they cost their sender, by name; as large as Node's limit
 * for a request line and headers (16 KiB) allows.
 */
export const readingShapes = (path: string): Readonly<Record<string, RawRequest>> => ({
  "3,000 segments": get(path + repeat(3_000, "/a")),
  "3,000 encoded slashes": get(`${path}/${repeat(3_000, "%2Fa")}`),
  "7,000 empty segments": get(path + repeat(7_000, "/")),
  "2,000 steps up": get(path + repeat(2_000, "/a/..")),
  "one segment of 14,000 letters": get(`${path}/${repeat(14_000, "a")}`),
  "4,000 percent signs": get(`${path}/${repeat(4_000, "%25")}`),
  "1,500 parameters of one name": get(`${path}?${repeat(1_500, "sort=a&")}`),
  "1,500 parameters": get(`${path}?${numbered(1_500, (n) => `p${n}=a&`)}`),
  "1,500 entries of a list": get(`${path}?${repeat(1_500, "id[]=a&")}`),
  "4,000 nested brackets": get(`${path}?a${repeat(4_000, "[b]")}=c`),
  "1,000 parameters of nested brackets": get(`${path}?${numbered(1_000, (n) => `a[b][c]${n}=d&`)}`),
  "an index of a list of a thousand million": get(`${path}?a[999999999]=b`),
  "an encoded index of a thousand million": get(`${path}?a%5B99999999%39%5D=b`),
  "1,200 lists of a thousand": get(`${path}?${numbered(1_200, (n) => `a${n}[999]=b&`)}`),
  "a parameter of 14,000 commas": get(`${path}?fields=${repeat(14_000, ",")}`),
  "1,500 cookies": get(path, { cookie: repeat(1_500, "lang=it; ") }),
  "a cookie of 14,000 letters": get(path, { cookie: `lang=${repeat(14_000, "a")}` }),
  "1,500 languages": get(path, { "accept-language": repeat(1_500, "it-IT,") }),
  "1,500 encodings": get(path, { "accept-encoding": repeat(1_500, "gzip,") }),
  "1,500 kinds of answers": get(path, { accept: repeat(1_500, "text/a,") }),
  "1,500 addresses of proxies": get(path, { "x-forwarded-for": repeat(1_500, "1.1.1.1,") }),
  "1,000 headers": get(path, Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`x-${n}`, "a"]))),
});

/** Bodies of a hundred kilobytes at most, the limit of what commerce parses. */
export const writingShapes = (path: string): Readonly<Record<string, RawRequest>> => ({
  "5,000 fields of one name": postForm(path, repeat(5_000, "name=a&")),
  "5,000 fields": postForm(
    path,
    numbered(5_000, (n) => `f${n}=a&`),
  ),
  "20,000 nested brackets of a form": postForm(path, `a${repeat(20_000, "[b]")}=c`),
  "an index of a form's list of a thousand million": postForm(path, "a[999999999]=b"),
  "16,000 nested objects": postJson(path, `${repeat(16_000, '{"a":')}1${repeat(16_000, "}")}`),
  "45,000 nested lists": postJson(path, repeat(45_000, "[") + repeat(45_000, "]")),
  "an object of 8,000 fields": postJson(path, `{${numbered(8_000, (n) => `"f${n}":1`, ",")}}`),
  "a list of 45,000 numbers": postJson(path, `{"a":[${numbered(45_000, () => "1", ",")}]}`),
  "a text of 90,000 letters": postJson(path, `{"email":"${repeat(90_000, "a")}"}`),
});

/** Method and first path segment of a request. */
export const where = ({ method, path }: RawRequest): string =>
  `${method} ${/^\/?[\w-]*/.exec(path)?.[0] ?? ""}`;

/**
 * Milliseconds until the response has arrived: the fastest of five, which other work does not slow down; of twenty, if
 * none is below `most`.
 */
export async function fastest(sending: () => Promise<unknown>, most = Infinity): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < 5 || (n < 20 && best >= most); n += 1) {
    const started = performance.now();
    await sending();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** The most milliseconds a request may take, by those of an ordinary one in the same run: some ordinary pages. */
export const mostMs = (ordinaryMs: number): number => Math.max(ordinaryMs, 5) * 15;

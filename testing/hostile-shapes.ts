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

const postParts = (path: string, parts: string): RawRequest => ({
  method: "POST",
  path,
  headers: { "content-type": "multipart/form-data; boundary=x" },
  body: Buffer.from(`${parts}--x--`),
});

export const numbered = (count: number, part: (i: number) => string, between = ""): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(between);

/**
 * Requests by name that may cost a server more than they cost their sender, as large as Node's limit for a request line
 * and headers (16 KiB) allows. Each has a number, so that what the server remembers of one does not help it with the
 * next.
 */
export type Shapes = Readonly<Record<string, (n: number) => RawRequest>>;

/** For a page or route, whose path does not end with a slash unless it is "/". */
export const readingShapes = (path: string): Shapes => {
  const under = path === "/" ? "" : path;
  return {
    "3,000 segments": (n) => get(`${under}${repeat(3_000, "/a")}${n}`),
    "3,000 encoded slashes": (n) => get(`${under}/${repeat(3_000, "%2Fa")}${n}`),
    "7,000 empty segments": (n) => get(`${under}${repeat(7_000, "/")}${n}`),
    "2,000 steps up": (n) => get(`${under}/${n}${repeat(2_000, "/a/..")}`),
    "one segment of 14,000 letters": (n) => get(`${under}/${repeat(14_000, "a")}${n}`),
    "4,000 percent signs": (n) => get(`${under}/${repeat(4_000, "%25")}${n}`),
    "1,500 parameters of one name": (n) => get(`${path}?${repeat(1_500, "sort=a&")}sort=${n}`),
    "1,500 parameters": (n) => get(`${path}?${numbered(1_500, (i) => `p${i}=a&`)}${n}`),
    "1,500 entries of a list": (n) => get(`${path}?${repeat(1_500, "id[]=a&")}id[]=${n}`),
    "4,000 nested brackets": (n) => get(`${path}?a${repeat(4_000, "[b]")}=${n}`),
    "1,000 parameters of nested brackets": (n) =>
      get(`${path}?${numbered(1_000, (i) => `a[b][c]${i}=d&`)}${n}`),
    "an index of a list of a thousand million": (n) => get(`${path}?a[999999999]=${n}`),
    "an encoded index of a thousand million": (n) => get(`${path}?a%5B99999999%39%5D=${n}`),
    "1,200 lists of a thousand": (n) => get(`${path}?${numbered(1_200, (i) => `a${i}[999]=b&`)}${n}`),
    "300 lists of a thousand": (n) => get(`${path}?${numbered(300, (i) => `a${i}[999]=b&`)}${n}`),
    "a parameter of 14,000 commas": (n) => get(`${path}?fields=${repeat(14_000, ",")}${n}`),
    "1,500 cookies": (n) => get(path, { cookie: `${repeat(1_500, "lang=it; ")}n=${n}` }),
    "a cookie of 14,000 letters": (n) => get(path, { cookie: `lang=${repeat(14_000, "a")}${n}` }),
    "1,500 languages": (n) => get(path, { "accept-language": `${repeat(1_500, "it-IT,")}${n}` }),
    "1,500 encodings": (n) => get(path, { "accept-encoding": `${repeat(1_500, "gzip,")}${n}` }),
    "1,500 kinds of answers": (n) => get(path, { accept: `${repeat(1_500, "text/a,")}text/${n}` }),
    "1,500 addresses of proxies": (n) => get(path, { "x-forwarded-for": `${repeat(1_500, "1.1.1.1,")}${n}` }),
    "1,000 headers": (n) =>
      get(path, {
        n: String(n),
        ...Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`x-${i}`, "a"])),
      }),
    "the address of another server": (n) => get(`http://shop.example${repeat(3_000, "/a")}${n}`),
  };
};

/** Bodies of a hundred kilobytes at most, the limit of what commerce parses. */
export const writingShapes = (path: string): Shapes => ({
  "900 backslashes": (n) => ({ method: "POST", path: `/${repeat(900, "a\\")}${n}` }),
  "5,000 fields of one name": (n) => postForm(path, `${repeat(5_000, "name=a&")}name=${n}`),
  "5,000 fields": (n) => postForm(path, `${numbered(5_000, (i) => `f${i}=a&`)}${n}`),
  "20,000 nested brackets of a form": (n) => postForm(path, `a${repeat(20_000, "[b]")}=${n}`),
  "an index of a form's list of a thousand million": (n) => postForm(path, `a[999999999]=${n}`),
  "1,000 parts": (n) =>
    postParts(path, repeat(1_000, `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${n}\r\n`)),
  "16,000 nested objects": (n) => postJson(path, `${repeat(16_000, '{"a":')}${n}${repeat(16_000, "}")}`),
  "45,000 nested lists": (n) => postJson(path, `${repeat(45_000, "[")}${n}${repeat(45_000, "]")}`),
  "an object of 8,000 fields": (n) => postJson(path, `{${numbered(8_000, (i) => `"f${i}":1,`)}"a":${n}}`),
  "a list of 45,000 numbers": (n) => postJson(path, `{"a":[${repeat(45_000, "1,")}${n}]}`),
  "a text of 90,000 letters": (n) => postJson(path, `{"email":"${repeat(90_000, "a")}${n}"}`),
});

/** Method and first path segment of a request. */
export const where = (shape: Shapes[string]): string => {
  const { method, path } = shape(0);
  return `${method} ${/^\/?[\w-]*/.exec(path)?.[0] ?? ""}`;
};

/**
 * Milliseconds until the response has arrived: the fastest of five different requests of a shape, which other work does
 * not slow down; of twenty, if none is below `most`.
 */
export async function fastest(
  send: (input: RawRequest) => Promise<unknown>,
  shape: Shapes[string],
  most = Infinity,
): Promise<number> {
  const first = Date.now();
  let best = Infinity;
  for (let n = 0; n < 5 || (n < 20 && best >= most); n += 1) {
    const input = shape(first + n);
    const started = performance.now();
    await send(input);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** The most milliseconds a request may take, by those of an ordinary one in the same run: some ordinary pages. */
export const mostMs = (ordinaryMs: number): number => Math.max(ordinaryMs, 5) * 15;

import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { sendRaw, type Input } from "./hostile";

const repeat = (count: number, part: string): string => part.repeat(count);
const get = (path: string, headers: Record<string, string> = {}): Input => ({ method: "GET", path, headers });
const post = (path: string, body: string): Input => ({
  method: "POST",
  path,
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: Buffer.from(body),
});

/** As large as Node's limit for a request line and headers (16 KiB) allows. */
const shapes: Readonly<Record<string, Input>> = {
  "3,000 segments": get(repeat(3_000, "/a")),
  "3,000 segments in Italian": get(`/it${repeat(3_000, "/a")}`),
  "3,000 segments of data": get(`${repeat(3_000, "/a")}.data`),
  "3,000 empty segments": get(repeat(3_000, "/")),
  "3,000 segments of a picture": get(`/media/320${repeat(3_000, "/a")}`),
  "3,000 segments of a product": get(`/produkte${repeat(3_000, "/a")}`),
  "one segment of 14,000 letters": get(`/${repeat(14_000, "a")}`),
  "percent signs": get(`/${repeat(4_000, "%25")}`),
  "route discovery of a deep path": get(`/__manifest?version=x&p=${repeat(3_500, "/a")}`),
  "route discovery of an encoded deep path": get(`/__manifest?version=x&p=${repeat(1_800, "%2Fa")}`),
  "route discovery of many paths": get(`/__manifest?version=x${repeat(1_200, "&p=/b")}`),
  "route discovery behind a second question mark": get(`/__manifest?version=x?&p=${repeat(3_500, "/a")}`),
  "route discovery of many paths without a slash": get(`/__manifest?version=x${repeat(1_200, "&p=b")}`),
  "1,500 parameters": get(`/produkte?${repeat(1_500, "sort=a&")}`),
  "data of 1,500 routes": get(`/produkte.data?_routes=${repeat(1_500, "root,")}`),
  "former data of 1,500 routes": get(`/produkte?_data=${repeat(1_500, "root,")}`),
  "a page number of 14,000 digits": get(`/produkte?page=${repeat(14_000, "9")}`),
  "a search of 14,000 letters": get(`/suche?q=${repeat(14_000, "z")}`),
  "1,500 cookies": get("/produkte", { cookie: repeat(1_500, "lang=it; ") }),
  "1,500 languages": get("/", { "accept-language": repeat(1_500, "it-IT,") }),
  "1,500 encodings": get("/produkte", { "accept-encoding": repeat(1_500, "gzip,") }),
  "1,500 addresses of proxies": get("/produkte", { "x-forwarded-for": repeat(1_500, "1.1.1.1,") }),
  "5,000 fields": post("/kontakt", repeat(5_000, "name=a&")),
  "5,000 lines of a cart": post("/cart", `intent=update&${repeat(5_000, "line=a&quantity=1&")}`),
};

/** Milliseconds until the response has arrived: the fastest of five, which other work does not slow down. */
async function fastest(input: Input): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < 5; n += 1) {
    const started = performance.now();
    await sendRaw(input);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

describe("a request of a hostile shape", { timeout: 120_000 }, () => {
  it.each(Object.entries(shapes))("%s costs no more than some ordinary pages", async (_, input) => {
    const ordinary = await fastest(get(`/gibt-es-nicht-${Date.now()}`));
    expect(await fastest(input)).toBeLessThan(Math.max(ordinary, 5) * 15);
  });

  it.each([
    ["/a".repeat(3_000), "de"],
    [`/it${"/a".repeat(3_000)}`, "it"],
  ])("a path of thousands of segments is not found, in its language", async (path, language) => {
    const { status, body } = await sendRaw(get(path));
    expect(status).toBe(404);
    expect(body).toContain(`<html lang="${language}`);
  });

  it.each(["/produkte?_data=root", "/produkte?a=1&%5Fdata=routes/product"])(
    "the framework's former data requests are not answered: %s",
    async (path) => {
      expect((await sendRaw(get(path))).status).toBe(404);
    },
  );
});

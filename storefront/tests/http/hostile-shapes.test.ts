import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import {
  fastest,
  get,
  mostMs,
  numbered,
  postForm,
  readingShapes,
  repeat,
  type Shapes,
  where,
  writingShapes,
} from "../../../testing/hostile-shapes";
import type { RawRequest } from "../../../testing/raw-request";
import { sendRaw, shop } from "./hostile";

/** Route discovery answers nothing to another version of the build. */
const { id } = (await (await fetch(new URL("/api/build", shop))).json()) as { id: string };

/** Shorter than 7,680 characters, because longer ones are refused by the framework itself. */
const discovery = (paths: string): string => `/__manifest?version=${id}${paths}`;

/** Shapes of the shop's own addresses, as large as Node's limit for a request line and headers (16 KiB) allows. */
const ownShapes: Shapes = {
  "3,000 segments in Italian": (n) => get(`/it${repeat(3_000, "/a")}${n}`),
  "3,000 segments of data": (n) => get(`${repeat(3_000, "/a")}${n}.data`),
  "3,000 segments of a picture": (n) => get(`/media/320${repeat(3_000, "/a")}${n}`),
  "route discovery of a deep path": (n) => get(discovery(`&p=${repeat(3_500, "/a")}${n}`)),
  "route discovery of an encoded deep path": (n) => get(discovery(`&p=${repeat(1_800, "%2Fa")}${n}`)),
  "route discovery of 1,200 paths": (n) =>
    get(discovery(`${numbered(1_200, (i) => `&p=${i.toString(36)}`)}&p=${n}`)),
  "route discovery behind a second question mark": (n) =>
    get(`/__manifest?a?&version=${id}&p=${repeat(3_500, "/a")}${n}`),
  "route discovery behind a backslash": (n) => ({
    method: "POST",
    path: `/.\\${discovery(`&p=${repeat(3_500, "/a")}${n}`).slice(1)}`,
  }),
  "a host of 3,000 segments": (n) => get("/suche", { host: `shop.example${repeat(3_000, "/a")}${n}` }),
  "data of 1,500 routes": (n) => get(`/produkte.data?_routes=${repeat(1_500, "root,")}${n}`),
  "former data of 1,500 routes": (n) => get(`/produkte?_data=${repeat(1_500, "root,")}${n}`),
  "a page number of 14,000 digits": (n) => get(`/produkte?page=${repeat(14_000, "9")}${n}`),
  "a search of 14,000 letters": (n) => get(`/suche?q=${repeat(14_000, "z")}${n}`),
  "5,000 lines of a cart": (n) =>
    postForm("/cart", `intent=update&${repeat(5_000, "line=a&quantity=1&")}${n}`),
  "5,000 lines of a cart's data": (n) =>
    postForm("/cart.data", `intent=update&${repeat(5_000, "line=a&quantity=1&")}${n}`),
};

/** From a page of the shop: a form of another origin is refused before it is read. */
const send = (input: RawRequest) => sendRaw({ ...input, headers: { origin: shop.origin, ...input.headers } });

const shapes = [
  ownShapes,
  readingShapes("/"),
  writingShapes("/cart"),
  ...(atNight ? [readingShapes("/produkte"), writingShapes("/kontakt")] : []),
].flatMap((table) => Object.entries(table).map(([name, shape]) => [name, where(shape), shape] as const));

describe("a request of a hostile shape", { timeout: 120_000 }, () => {
  it.each(shapes)("%s, %s, costs no more than some ordinary pages", async (_name, _where, shape) => {
    const most = mostMs(await fastest(send, (n) => get(`/gibt-es-nicht-${n}`)));
    expect(await fastest(send, shape, most)).toBeLessThan(most);
  });

  it.each([
    ["/a".repeat(3_000), "de"],
    [`/it${"/a".repeat(3_000)}`, "it"],
  ])("a path of thousands of segments is not found, in its language", async (path, language) => {
    const { status, body } = await sendRaw(get(path));
    expect(status).toBe(404);
    expect(body).toContain(`<html lang="${language}`);
  });

  it.each([
    "/produkte?_data=root",
    "/produkte?a=1&%5Fdata=routes/product",
    "/produkte/__manifest?_data=root",
  ])("the framework's former data requests are not answered: %s", async (path) => {
    expect((await sendRaw(get(path))).status).toBe(404);
  });

  it.each([
    get("http://shop.example/"),
    get("*"),
    get("/produkte", { host: "shop.example:99999" }),
    get("/nix", { "x-forwarded-host": "shop.example:99999" }),
  ])("an address that is none of this server is not found: $path", async (input) => {
    expect((await sendRaw(input)).status).toBe(404);
  });
});

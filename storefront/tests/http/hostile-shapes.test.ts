import { describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import {
  fastest,
  get,
  mostMs,
  postForm,
  readingShapes,
  repeat,
  where,
  writingShapes,
} from "../../../testing/hostile-shapes";
import type { RawRequest } from "../../../testing/raw-request";
import { sendRaw, shop } from "./hostile";

/** Shapes of the shop's own addresses, as large as Node's limit for a request line and headers (16 KiB) allows. */
const ownShapes: Readonly<Record<string, RawRequest>> = {
  "3,000 segments in Italian": get(`/it${repeat(3_000, "/a")}`),
  "3,000 segments of data": get(`${repeat(3_000, "/a")}.data`),
  "3,000 segments of a picture": get(`/media/320${repeat(3_000, "/a")}`),
  "route discovery of a deep path": get(`/__manifest?version=x&p=${repeat(3_500, "/a")}`),
  "route discovery of an encoded deep path": get(`/__manifest?version=x&p=${repeat(1_800, "%2Fa")}`),
  "route discovery of many paths": get(`/__manifest?version=x${repeat(1_200, "&p=/b")}`),
  "route discovery behind a second question mark": get(`/__manifest?version=x?&p=${repeat(3_500, "/a")}`),
  "route discovery of many paths without a slash": get(`/__manifest?version=x${repeat(1_200, "&p=b")}`),
  "data of 1,500 routes": get(`/produkte.data?_routes=${repeat(1_500, "root,")}`),
  "former data of 1,500 routes": get(`/produkte?_data=${repeat(1_500, "root,")}`),
  "a page number of 14,000 digits": get(`/produkte?page=${repeat(14_000, "9")}`),
  "a search of 14,000 letters": get(`/suche?q=${repeat(14_000, "z")}`),
  "5,000 lines of a cart": postForm("/cart", `intent=update&${repeat(5_000, "line=a&quantity=1&")}`),
};

/** From a page of the shop: a form of another origin is refused before it is read. */
const fromHere = (input: RawRequest): RawRequest => ({
  ...input,
  headers: { origin: shop.origin, ...input.headers },
});

const shapes = [
  ownShapes,
  readingShapes(""),
  writingShapes("/cart"),
  ...(atNight ? [readingShapes("/produkte"), writingShapes("/kontakt")] : []),
].flatMap((table) =>
  Object.entries(table).map(([name, input]) => [name, where(input), fromHere(input)] as const),
);

describe("a request of a hostile shape", { timeout: 120_000 }, () => {
  it.each(shapes)("%s, %s, costs no more than some ordinary pages", async (_name, _where, input) => {
    const most = mostMs(await fastest(() => sendRaw(get(`/gibt-es-nicht-${Date.now()}`))));
    expect(await fastest(() => sendRaw(input), most)).toBeLessThan(most);
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

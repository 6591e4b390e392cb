import { describe, expect, it } from "vitest";
import type { SearchedDocument } from "./catalogue-entry";
import { buildRanker, placesOf, rankerFor, sliceSize } from "./search-ranker";

const words = (name: string) => ({
  name,
  subtitle: "",
  description: "",
  categories: [],
  tags: [],
  ingredients: [],
});
const document = (id: string, name: string): SearchedDocument => ({
  id,
  de: words(name),
  it: words(name),
  en: words(name),
  skus: [],
});

const byId = (documents: readonly SearchedDocument[]) => new Map(documents.map((one) => [one.id, one]));

describe("placesOf", () => {
  const matches = [
    { id: "a", score: 10 },
    { id: "b", score: 9.5 },
    { id: "c", score: 5 },
  ];
  const variant = { id: "v", grams: 150, cents: 500, wasCents: null, isStockManaged: true };
  /** Stock of the three products, of which some are sold out. */
  const stock = (...soldOut: string[]) =>
    new Map(matches.map(({ id }) => [id, { variants: [{ ...variant, soldOut: soldOut.includes(id) }] }]));

  it("ranks a sold-out product after similarly good matches, but before much worse ones", () => {
    expect([...placesOf(matches, stock("a")).keys()]).toEqual(["b", "a", "c"]);
  });

  it("ranks the older of equally good matches first, in whatever order they come", () => {
    const equal = [
      { id: "c", score: 5 },
      { id: "a", score: 5 },
      { id: "b", score: 5 },
    ];
    expect([...placesOf(equal, stock()).keys()]).toEqual(["a", "b", "c"]);
  });

  it("leaves the order unchanged if all or none of the products are sold out", () => {
    expect([...placesOf(matches, stock())]).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
    ]);
    expect([...placesOf(matches, stock("a", "b", "c")).keys()]).toEqual(["a", "b", "c"]);
  });
});

it("finds one product by its full SKU in any spelling, and several by a part of it", async () => {
  const soft = { ...document("soft", "Torrone"), skus: ["ST-MAN-0150", "ST-MAN-0300"] };
  const hard = { ...document("hard", "Mandeltorrone"), skus: ["ST-NOC-0150"] };
  const ranker = await buildRanker([soft, hard], "de");
  const find = (words: string) => ranker.find(words, byId([soft, hard])).map(({ id }) => id);
  expect(find(" st-man-0150 ")).toEqual(["soft"]);
  expect(find("ST-NOC-0150")).toEqual(["hard"]);
  expect(find("0150")).toHaveLength(2);
});

it("finds only what is on sale, and looks for some of the words if nothing on sale has all of them", async () => {
  const documents = [document("gone", "Torrone mit Mandeln"), document("sold", "Torrone mit Walnüssen")];
  const ranker = await buildRanker(documents, "de");
  const find = (words: string, ...ids: string[]) =>
    ranker.find(words, new Map(ids.map((id) => [id, null]))).map(({ id }) => id);
  expect(find("Torrone Mandeln", "gone", "sold")).toEqual(["gone"]);
  expect(find("Torrone Mandeln", "sold")).toEqual(["sold"]);
});

describe("buildRanker", () => {
  const documents = Array.from({ length: 4 * sliceSize }, (_, n) => document(`prod_${n}`, `Torrone ${n}`));

  it("finds documents in all slices", async () => {
    const ranker = await buildRanker(documents, "de");
    expect(ranker.find("torrone", byId(documents))).toHaveLength(4 * sliceSize);
    expect(ranker.find(`torrone ${4 * sliceSize - 1}`, byId(documents))[0]?.id).toBe(
      `prod_${4 * sliceSize - 1}`,
    );
  });

  it("yields to other tasks between slices", async () => {
    let turns = 0;
    const work = { isOver: false };
    const others = (async () => {
      while (!work.isOver) {
        await new Promise((resolve) => setImmediate(resolve));
        turns += 1;
      }
    })();
    await buildRanker(documents, "de");
    work.isOver = true;
    await others;
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});

describe("rankerFor", () => {
  const names = (...all: string[]) => all.map((name) => document(name, name));
  const find = async (channel: string, documents: SearchedDocument[], words: string) =>
    (await rankerFor({ salesChannelId: channel, language: "it" }, documents)).find(words, byId(documents));

  it("waits for the first index, and shares it between concurrent requests", async () => {
    const documents = names("Mirto");
    const context = { salesChannelId: "first", language: "it" } as const;
    const both = await Promise.all([rankerFor(context, documents), rankerFor(context, documents)]);
    expect(both[0]).toBe(both[1]);
    expect(await rankerFor(context, documents)).toBe(both[0]);
    expect(await find("first", documents, "mirto")).toHaveLength(1);
  });

  it("returns the old index until the one of changed texts is ready", async () => {
    const context = { salesChannelId: "changed", language: "it" } as const;
    const old = await rankerFor(context, names("Mirto"));
    const documents = names("Mirto", "Corbezzolo");
    expect(await rankerFor(context, documents)).toBe(old);
    expect(await rankerFor(context, documents)).toBe(old);
    await expect.poll(() => find("changed", documents, "corbezzolo")).toHaveLength(1);
  });

  it("keeps the sales channels apart", async () => {
    expect(await find("one", names("Mirto"), "mirto")).toHaveLength(1);
    expect(await find("other", names("Corbezzolo"), "mirto")).toEqual([]);
  });
});

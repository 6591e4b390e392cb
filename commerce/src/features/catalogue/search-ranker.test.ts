import { describe, expect, it } from "vitest";
import { buildRanker, placesOf, sliceSize, type SearchedDocument } from "./search-ranker";

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

describe("placesOf", () => {
  const matches = [
    { id: "a", score: 10 },
    { id: "b", score: 9.5 },
    { id: "c", score: 5 },
  ];

  it("ranks a sold-out product after similarly good matches, but before much worse ones", () => {
    expect([...placesOf(matches, (id) => id === "a").keys()]).toEqual(["b", "a", "c"]);
  });

  it("leaves the order unchanged if all or none of the products are sold out", () => {
    expect([...placesOf(matches, () => false)]).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
    ]);
    expect([...placesOf(matches, () => true).keys()]).toEqual(["a", "b", "c"]);
  });
});

it("finds one product by its full SKU in any spelling, and several by a part of it", async () => {
  const soft = { ...document("soft", "Torrone"), skus: ["ST-MAN-0150", "ST-MAN-0300"] };
  const hard = { ...document("hard", "Mandeltorrone"), skus: ["ST-NOC-0150"] };
  const ranker = await buildRanker([soft, hard], "de");
  expect(ranker.find(" st-man-0150 ").map(({ id }) => id)).toEqual(["soft"]);
  expect(ranker.find("ST-NOC-0150").map(({ id }) => id)).toEqual(["hard"]);
  expect(ranker.find("0150")).toHaveLength(2);
});

describe("buildRanker", () => {
  const documents = Array.from({ length: 4 * sliceSize }, (_, n) => document(`prod_${n}`, `Torrone ${n}`));

  it("finds documents in all slices", async () => {
    const ranker = await buildRanker(documents, "de");
    expect(ranker.find("torrone")).toHaveLength(4 * sliceSize);
    expect(ranker.find(`torrone ${4 * sliceSize - 1}`)[0]?.id).toBe(`prod_${4 * sliceSize - 1}`);
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

import { describe, expect, it } from "vitest";
import {
  bestMatch,
  filledSlugs,
  freeSlug,
  planSlugs,
  slugFrom,
  slugPattern,
  takenSlugs,
  type StoredSlug,
} from "./slug-logic";

const row = (id: string, language: StoredSlug["language"], slug: string, current = true): StoredSlug => ({
  id,
  kind: "product",
  entity_id: "prod_1",
  language,
  slug,
  current,
});

describe("slugFrom", () => {
  it.each([
    ["Mandeltorrone", "de", "mandeltorrone"],
    ["Süße Grüße aus Österreich", "de", "suesse-gruesse-aus-oesterreich"],
    ["Torrone mit Mandeln & Haselnüssen", "de", "torrone-mit-mandeln-und-haselnuessen"],
    ["Bontà dell’alveare: perché no?", "it", "bonta-dellalveare-perche-no"],
    ["Wooden crate 1885", "en", "wooden-crate-1885"],
    ["  --Crème brûlée--  ", "en", "creme-brulee"],
    ["蜂蜜", "de", ""],
  ] as const)("turns %s (%s) into %s", (title, language, slug) => {
    expect(slugFrom(title, language)).toBe(slug);
  });

  it("truncates to 80 characters and never ends with a hyphen", () => {
    const slug = slugFrom(`${"a".repeat(79)} b`, "de");
    expect(slug).toBe("a".repeat(79));
    expect(slugPattern.test(slug)).toBe(true);
  });
});

describe("freeSlug", () => {
  it("counts up until a slug is free", () => {
    const taken = new Set(["torrone", "torrone-2"]);
    expect(freeSlug("torrone", (slug) => taken.has(slug))).toBe("torrone-3");
    expect(freeSlug("mirto", (slug) => taken.has(slug))).toBe("mirto");
  });

  it("stays within 80 characters", () => {
    const long = "a".repeat(80);
    expect(freeSlug(long, (slug) => slug === long)).toBe(`${"a".repeat(78)}-2`);
  });
});

describe("filledSlugs", () => {
  it("falls back to Italian, then English, then German", () => {
    expect(filledSlugs([row("1", "it", "uno"), row("2", "en", "one")])).toEqual({
      de: "uno",
      it: "uno",
      en: "one",
    });
    expect(filledSlugs([row("2", "en", "one")])).toEqual({ de: "one", it: "one", en: "one" });
    expect(filledSlugs([row("3", "de", "eins")])).toEqual({ de: "eins", it: "eins", en: "eins" });
  });

  it("ignores former slugs and is null without current ones", () => {
    expect(filledSlugs([row("1", "it", "vecchio", false)])).toBeNull();
    expect(filledSlugs([])).toBeNull();
  });
});

describe("bestMatch", () => {
  it("prefers the requested language to others, even with a former slug", () => {
    const own = row("1", "de", "x", false);
    expect(bestMatch([row("2", "it", "x"), own], "de")).toBe(own);
  });

  it("prefers Italian to English among other languages", () => {
    const italian = row("2", "it", "x");
    expect(bestMatch([row("1", "en", "x"), italian], "de")).toBe(italian);
  });

  it("is null without rows", () => {
    expect(bestMatch([], "de")).toBeNull();
  });
});

describe("planSlugs", () => {
  const own = [row("1", "de", "alt", false), row("2", "de", "neu"), row("3", "it", "nuovo")];

  it("creates the first slug of a language", () => {
    expect(planSlugs("product", "prod_1", own, { en: "new" })).toEqual({
      remove: [],
      retire: [],
      revive: [],
      create: [{ kind: "product", entity_id: "prod_1", language: "en", slug: "new", current: true }],
    });
  });

  it("retires the current slug and revives a former one", () => {
    expect(planSlugs("product", "prod_1", own, { de: "alt" })).toEqual({
      remove: [],
      retire: ["2"],
      revive: ["1"],
      create: [],
    });
  });

  it("retires a slug given as null and leaves the others unchanged", () => {
    expect(planSlugs("product", "prod_1", own, { it: null, de: "neu" })).toEqual({
      remove: [],
      retire: ["3"],
      revive: [],
      create: [],
    });
  });
});

describe("takenSlugs", () => {
  it("returns slugs used by others, in any language and without duplicates", () => {
    expect(takenSlugs([{ slug: "a" }, { slug: "b" }], { de: "a", it: "a", en: null })).toEqual(["a"]);
    expect(takenSlugs([{ slug: "b" }], { de: "a" })).toEqual([]);
  });
});

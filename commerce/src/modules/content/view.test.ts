import { expect, it } from "vitest";
import type { TextLanguage } from "@su-turrone/contract/languages";
import { toView, wordsFor, type StoredEntry } from "./view";

const text = (language: TextLanguage, updated_at = "2026-01-01T00:00:00Z") => ({
  language,
  title: `Titel ${language}`,
  teaser: "",
  body: "",
  seo_title: "",
  seo_description: "",
  picture_alt: `Bild ${language}`,
  updated_at,
});

it.each([
  [["de", "it", "en"], "en", "en"],
  [["de", "it"], "en", "it"],
  [["de", "en"], "it", "en"],
  [["it", "en"], "de", "it"],
  [["fr"], "de", "fr"],
] as const)("from the languages %s, a request for %s gets %s", (there, asked, given) => {
  expect(
    wordsFor(
      there.map((language) => text(language)),
      asked,
    )?.language,
  ).toBe(given);
});

const entry: StoredEntry = {
  id: "entry_1",
  kind: "post",
  role: null,
  status: "published",
  published_at: new Date("2026-01-02T00:00:00Z"),
  picture_url: "http://shop/static/a.webp",
  picture_width: 1600,
  picture_height: 1200,
  related_product_ids: [],
  updated_at: new Date("2026-01-03T00:00:00Z"),
  texts: [text("it", "2026-02-01T10:00:00Z"), text("de")],
};
const slugs = { de: "a", it: "b", en: "b" };

it("returns an entry in an available language, and names the language", () => {
  expect(toView(entry, slugs, "en")).toEqual({
    id: "entry_1",
    kind: "post",
    role: null,
    slugs,
    language: "it",
    languages: ["de", "it"],
    title: "Titel it",
    teaser: "",
    picture: { url: "http://shop/static/a.webp", alt: "Bild it", width: 1600, height: 1200 },
    published_at: "2026-01-02T00:00:00.000Z",
    updated_at: "2026-02-01T10:00:00.000Z",
  });
});

it("returns null for an entry without texts", () => {
  expect(toView({ ...entry, texts: [] }, slugs, "de")).toBeNull();
});

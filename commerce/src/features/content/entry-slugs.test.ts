import { expect, it } from "vitest";
import { entrySlugs } from "./entry-slugs";

const free = () => false;
const de = { language: "de" as const, title: "Süßer Honig" };
const it_ = { language: "it" as const, title: "Miele" };
const fr = { language: "fr" as const, title: "Droit de rétractation" };

it("makes slugs from titles, and none where there are no words", () => {
  expect(entrySlugs({ texts: [de, it_], given: {}, current: {}, isTaken: free })).toEqual({
    de: "suesser-honig",
    it: "miele",
    en: null,
  });
});

it("keeps the slug it has when the title changes", () => {
  expect(entrySlugs({ texts: [de], given: {}, current: { de: "honig" }, isTaken: free })).toEqual({
    de: "honig",
    it: null,
    en: null,
  });
});

it("takes the typed slug before all", () => {
  expect(entrySlugs({ texts: [de], given: { de: "neu" }, current: { de: "honig" }, isTaken: free }).de).toBe(
    "neu",
  );
});

it("counts on when another entry has the slug", () => {
  expect(entrySlugs({ texts: [it_], given: {}, current: {}, isTaken: (slug) => slug === "miele" }).it).toBe(
    "miele-2",
  );
});

it("gives a French notice one slug for all languages", () => {
  expect(entrySlugs({ texts: [fr], given: {}, current: {}, isTaken: free })).toEqual({
    de: null,
    it: "droit-de-retractation",
    en: null,
  });
});

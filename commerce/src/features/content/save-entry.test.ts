import { expect, it } from "vitest";
import { entrySlugs } from "./save-entry";

const free = () => false;
const de = { language: "de" as const, title: "Süßer Honig" };
const it_ = { language: "it" as const, title: "Miele" };
const fr = { language: "fr" as const, title: "Droit de rétractation" };

it("derives slugs from titles, and returns null for languages without text", () => {
  expect(entrySlugs({ texts: [de, it_], given: {}, current: {}, isTaken: free })).toEqual({
    de: "suesser-honig",
    it: "miele",
    en: null,
  });
});

it("keeps the existing slug if the title changes", () => {
  expect(entrySlugs({ texts: [de], given: {}, current: { de: "honig" }, isTaken: free })).toEqual({
    de: "honig",
    it: null,
    en: null,
  });
});

it("prefers a typed slug to the existing one", () => {
  expect(entrySlugs({ texts: [de], given: { de: "neu" }, current: { de: "honig" }, isTaken: free }).de).toBe(
    "neu",
  );
});

it("appends a number if another entry has the slug", () => {
  expect(entrySlugs({ texts: [it_], given: {}, current: {}, isTaken: (slug) => slug === "miele" }).it).toBe(
    "miele-2",
  );
});

it("gives a French notice a single slug, stored as the Italian one", () => {
  expect(entrySlugs({ texts: [fr], given: {}, current: {}, isTaken: free })).toEqual({
    de: null,
    it: "droit-de-retractation",
    en: null,
  });
});

import { expect, it } from "vitest";
import { emptyDraft, emptyWords, toBody, visibilityOf } from "./draft";

it("sends only languages that have a title", () => {
  const draft = emptyDraft("post");
  const body = toBody({
    ...draft,
    slugs: { de: " honig ", it: "", en: "" },
    words: { de: { ...emptyWords, title: "Honig" }, it: { ...emptyWords, body: "senza titolo" } },
  });
  expect(body.texts).toEqual([{ language: "de", ...emptyWords, title: "Honig" }]);
  expect(body.slugs).toEqual({ de: "honig", it: "", en: "" });
  expect(body.published_at).toBeNull();
});

const now = new Date("2026-11-22T10:00:00Z");

it.each([
  ["published", "2026-11-22T09:59:00Z", "published"],
  ["published", "2026-11-22T10:01:00Z", "scheduled"],
  ["published", null, "published"],
  ["draft", "2026-11-22T10:01:00Z", "draft"],
] as const)("status %s with the publication date %s is shown as %s", (status, publishedAt, expected) => {
  expect(visibilityOf(status, publishedAt, now)).toBe(expected);
});

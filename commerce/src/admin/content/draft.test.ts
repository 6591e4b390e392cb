import { expect, it } from "vitest";
import { emptyDraft, emptyWords, toBody } from "./draft";

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

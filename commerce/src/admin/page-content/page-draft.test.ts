import { expect, it } from "vitest";
import { pageWords, unchangedPageContent } from "@su-turrone/contract/page-content";
import { onlyChanges } from "@su-turrone/contract/page-content-rules";
import { unchangedLanguages, moveSection, newSection, toDraft, withPicture, withWords } from "./page-draft";

const draft = toDraft("contact", unchangedPageContent);

it("starts with the default texts, which do not count as changes", () => {
  expect(draft.words.it["title"]).toBe(pageWords.contact.title.it);
  expect(onlyChanges("contact", draft)).toEqual(unchangedPageContent);
});

it("shows the owner's texts where there are any", () => {
  const changed = toDraft("contact", {
    ...unchangedPageContent,
    words: { de: {}, it: { title: "Scriverci" }, en: {} },
  });
  expect([changed.words.it["title"], changed.words.de["title"]]).toEqual([
    "Scriverci",
    pageWords.contact.title.de,
  ]);
});

it("lists the languages that still have the default text once another language is changed", () => {
  expect(unchangedLanguages("contact", draft, "title")).toEqual([]);
  expect(unchangedLanguages("contact", withWords(draft, "it", "title", "Scriverci"), "title")).toEqual([
    "de",
    "en",
  ]);
});

it("sets and removes a picture", () => {
  const picture = { url: "/a", width: 1, height: 1, alt: { de: "a", it: "a", en: "a" } };
  const one = withPicture(draft, "picture", picture);
  expect(one.pictures).toEqual({ picture });
  expect(withPicture(one, "picture", null).pictures).toEqual({});
});

it("moves a section up and down", () => {
  const [a, b, c] = ["a", "b", "c"].map(newSection);
  if (!a || !b || !c) throw new Error("three sections");
  expect(moveSection([a, b, c], 2, -1).map(({ id }) => id)).toEqual(["a", "c", "b"]);
  expect(moveSection([a, b, c], 0, 1).map(({ id }) => id)).toEqual(["b", "a", "c"]);
});

import { describe, expect, it, test } from "vitest";
import { languages } from "./languages";
import { contentPages, pageWords, unchangedPageContent, valueNames, type PageContent } from "./page-content";
import { onlyChanges, pageProblems } from "./page-content-rules";

const alt = { de: "Backofen", it: "Forno", en: "Oven" };
const picture = { url: "https://shop.example/static/oven.webp", width: 1600, height: 1200, alt };

const content = (part: Partial<PageContent>): PageContent => ({ ...unchangedPageContent, ...part });
const inGerman = (words: Record<string, string>) => content({ words: { de: words, it: {}, en: {} } });
const section = (title: string, own = picture) => ({
  id: "a1",
  picture: own,
  words: { de: { title, text: "" }, it: { title: "", text: "" }, en: { title: "", text: "" } },
});

describe("pageProblems", () => {
  it("accepts the default texts and changed ones", () => {
    expect(pageProblems("about", unchangedPageContent)).toEqual({});
    expect(pageProblems("about", inGerman({ title: "Seit 1885" }))).toEqual({});
  });

  it("rejects an unknown placeholder", () => {
    expect(
      pageProblems("shipping", inGerman({ "cost.text": "Ab {{free}} nichts, sonst {{price}}." })),
    ).toEqual({});
    expect(pageProblems("shipping", inGerman({ "cost.text": "Nur {{preis}}!" }))).toEqual({
      "words.de.cost.text": "unknown_value",
    });
    expect(pageProblems("shipping", inGerman({ title: "{{price}}" }))).toEqual({
      "words.de.title": "unknown_value",
    });
  });

  it("rejects a text of more than 4000 characters", () => {
    expect(pageProblems("about", inGerman({ title: "x".repeat(4000) }))).toEqual({});
    expect(pageProblems("about", inGerman({ title: "x".repeat(4001) }))).toEqual({
      "words.de.title": "too_long",
    });
  });

  it("rejects a picture that is not described in each language", () => {
    const pictures = { picture: { ...picture, alt: { ...alt, it: " " } } };
    expect(pageProblems("about", content({ pictures }))).toEqual({ "pictures.picture.alt.it": "no_alt" });
    const sections = [section("Öffnung", { ...picture, alt: { ...alt, en: "" } })];
    expect(pageProblems("home", content({ sections }))).toEqual({ "sections.a1.picture.alt.en": "no_alt" });
  });

  it("rejects a section without texts in any language, and more than eight sections", () => {
    expect(pageProblems("home", content({ sections: [section("Öffnung")] }))).toEqual({});
    expect(pageProblems("home", content({ sections: [section(" ")] }))).toEqual({
      "sections.a1.words": "no_words",
    });
    const nine = Array.from({ length: 9 }, (_, index) => ({ ...section("x"), id: `a${index}` }));
    expect(pageProblems("home", content({ sections: nine }))).toEqual({ sections: "too_many" });
  });
});

describe("onlyChanges", () => {
  it("returns what differs from the defaults", () => {
    const first = pageWords.about.title.de;
    const kept = onlyChanges("about", {
      words: { de: { title: first, intro: "Neu", "history.title": " " }, it: {}, en: { nowhere: "x" } },
      pictures: { picture, nowhere: picture },
      shown: { team: false, values: true, "certifications.organic": true, nowhere: false },
      sections: [section("Öffnung")],
    });
    expect(kept).toEqual({
      words: { de: { intro: "Neu" }, it: {}, en: {} },
      pictures: { picture },
      shown: { team: false, "certifications.organic": true },
      sections: [section("Öffnung")],
    });
  });
});

test.each(contentPages)("the texts of %s have the same placeholders, and none is empty", (page) => {
  for (const [key, words] of Object.entries(pageWords[page])) {
    for (const language of languages) {
      expect(words[language].trim(), key).not.toBe("");
      expect(valueNames(words[language]).sort(), key).toEqual(valueNames(words.de).sort());
    }
  }
});

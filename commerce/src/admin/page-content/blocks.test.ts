import { expect, it } from "vitest";
import { contentPages, pagePictures, pageWords } from "@su-turrone/contract/page-content";
import { blocksOf, isOneLine, nameOfGroup } from "./page-draft";

it.each(contentPages)("shows each text and picture of %s exactly once in the form", (page) => {
  const groups = blocksOf(page).flatMap(({ group, inner }) => [group, ...inner]);
  expect(groups.flatMap(({ words }) => words).sort()).toEqual(Object.keys(pageWords[page]).sort());
  const places = groups.flatMap(({ picture }) => picture ?? []);
  expect(places.sort()).toEqual(Object.keys(pagePictures[page]).sort());
});

it("groups fields that belong together", () => {
  const blocks = blocksOf("about");
  expect(blocks.map(({ group }) => group.name)).toEqual([
    "",
    "history",
    "values",
    "process",
    "team",
    "certifications",
    "visit",
    "head",
  ]);
  const [top, , , process] = blocks;
  expect(top).toEqual({
    group: { name: "", words: ["title", "intro"], picture: "picture", canBeHidden: false },
    inner: [],
  });
  expect(process?.inner[0]).toEqual({
    name: "process.steps.1",
    words: ["process.steps.1.name", "process.steps.1.text"],
    picture: "process.steps.1.picture",
    canBeHidden: false,
  });
});

it("names a group after its heading, name or text", () => {
  const named = (page: "home" | "about", name: string) => {
    const groups = blocksOf(page).flatMap(({ group, inner }) => [group, ...inner]);
    const group = groups.find((one) => one.name === name);
    return group ? nameOfGroup(page, group, "en") : undefined;
  };
  expect(named("about", "history")).toBe(pageWords.about["history.title"].en);
  expect(named("about", "team.quality")).toBe(pageWords.about["team.quality.name"].en);
  expect(named("home", "facts.free")).toBe(pageWords.home["facts.free.text"].en);
  expect(named("home", "facts")).toBeNull();
  expect(named("about", "head")).toBeNull();
  expect(named("about", "")).toBeNull();
});

it("recognises single-line texts", () => {
  expect(["title", "hero.action", "facts.returns.figure", "team.founder.name"].every(isOneLine)).toBe(true);
  expect(["intro", "head.description", "visit.text"].some(isOneLine)).toBe(false);
});

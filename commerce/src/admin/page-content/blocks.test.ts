import { expect, it } from "vitest";
import { contentPages, pagePictures, pageWords } from "@su-turrone/contract/page-content";
import { blocksOf, isOneLine, nameOfGroup } from "./blocks";

it.each(contentPages)("each word and picture of %s has its place in the form, once", (page) => {
  const groups = blocksOf(page).flatMap(({ group, inner }) => [group, ...inner]);
  expect(groups.flatMap(({ words }) => words).sort()).toEqual(Object.keys(pageWords[page]).sort());
  const places = groups.flatMap(({ picture }) => picture ?? []);
  expect(places.sort()).toEqual(Object.keys(pagePictures[page]).sort());
});

it("puts together what stands together", () => {
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

it("calls a group by its heading, its name or its text", () => {
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

it("knows which words are one line", () => {
  expect(["title", "hero.action", "facts.returns.figure", "team.founder.name"].every(isOneLine)).toBe(true);
  expect(["intro", "head.description", "visit.text"].some(isOneLine)).toBe(false);
});

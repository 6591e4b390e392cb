import { describe, expect, it } from "vitest";
import { isStale, revisionOf } from "./revision";

const saved = { title: "Torrone", at: new Date("2026-11-26T10:00:00Z") };
const revision = revisionOf(saved);

describe("a form", () => {
  it.each([
    ["showed what is stored", `"${revision}"`, false],
    ["showed something else", `"${revisionOf({ ...saved, title: "Torroni" })}"`, true],
    ["knows no revision", '"undefined"', true],
    ["is none: the request has no header", undefined, false],
  ])("that %s", (_, ifMatch, stale) => {
    expect(isStale(ifMatch, revision)).toBe(stale);
  });

  it("is recognised by the answer it was made from", () => {
    expect(revisionOf(JSON.parse(JSON.stringify(saved)))).toBe(revision);
  });
});

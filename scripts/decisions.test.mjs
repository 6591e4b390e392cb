import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const text = readFileSync(path.resolve(import.meta.dirname, "../docs/decisions.md"), "utf8");

/**
 * The anchor GitHub generates for a heading.
 * @param {string} heading
 */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");

const decisions = [...text.matchAll(/^## (\d{4}-\d\d-\d\d · (.+))$/gm)].map(
  ([, heading = "", title = ""]) => `[${title}](#${anchorOf(heading)})`,
);
const index = text.split("## By topic")[1]?.split("\n## ")[0] ?? "";
const listed = [...index.matchAll(/^- (\[.+\]\(#.+\))$/gm)].map(([, link]) => link);

it("generates anchors like GitHub", () => {
  expect(anchorOf("2026-11-20 · Calls go through the SDK's `client.fetch`")).toBe(
    "2026-11-20--calls-go-through-the-sdks-clientfetch",
  );
});

it("lists every decision under its topic exactly once", () => {
  expect(decisions.length).toBeGreaterThan(100);
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});

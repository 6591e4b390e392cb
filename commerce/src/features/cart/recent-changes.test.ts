import { expect, it } from "vitest";
import { isRepeated, recentChangesKey, withChange } from "./recent-changes";

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second));
const made = withChange(null, "add:v1:form", at(0));

it.each([
  ["is recognised immediately", "add:v1:form", false, 1, true],
  ["is not recognised after five seconds", "add:v1:form", false, 5, false],
  ["is recognised later if it is resent", "add:v1:form", true, 50, true],
  ["is not recognised from another form", "add:v1:other", true, 1, false],
])("a repeated change %s", (_when, key, always, second, expected) => {
  expect(isRepeated({ key, always }, made, at(second))).toBe(expected);
});

it.each([null, {}, { [recentChangesKey]: "?" }, { notes: "x" }])(
  "treats no change as repeated if the metadata is %j",
  (metadata) => {
    expect(isRepeated({ key: "add:v1:form", always: true }, metadata, at(0))).toBe(false);
  },
);

it("remembers the last ten changes", () => {
  let metadata: unknown = null;
  for (let n = 0; n < 11; n++) metadata = withChange(metadata, `k${n}`, at(n));
  const known = (n: number) => isRepeated({ key: `k${n}`, always: true }, metadata, at(20));
  expect([known(0), known(1), known(10)]).toEqual([false, true, true]);
});

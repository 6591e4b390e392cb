import { expect, it } from "vitest";
import { keptCount } from "./kept-count";

/** A list that is one longer each time it is counted. */
function growing(from: number): () => Promise<number> {
  let next = from;
  return () => Promise.resolve(next++);
}

it("counts a short list each time", async () => {
  const count = growing(9_998);
  expect(await keptCount("short", count)).toBe(9_998);
  expect(await keptCount("short", count)).toBe(9_999);
});

it("keeps the count of a long list, and not for another one", async () => {
  const count = growing(10_000);
  expect(await keptCount("long", count)).toBe(10_000);
  expect(await keptCount("long", count)).toBe(10_000);
  expect(await keptCount("another", count)).toBe(10_001);
});

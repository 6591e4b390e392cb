import { afterEach, expect, it, vi } from "vitest";
import { cachedCount } from "./list-query";

/** A list that grows by one each time it is counted. */
function growing(from: number): () => Promise<number> {
  let next = from;
  return () => Promise.resolve(next++);
}

/** Advances the clock by a number of milliseconds. */
const pass = (time: number): void => {
  const now = performance.now() + time;
  vi.spyOn(performance, "now").mockImplementation(() => now);
};
afterEach(() => {
  vi.restoreAllMocks();
});

it("counts a short list on each call", async () => {
  const count = growing(9_998);
  expect(await cachedCount("short", count)).toBe(9_998);
  expect(await cachedCount("short", count)).toBe(9_999);
});

it("caches the count of a long list, separately from other lists", async () => {
  const count = growing(10_000);
  expect(await cachedCount("long", count)).toBe(10_000);
  expect(await cachedCount("long", count)).toBe(10_000);
  expect(await cachedCount("another", count)).toBe(10_001);
});

it("recounts a long list in the background after a minute", async () => {
  expect(await cachedCount("old", () => Promise.resolve(20_000))).toBe(20_000);
  pass(61_000);
  let counted: (count: number) => void = () => undefined;
  const slow = vi.fn(() => new Promise<number>((resolve) => (counted = resolve)));
  await vi.waitFor(async () => {
    expect(await cachedCount("old", slow)).toBe(20_000);
    expect(slow).toHaveBeenCalledOnce();
  });
  counted(20_005);
  await vi.waitFor(async () => expect(await cachedCount("old", slow)).toBe(20_005));
});

it("returns the previous count if recounting fails, and retries", async () => {
  expect(await cachedCount("broken", () => Promise.resolve(30_000))).toBe(30_000);
  pass(61_000);
  expect(await cachedCount("broken", () => Promise.reject(new Error("no database")))).toBe(30_000);
  await vi.waitFor(async () =>
    expect(await cachedCount("broken", () => Promise.resolve(30_001))).toBe(30_001),
  );
});

it("counts a list on each call once it has become short", async () => {
  expect(await cachedCount("emptied", () => Promise.resolve(40_000))).toBe(40_000);
  pass(61_000);
  await cachedCount("emptied", () => Promise.resolve(3));
  await vi.waitFor(async () => expect(await cachedCount("emptied", () => Promise.resolve(4))).toBe(4));
  expect(await cachedCount("emptied", () => Promise.resolve(5))).toBe(5);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PublishableKeyCache } from ".";

/** Advances the clock by a number of milliseconds; the cache reads it again after a timer. */
const pass = (time: number): void => {
  const now = performance.now() + time;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.advanceTimersByTime(time);
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tags = ["LinkPublishableApiKeySalesChannel:list:*"];
const found = { data: [{ id: "apk_1" }] };

it("remembers a key for a minute", async () => {
  const cache = new PublishableKeyCache();
  await cache.set({ key: "of the shop", tags, data: found });
  pass(59_000);
  expect(await cache.get({ key: "of the shop", tags })).toBe(found);
  pass(2_000);
  expect(await cache.get({ key: "of the shop", tags })).toBeNull();
});

it("does not remember keys that do not exist, or other answers", async () => {
  const cache = new PublishableKeyCache();
  await cache.set({ key: "unknown", tags, data: { data: [] } });
  await cache.set({ key: "products", tags: ["Product:list:*"], data: found });
  await cache.set({ key: "regions", data: found });
  expect(await cache.get({ key: "unknown", tags })).toBeNull();
  expect(await cache.get({ key: "products", tags: ["Product:list:*"] })).toBeNull();
  expect(await cache.get({ key: "products", tags })).toBeNull();
  expect(await cache.get({ key: "regions" })).toBeNull();
});

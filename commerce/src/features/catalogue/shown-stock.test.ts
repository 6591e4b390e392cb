import { asValue, createContainer } from "@medusajs/framework/awilix";
import type { MedusaContainer } from "@medusajs/framework/types";
import { beforeEach, expect, it, vi } from "vitest";
import { readShownStock } from "./available-packs";
import { hasShownStockChanged } from "./shown-stock";

vi.mock("./available-packs", () => ({ readShownStock: vi.fn() }));
const read = vi.mocked(readShownStock);

const cached = new Map<string, unknown>();
const cache = {
  get: (key: string) => Promise.resolve(cached.get(key) ?? null),
  set: (key: string, value: unknown) => Promise.resolve(cached.set(key, value)),
};
const container = createContainer()
  .register("__pg_connection__", asValue(undefined))
  .register("cache", asValue(cache)) as unknown as MedusaContainer;
const changed = () => hasShownStockChanged(container);

beforeEach(async () => {
  read.mockReset().mockResolvedValue("a");
  await changed();
  read.mockClear();
});

it("tells a change once, and the way back", async () => {
  expect(await changed()).toBe(false);
  read.mockResolvedValue("b");
  expect([await changed(), await changed()]).toEqual([true, false]);
  read.mockResolvedValue("a");
  expect(await changed()).toBe(true);
});

it("compares with what another process has seen", async () => {
  cached.set("shown-stock", "b");
  expect(await changed()).toBe(true);
});

it("reads once for what happens at the same time, and again for what happens during a reading", async () => {
  let resolve = (_: string): void => undefined;
  const promise = new Promise<string>((done) => (resolve = done));
  read.mockReturnValueOnce(promise);
  const first = changed();
  const second = changed();
  await expect.poll(() => read.mock.calls.length).toBe(1);
  read.mockResolvedValue("c");
  const third = changed();
  resolve("a");
  expect(await Promise.all([first, second, third])).toEqual([false, false, true]);
  expect(read).toHaveBeenCalledTimes(2);
});

it("counts stock that cannot be read as changed, and goes on", async () => {
  read.mockRejectedValueOnce(new Error("no database"));
  expect([await changed(), await changed()]).toEqual([true, false]);
});

it("counts a shop without stock as changed", async () => {
  read.mockResolvedValue(null);
  expect([await changed(), await changed()]).toEqual([true, true]);
});

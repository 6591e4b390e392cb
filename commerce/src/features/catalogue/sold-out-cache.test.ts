import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it, vi } from "vitest";
import { tablesState } from "../../platform/table-state";
import { soldOutVariantIds } from "./available-packs";
import { soldOutCheck } from "./sold-out-cache";

vi.mock("../../platform/table-state", () => ({ tablesState: vi.fn() }));
vi.mock("./available-packs", () => ({ soldOutVariantIds: vi.fn() }));

const container = { resolve: () => undefined } as unknown as MedusaContainer;

/** Sets the mocked state of the tables and the sold-out variants. */
function tables(state: string, ...gone: string[]): void {
  vi.mocked(tablesState).mockResolvedValue(state);
  vi.mocked(soldOutVariantIds).mockResolvedValue(new Set(gone));
}

it("queries the sold-out variants once per table state, and reuses the check while the result is the same", async () => {
  tables("1", "a");
  const first = await soldOutCheck(container, "channel");
  expect([first("a"), first("b")]).toEqual([true, false]);
  expect(await soldOutCheck(container, "channel")).toBe(first);
  expect(soldOutVariantIds).toHaveBeenCalledTimes(1);

  // packs were sold, but no variant sold out
  tables("2", "a");
  expect(await soldOutCheck(container, "channel")).toBe(first);
  expect(soldOutVariantIds).toHaveBeenCalledTimes(2);

  // one variant is back, another sold out
  tables("3", "b");
  const next = await soldOutCheck(container, "channel");
  expect(next).not.toBe(first);
  expect([next("a"), next("b")]).toEqual([false, true]);
});

it("caches each sales channel separately", async () => {
  tables("4", "a");
  const one = await soldOutCheck(container, "one");
  tables("4");
  expect((await soldOutCheck(container, "other"))("a")).toBe(false);
  expect(await soldOutCheck(container, "one")).toBe(one);
});

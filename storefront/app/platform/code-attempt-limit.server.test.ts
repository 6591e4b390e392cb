import { expect, it } from "vitest";
import { mayTryCode, countWrongCode } from "./code-attempt-limit.server";
import { mayLookUpOrder, countMissedLookup } from "./lookup-limit.server";

const times = async (count: number, work: () => Promise<void>): Promise<void> => {
  for (let n = 0; n < count; n++) await work();
};

it("ten wrong codes close nothing to the others behind an address, a hundred do", async () => {
  await times(99, () => countWrongCode("192.0.2.1"));
  expect(await mayTryCode("192.0.2.1")).toBe(true);
  await countWrongCode("192.0.2.1");
  expect(await mayTryCode("192.0.2.1")).toBe(false);
  expect(await mayTryCode("192.0.2.2")).toBe(true);
});

it("ten misses close one order's number to one address, not to others and not other numbers", async () => {
  await times(9, () => countMissedLookup("192.0.2.1", "Nr. 1042"));
  expect(await mayLookUpOrder("192.0.2.1", "1042")).toBe(true);
  await countMissedLookup("192.0.2.1", "1042");
  expect(await mayLookUpOrder("192.0.2.1", "#1042")).toBe(false);
  expect(await mayLookUpOrder("192.0.2.1", "1043")).toBe(true);
  expect(await mayLookUpOrder("192.0.2.2", "1042")).toBe(true);
});

it("a hundred misses close the lookup to one address", async () => {
  for (let n = 0; n < 100; n++) {
    expect(await mayLookUpOrder("192.0.2.3", String(n))).toBe(true);
    await countMissedLookup("192.0.2.3", String(n));
  }
  expect(await mayLookUpOrder("192.0.2.3", "1042")).toBe(false);
});

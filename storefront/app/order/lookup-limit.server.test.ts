import { expect, it } from "vitest";
import { countMissedLookup, lookupDelay } from "./lookup-limit.server";

it("counts a number by its digits, whatever was typed around them", async () => {
  for (let n = 0; n < 9; n++) await countMissedLookup("192.0.2.1", "Nr. 1042");
  expect(await lookupDelay("192.0.2.1", "1042")).toBe(0);
  await countMissedLookup("192.0.2.1", "1042");
  expect(await lookupDelay("192.0.2.1", "#1042")).toBeGreaterThan(3500);
  expect(await lookupDelay("192.0.2.1", "1043")).toBe(0);
});

it("closes the lookup to an address that has missed a hundred times", async () => {
  for (let n = 0; n < 100; n++) {
    expect(await lookupDelay("192.0.2.3", String(n))).toBe(0);
    await countMissedLookup("192.0.2.3", String(n));
  }
  expect(await lookupDelay("192.0.2.3", "1042")).toBeGreaterThan(3500);
});

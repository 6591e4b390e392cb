import { expect, it } from "vitest";
import { countMissedLookup, mayLookUpOrder } from "./lookup-limit.server";

it("counts a number by its digits, whatever was typed around them", async () => {
  for (let n = 0; n < 9; n++) await countMissedLookup("192.0.2.1", "Nr. 1042");
  expect(await mayLookUpOrder("192.0.2.1", "1042")).toBe(true);
  await countMissedLookup("192.0.2.1", "1042");
  expect(await mayLookUpOrder("192.0.2.1", "#1042")).toBe(false);
  expect(await mayLookUpOrder("192.0.2.1", "1043")).toBe(true);
});

it("closes the lookup to an address that has missed a hundred times", async () => {
  for (let n = 0; n < 100; n++) {
    expect(await mayLookUpOrder("192.0.2.3", String(n))).toBe(true);
    await countMissedLookup("192.0.2.3", String(n));
  }
  expect(await mayLookUpOrder("192.0.2.3", "1042")).toBe(false);
});

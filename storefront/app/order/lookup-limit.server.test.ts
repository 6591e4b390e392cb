import { expect, it } from "vitest";
import { countMissedLookup, lookupDelay } from "./lookup-limit.server";

it("counts misses per order number, and for all invoice numbers together", async () => {
  for (let n = 0; n < 9; n++) await countMissedLookup("192.0.2.1", "1042");
  expect(await lookupDelay("192.0.2.1", "1042")).toBe(0);
  await countMissedLookup("192.0.2.1", "1042");
  expect(await lookupDelay("192.0.2.1", "1042")).toBeGreaterThan(3500);
  expect(await lookupDelay("192.0.2.1", "1043")).toBe(0);
  for (let n = 0; n < 10; n++) {
    expect(await lookupDelay("192.0.2.1", "F-2026-0042")).toBe(0);
    await countMissedLookup("192.0.2.1", `F-2026-000${n}`);
  }
  expect(await lookupDelay("192.0.2.1", "F-2026-0042")).toBeGreaterThan(3500);
  expect(await lookupDelay("192.0.2.1", "1043")).toBe(0);
});

it("blocks a client address after a hundred misses", async () => {
  for (let n = 0; n < 100; n++) {
    expect(await lookupDelay("192.0.2.3", String(n))).toBe(0);
    await countMissedLookup("192.0.2.3", String(n));
  }
  expect(await lookupDelay("192.0.2.3", "1042")).toBeGreaterThan(3500);
});

import { expect, it } from "vitest";
import { consumeLimit, countFailure, failureDelay } from "./rate-limits.server";

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < count; n++) await work();
};

it("allows ten submissions per form, client address and hour", async () => {
  for (let n = 0; n < 10; n++) expect(await consumeLimit("form", "contact", "192.0.2.1")).toBe(0);
  const wait = await consumeLimit("form", "contact", "192.0.2.1");
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  expect(await consumeLimit("form", "newsletter", "192.0.2.1")).toBe(0);
  expect(await consumeLimit("form", "contact", "192.0.2.2")).toBe(0);
});

it("allows 120 suggestions per client address and minute", async () => {
  for (let n = 0; n < 120; n++) expect(await consumeLimit("suggestion", "192.0.2.1")).toBe(0);
  const wait = await consumeLimit("suggestion", "192.0.2.1");
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await consumeLimit("suggestion", "192.0.2.2")).toBe(0);
});

it("allows 300 postal code requests per client address and minute", async () => {
  await times(300, async () => {
    expect(await consumeLimit("postalCode", "192.0.2.1")).toBe(0);
  });
  expect(await consumeLimit("postalCode", "192.0.2.1")).toBeGreaterThan(0);
});

it("blocks a client address after a hundred wrong codes", async () => {
  await times(99, () => countFailure("wrongCode", "192.0.2.1"));
  expect(await failureDelay("wrongCode", "192.0.2.1")).toBe(0);
  await countFailure("wrongCode", "192.0.2.1");
  const wait = await failureDelay("wrongCode", "192.0.2.1");
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(900);
  expect(await failureDelay("wrongCode", "192.0.2.2")).toBe(0);
});

it("blocks an order number for a client address after ten misses, but not other numbers or addresses", async () => {
  await times(9, () => countFailure("missedLookupOfNumber", "192.0.2.1", "1042"));
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.1", "1042")).toBe(0);
  await countFailure("missedLookupOfNumber", "192.0.2.1", "1042");
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.1", "1042")).toBeGreaterThan(3500);
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.1", "1043")).toBe(0);
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.2", "1042")).toBe(0);
});

it("blocks the order lookup for a client address after a hundred misses", async () => {
  await times(99, () => countFailure("missedLookup", "192.0.2.3"));
  expect(await failureDelay("missedLookup", "192.0.2.3")).toBe(0);
  await countFailure("missedLookup", "192.0.2.3");
  expect(await failureDelay("missedLookup", "192.0.2.3")).toBeGreaterThan(3500);
});

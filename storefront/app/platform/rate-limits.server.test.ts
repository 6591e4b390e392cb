import { expect, it } from "vitest";
import { consumeLimit, countFailure, failureDelay } from "./rate-limits.server";

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < count; n++) await work();
};

it("a visitor sends ten of each form in an hour", async () => {
  for (let n = 0; n < 10; n++) expect(await consumeLimit("form", "contact", "192.0.2.1")).toBe(0);
  const wait = await consumeLimit("form", "contact", "192.0.2.1");
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  expect(await consumeLimit("form", "newsletter", "192.0.2.1")).toBe(0);
  expect(await consumeLimit("form", "contact", "192.0.2.2")).toBe(0);
});

it("lets a visitor ask for 120 suggestions a minute, and nobody else wait for it", async () => {
  for (let n = 0; n < 120; n++) expect(await consumeLimit("suggestion", "192.0.2.1")).toBe(0);
  const wait = await consumeLimit("suggestion", "192.0.2.1");
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await consumeLimit("suggestion", "192.0.2.2")).toBe(0);
});

it("lets those behind an address ask for 300 postal codes a minute", async () => {
  await times(300, async () => {
    expect(await consumeLimit("postalCode", "192.0.2.1")).toBe(0);
  });
  expect(await consumeLimit("postalCode", "192.0.2.1")).toBeGreaterThan(0);
});

it("ninety-nine wrong codes close nothing to the others behind an address, a hundred do", async () => {
  await times(99, () => countFailure("wrongCode", "192.0.2.1"));
  expect(await failureDelay("wrongCode", "192.0.2.1")).toBe(0);
  await countFailure("wrongCode", "192.0.2.1");
  expect(await failureDelay("wrongCode", "192.0.2.1")).toBeGreaterThan(3500);
  expect(await failureDelay("wrongCode", "192.0.2.2")).toBe(0);
});

it("ten misses close one order's number to one address, not to others and not other numbers", async () => {
  await times(9, () => countFailure("missedLookupOfNumber", "192.0.2.1", "1042"));
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.1", "1042")).toBe(0);
  await countFailure("missedLookupOfNumber", "192.0.2.1", "1042");
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.1", "1042")).toBeGreaterThan(3500);
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.1", "1043")).toBe(0);
  expect(await failureDelay("missedLookupOfNumber", "192.0.2.2", "1042")).toBe(0);
});

it("a hundred misses close the lookup to one address", async () => {
  await times(99, () => countFailure("missedLookup", "192.0.2.3"));
  expect(await failureDelay("missedLookup", "192.0.2.3")).toBe(0);
  await countFailure("missedLookup", "192.0.2.3");
  expect(await failureDelay("missedLookup", "192.0.2.3")).toBeGreaterThan(3500);
});

import { expect, it } from "vitest";
import { limitedLookup } from "./order.server";

const missed = { found: null, reason: "miss" } as const;
const mailed = { found: null, reason: "limited" } as const;
const found = { found: { id: "order_1", key: "key" } };

/** A lookup that finds nothing. @returns whether the order could only have been opened by e-mail */
const miss = async (ip: string, number: string): Promise<boolean> => {
  const outcome = await limitedLookup(ip, number, async (byMail) => (byMail ? mailed : missed));
  return outcome === mailed;
};

it("counts misses per order number, and for all invoice numbers together", async () => {
  for (let n = 0; n < 10; n++) expect(await miss("192.0.2.1", "1042")).toBe(false);
  expect(await miss("192.0.2.1", "1042")).toBe(true);
  for (let n = 0; n < 10; n++) expect(await miss("192.0.2.1", `F-2026-000${n}`)).toBe(false);
  expect(await miss("192.0.2.1", "F-2026-0042")).toBe(true);
  expect(await miss("192.0.2.1", "1043")).toBe(false);
});

it("blocks a client address after a hundred misses", async () => {
  for (let n = 0; n < 100; n++) expect(await miss("192.0.2.3", String(n))).toBe(false);
  expect(await miss("192.0.2.3", "1042")).toBe(true);
});

it("blocks misses at the same time as well", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => miss("192.0.2.4", "1042")));
  expect(answers.filter((isBlocked) => !isBlocked)).toHaveLength(10);
});

it("counts neither orders that were found nor lookups that failed", async () => {
  const fail = () => limitedLookup("192.0.2.5", "1042", () => Promise.reject(new Error("commerce is down")));
  for (let n = 0; n < 20; n++) {
    expect(await limitedLookup("192.0.2.5", "1042", async () => found)).toEqual(found);
    await expect(fail()).rejects.toThrow("commerce is down");
  }
  expect(await miss("192.0.2.5", "1042")).toBe(false);
});

import { afterAll, beforeAll, describe, expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { changes, makeGoods, removeGoods, setTariff } from "./content-changes";
import { test, type APIRequestContext } from "./request";

/**
 * What is kept for 15 seconds where no news come in must be there sooner: this is generous in time, and still tells news from
 * age.
 */
const soon = { timeout: 10_000, interval: 25 };

beforeAll(makeGoods);
afterAll(removeGoods);

/** Status and address of an answer, and what a reader sees of it. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { "Accept-Language": "de" } });
  const html = await answer.text();
  const seen = html
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<!-- -->|&nbsp;/g, "")
    .replaceAll("\u00a0", " ");
  return `${answer.status()} ${answer.headers()["location"] ?? ""}\n${seen}`;
}

describe("a change is on the page at once:", () => {
  test.for(changes)("$what", async ({ what, path, before, change, after }, { request }) => {
    // seen twice, so that it is kept
    await read(request, path());
    const old = await read(request, path());
    // not toContain: that would print whole pages
    expect([old.includes(before), old.includes(after)], `before ${what}`).toEqual([true, false]);
    await change();
    await expect.poll(async () => (await read(request, path())).includes(after), soon).toBe(true);
  });
});

test("what the owner has saved is seen by whoever comes next, without a second look", async ({ request }) => {
  const path = href("shipping", "de");
  for (const [cents, shown] of [
    [755, "7,55 €"],
    [690, "6,90 €"],
  ] as const) {
    await setTariff(cents);
    expect((await read(request, path)).includes(shown), shown).toBe(true);
  }
});

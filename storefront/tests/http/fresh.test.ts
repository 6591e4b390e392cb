import { afterAll, beforeAll, describe, expect } from "vitest";
import { asOwner } from "../../../testing/owner";
import { createProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { changes, makeGoods, removeGoods } from "./content-changes";
import { measured } from "./measured";
import { test, type APIRequestContext } from "./request";

/**
 * Anything cached for 15 seconds has to change sooner: generous, but still distinguishes an invalidation from an
 * expired entry.
 */
const pollOptions = { timeout: 10_000, interval: 50 };

beforeAll(makeGoods);
afterAll(removeGoods);

/** Status and URL of a response, and its text. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { "Accept-Language": "de" } });
  const html = await answer.text();
  const seen = html
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<!-- -->|&nbsp;/g, "")
    .replaceAll("\u00a0", " ");
  return `${answer.status()} ${answer.headers()["location"] ?? ""}\n${seen}`;
}

describe("a change appears on cached pages immediately:", () => {
  test.for(changes)("$what", async ({ what, path, before, change, after }, { request }) => {
    // requested twice, so that it is cached
    await read(request, path());
    const old = await read(request, path());
    // not toContain: that would print whole pages
    expect([old.includes(before), old.includes(after)], `before ${what}`).toEqual([true, false]);
    await change();
    await expect.poll(async () => (await read(request, path())).includes(after), pollOptions).toBe(true);
  });
});

/** Number of pages that were rendered because no cached one could be sent. */
const renderedPages = () => measured(env.SHOP_URL, /^page_cache_answers_total\{from="rendering"[^}]*\}/gm);

test("cached pages stay when packs of many are taken, and follow the last ones", async ({ request }) => {
  const product = await createProduct(`Viel Torrone ${Date.now()}`, { euro: 9, stock: 100 });
  const path = href("products", "de");
  try {
    for (const [stocked, rendered] of [
      [99, 0],
      [60, 0],
      [5, 1],
      [4, 1],
    ] as const) {
      await read(request, path);
      await read(request, path);
      const before = await renderedPages();
      await product.setStock(stocked);
      await read(request, path);
      expect((await renderedPages()) - before, `${stocked} packs`).toBe(rendered);
    }
  } finally {
    await product.remove();
  }
});

test("a saved shipping price is shown by the next response", async ({ request }) => {
  const path = href("shipping", "de");
  await read(request, path);
  for (const [shipping_cents, shown] of [
    [755, "7,55 €"],
    [690, "6,90 €"],
  ] as const) {
    await asOwner("/admin/shop-settings", { changes: { shipping_cents } });
    expect((await read(request, path)).includes(shown), shown).toBe(true);
  }
});

test("a closure banner appears on cached pages once saved, and only on its days", async ({ request }) => {
  const day = (days: number): string =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(Date.now() + days * 86_400_000);
  const words = { de: "Wir machen Ferien", it: "Siamo in ferie", en: "We are on holiday" };
  const pause = { kind: "closed", banner: words, category_ids: [], countries: [] };
  const bannerShown = async (): Promise<boolean[]> =>
    Promise.all(
      [href("home", "de"), href("products", "de")].map(async (path) =>
        (await read(request, path)).includes(words.de),
      ),
    );
  const save = (pauses: unknown[]) => asOwner("/admin/shop-settings", { changes: { pauses } });
  try {
    expect(await bannerShown()).toEqual([false, false]);
    await save([{ ...pause, first: day(0), last: day(0) }]);
    expect(await bannerShown()).toEqual([true, true]);
    // the days before and after are not affected
    await save([
      { ...pause, first: day(1), last: day(2) },
      { ...pause, first: day(-2), last: day(-1) },
    ]);
    expect(await bannerShown()).toEqual([false, false]);
  } finally {
    await save([]);
  }
});

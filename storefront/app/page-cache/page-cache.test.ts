import { describe, expect, it } from "vitest";
import type { PageLifetime } from "~/platform/tagged-cache";
import { notShareable, pageAddress, PageCache, pageKey, type RenderedPage } from "./page-cache";

/** A cache with fake clocks; the date is 10:05 UTC. */
function setUp(maxBytes = 1_000_000) {
  const clock = { now: 1_000, date: Date.UTC(2026, 10, 22, 10, 5) };
  const errors: unknown[] = [];
  const cache = new PageCache({
    now: () => clock.now,
    date: () => clock.date,
    maxBytes,
    onBackgroundError: (error) => errors.push(error),
  });
  const pass = (ms: number) => {
    clock.now += ms;
    clock.date += ms;
  };
  return { cache, clock, errors, pass };
}

/** A page with its name as content, fresh for 15 s and usable for 60 s. */
function made(name: string, now: number, lifetime: Partial<PageLifetime> = {}): RenderedPage {
  const encoded = { headers: [], body: Buffer.from(name) };
  return {
    value: { etag: name, unchanged: [], encoded: { br: encoded, gzip: encoded, identity: encoded } },
    lifetime: { tags: ["catalogue"], freshUntil: now + 15_000, staleUntil: now + 60_000, ...lifetime },
  };
}

const unwanted = () => Promise.reject(new Error("nobody asked for another page"));

describe("a cached page", () => {
  it("is served while it is fresh", async () => {
    const { cache, clock, pass } = setUp();
    expect(cache.find("/a", unwanted)).toBeUndefined();
    await cache.fill("/a", () => Promise.resolve(made("one", clock.now)));
    pass(14_999);
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("one");
    expect(cache.find("/b", unwanted)).toBeUndefined();
  });

  it("is served stale while it is revalidated, but not after it has expired", async () => {
    const { cache, clock, pass } = setUp();
    await cache.fill("/a", () => Promise.resolve(made("one", clock.now)));
    pass(15_000);
    const next = Promise.resolve(made("two", clock.now));
    expect(cache.find("/a", () => next)?.value?.etag).toBe("one");
    await next;
    await Promise.resolve();
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("two");
    pass(60_000);
    expect(cache.find("/a", unwanted)).toBeUndefined();
  });

  it("is kept if revalidation fails, and the error is reported", async () => {
    const { cache, clock, errors, pass } = setUp();
    await cache.fill("/a", () => Promise.resolve(made("one", clock.now)));
    pass(20_000);
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("one");
    await expect.poll(() => errors).toHaveLength(1);
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("one");
  });

  it("is rendered anew after the full hour, when delivery dates may change, and served stale meanwhile", async () => {
    const { cache, clock, pass } = setUp();
    pass(54 * 60_000 + 55_000);
    await cache.fill("/a", () => Promise.resolve(made("before 11:00", clock.now)));
    pass(4_999);
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("before 11:00");
    pass(1);
    let finish: (page: RenderedPage) => void = () => undefined;
    const next = new Promise<RenderedPage>((resolve) => (finish = resolve));
    expect(cache.find("/a", () => next)?.value?.etag).toBe("before 11:00");
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("before 11:00");
    finish(made("after 11:00", clock.now));
    await expect.poll(() => cache.find("/a", unwanted)?.value?.etag).toBe("after 11:00");
  });

  it("is dropped if one of its tags is invalidated, but not for other tags", async () => {
    const { cache, clock } = setUp();
    await cache.fill("/a", () => Promise.resolve(made("one", clock.now, { tags: ["catalogue", "shop"] })));
    cache.invalidate(["content"]);
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("one");
    cache.invalidate(["reviews", "shop"]);
    expect(cache.find("/a", unwanted)).toBeUndefined();
  });
});

describe("a page that is being rendered", () => {
  it("is rendered once for all concurrent requests", async () => {
    const { cache, clock } = setUp();
    let times = 0;
    const make = () => {
      times += 1;
      return Promise.resolve(made(`page ${times}`, clock.now));
    };
    const pages = await Promise.all([cache.fill("/a", make), cache.fill("/a", make), cache.fill("/a", make)]);
    expect(pages.map((page) => page.value?.etag)).toEqual(["page 1", "page 1", "page 1"]);
  });

  it("is neither cached nor served to later requests if it is invalidated in the meantime", async () => {
    const { cache, clock } = setUp();
    let finish: (page: RenderedPage) => void = () => undefined;
    const before = cache.fill("/a", () => new Promise((resolve) => (finish = resolve)));
    cache.invalidate(["catalogue"]);
    const after = cache.fill("/a", () => Promise.resolve(made("new", clock.now)));
    expect((await after).value?.etag).toBe("new");
    finish(made("old", clock.now));
    expect((await before).value?.etag).toBe("old");
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("new");
  });

  it("is cached if only other tags are invalidated", async () => {
    const { cache, clock } = setUp();
    let finish: (page: RenderedPage) => void = () => undefined;
    const page = cache.fill("/a", () => new Promise((resolve) => (finish = resolve)));
    cache.invalidate(["content"]);
    finish(made("one", clock.now));
    await page;
    expect(cache.find("/a", unwanted)?.value?.etag).toBe("one");
  });
});

describe("a page that cannot be shared or rendered", () => {
  it("is not cached if it is not shareable, and rendering is not attempted again for five seconds", async () => {
    const { cache, clock, pass } = setUp();
    expect((await cache.fill("/a", () => Promise.resolve(notShareable))).value).toBeNull();
    expect((await cache.fill("/a", unwanted)).value).toBeNull();
    pass(5_001);
    expect((await cache.fill("/a", () => Promise.resolve(made("one", clock.now)))).value?.etag).toBe("one");
  });

  it("replaces the cached page if it is no longer shareable", async () => {
    const { cache, clock, pass } = setUp();
    await cache.fill("/a", () => Promise.resolve(made("one", clock.now)));
    pass(20_000);
    const gone = Promise.resolve(notShareable);
    cache.find("/a", () => gone);
    await gone;
    await expect.poll(() => cache.find("/a", unwanted)).toBeUndefined();
  });

  it("rejects if rendering fails, and the next request tries again", async () => {
    const { cache, clock } = setUp();
    await expect(cache.fill("/a", unwanted)).rejects.toThrow();
    expect((await cache.fill("/a", () => Promise.resolve(made("one", clock.now)))).value?.etag).toBe("one");
  });
});

it("a page without a lifetime is returned but not cached", async () => {
  const { cache, clock } = setUp();
  const page = await cache.fill("/a", () =>
    Promise.resolve(made("one", clock.now, { staleUntil: clock.now })),
  );
  expect(page.value?.etag).toBe("one");
  expect(cache.find("/a", unwanted)).toBeUndefined();
});

it("evicts the least recently used page if the byte limit is exceeded", async () => {
  const { cache, clock } = setUp(100);
  const fill = (name: string) =>
    cache.fill(name, () => Promise.resolve(made(name.padEnd(14, "."), clock.now)));
  await fill("/a");
  await fill("/b");
  cache.find("/a", unwanted);
  await fill("/c");
  expect(["/a", "/b", "/c"].map((key) => cache.find(key, unwanted) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  // three bodies of 14 bytes and a key of 2, for each of two pages
  expect(cache.size).toBe(88);
});

it.each([
  ["/produkte", "/produkte", ""],
  ["/produkte?", "/produkte", ""],
  ["/produkte?utm_source=news&utm_campaign=advent&gclid=1", "/produkte", ""],
  ["/produkte?weight=150&fbclid=x&weight=300", "/produkte", "?weight=150&weight=300"],
  ["/produkte?utm=1", "/produkte", "?utm=1"],
])('normalises %s to path %s and query "%s"', (url, path, query) => {
  expect(pageAddress(url)).toEqual({ path, query });
});

it("the key differs by the visitor data that the page shows", () => {
  const visitors = [
    { count: 0, cookies: "" },
    { count: 1, cookies: "" },
    { count: 0, cookies: "lang=it" },
    { count: 0, cookies: "panels=filters-shown" },
  ];
  const keys = visitors.map((visitor) => pageKey({ path: "/", query: "" }, visitor));
  expect(new Set(keys).size).toBe(4);
});

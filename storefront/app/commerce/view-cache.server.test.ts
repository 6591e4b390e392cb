import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { CommerceError, isCommerceFailure } from "./commerce-error";
import { CommerceHealth } from "./commerce-health";
import { ViewCache, type CacheRule } from "./view-cache.server";

const goods: CacheRule = { kind: "/store/products", tags: ["catalogue"], freshMs: 15_000, staleMs: 45_000 };
const anHour = 3_600_000;

const away = () => new CommerceError("unreachable", "no connection");
const gone = () => new CommerceError("refused", "not found", 404);

interface Answer {
  title: string;
}

/** A cache with a fake clock in front of a fake commerce whose responses the test controls. */
function setUp() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const health = new CommerceHealth(now, () => Promise.resolve(true));
  const errors: unknown[] = [];
  const cache = new ViewCache({
    health,
    isFailure: isCommerceFailure,
    now,
    onBackgroundError: (error) => errors.push(error),
  });
  const calls: { answer: (title: string) => void; fail: (error: Error) => void }[] = [];
  const ask = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      calls.push({
        answer: (title) => {
          health.recordAnswer(goods.kind);
          resolve({ title });
        },
        fail: (error) => {
          if (isCommerceFailure(error)) health.recordFailure(goods.kind);
          else health.recordAnswer(goods.kind);
          reject(error);
        },
      });
    });
  const read = (rule = goods) => cache.read("de /store/products {}", rule, ask);
  /** Reads with a commerce that responds immediately. */
  const readNow = async (title: string, rule = goods) => {
    const asked = calls.length;
    const answer = read(rule);
    if (calls.length > asked) calls.at(-1)?.answer(title);
    const { title: answered } = await answer;
    // until a refresh in the background is stored
    await setImmediate();
    return answered;
  };
  const readAway = async (error: Error) => {
    const asked = calls.length;
    const answer = read();
    if (calls.length > asked) calls.at(-1)?.fail(error);
    return (await answer).title;
  };
  return { cache, calls, clock, errors, health, read, readAway, readNow };
}

test("serves a response for 15 seconds, then serves it stale once while it is revalidated", async () => {
  const { calls, clock, readNow } = setUp();
  expect(await readNow("first")).toBe("first");
  clock.now = 14_999;
  expect(await readNow("second")).toBe("first");
  expect(calls).toHaveLength(1);
  clock.now = 15_000;
  expect(await readNow("second")).toBe("first");
  expect(calls).toHaveLength(2);
  expect(await readNow("third")).toBe("second");
  expect(calls).toHaveLength(2);
});

test("does not serve a response that is a minute old", async () => {
  const { clock, readNow } = setUp();
  await readNow("first");
  clock.now = 60_000;
  expect(await readNow("second")).toBe("second");
});

test("requests data without a freshness lifetime each time, once for concurrent reads", async () => {
  const { calls, read, readNow } = setUp();
  const search = { ...goods, freshMs: 0, staleMs: 0 };
  await readNow("first", search);
  expect(await readNow("second", search)).toBe("second");
  const together = Promise.all([read(search), read(search)]);
  calls.at(-1)?.answer("third");
  expect(await together).toEqual([{ title: "third" }, { title: "third" }]);
  expect(calls).toHaveLength(3);
});

test("concurrent reads share one call", async () => {
  const { calls, read } = setUp();
  const readers = Promise.all([read(), read(), read()]);
  expect(calls).toHaveLength(1);
  calls[0]?.answer("first");
  expect(await readers).toEqual([{ title: "first" }, { title: "first" }, { title: "first" }]);
});

test("the next read after an invalidation waits for a new response", async () => {
  const { cache, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  expect(await readNow("second")).toBe("second");
});

test("invalidating other tags keeps the response", async () => {
  const { cache, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["reviews", "content", "shop"]);
  expect(await readNow("second")).toBe("first");
});

test("a response requested before an invalidation is neither cached nor shared with later reads", async () => {
  const { cache, calls, read, readNow } = setUp();
  const early = read();
  cache.invalidate(["catalogue"]);
  const late = read();
  calls[1]?.answer("new");
  calls[0]?.answer("old");
  expect((await early).title).toBe("old");
  expect((await late).title).toBe("new");
  expect(await readNow("newer")).toBe("new");
});

test("serves the last response for a day while commerce is unavailable, even after an invalidation", async () => {
  const { cache, calls, clock, readAway, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  clock.now = anHour;
  expect(await readAway(away())).toBe("first");
  clock.now += 24 * anHour;
  await expect(readAway(away())).rejects.toThrow("no connection");
  expect(calls).toHaveLength(3);
});

test("retries five seconds after a failure", async () => {
  const { calls, clock, readAway, readNow } = setUp();
  await readNow("first");
  clock.now = 60_000;
  await readAway(away());
  clock.now += 4_999;
  await readAway(away());
  expect(calls).toHaveLength(2);
  clock.now += 1;
  expect(await readNow("second")).toBe("second");
});

test("revalidates a fresh response in the background while commerce is considered unavailable", async () => {
  const { calls, clock, errors, health, readAway, readNow } = setUp();
  await readNow("first");
  health.recordFailure(goods.kind);
  clock.now = 4_999;
  expect(await readNow("second")).toBe("first");
  expect(calls).toHaveLength(1);
  clock.now = 5_000;
  expect(await readAway(away())).toBe("first");
  await vi.waitFor(() => {
    expect(errors).toHaveLength(1);
  });
  clock.now = 10_000;
  expect(await readNow("second")).toBe("first");
  expect(await readNow("third")).toBe("second");
  expect(calls).toHaveLength(3);
});

test("a hanging server delays one read; a read three seconds later gets the last response", async () => {
  const { cache, calls, clock, read, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  const held = read();
  clock.now = 3_000;
  expect((await read()).title).toBe("first");
  calls[1]?.fail(away());
  expect((await held).title).toBe("first");
});

test("drops the response if commerce refuses the request", async () => {
  const { cache, readAway, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  await expect(readAway(gone())).rejects.toThrow("not found");
  await expect(readAway(away())).rejects.toThrow("no connection");
});

test("cached responses are immutable", async () => {
  const { cache } = setUp();
  const ask = () => Promise.resolve({ products: [{ id: "prod_1", tags: ["honey"] }] });
  const answer = await cache.read("de /store/products {}", goods, ask);
  expect(() => answer.products[0]?.tags.push("sugar")).toThrow(TypeError);
  expect(() => answer.products.pop()).toThrow(TypeError);
});

test("limits the number and the total size of responses", async () => {
  const { cache } = setUp();
  for (let n = 0; n < 2_100; n++) {
    await cache.read(`de /store/products/${n}`, goods, () => Promise.resolve({ n }));
  }
  expect(cache.count).toBe(2_000);
  for (let n = 0; n < 40; n++) {
    const text = "x".repeat(1_000_000);
    await cache.read(`de /store/pages/${n}`, goods, () => Promise.resolve({ text }));
  }
  expect(cache.count).toBeLessThan(32);
});

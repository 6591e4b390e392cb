import { expect, test, vi } from "vitest";
import { CommerceError, isCommerceFailure } from "./commerce-error";
import { CommerceHealth } from "./commerce-health";
import { ViewCache, type CacheRule } from "./view-cache";

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
    return (await answer).title;
  };
  const readAway = async (error: Error) => {
    const asked = calls.length;
    const answer = read();
    if (calls.length > asked) calls.at(-1)?.fail(error);
    return (await answer).title;
  };
  return { cache, calls, clock, errors, health, read, readAway, readNow };
}

test("an answer is given until it is 15 seconds old, then once more while the next one is fetched", async () => {
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

test("nobody is given an answer of a minute ago", async () => {
  const { clock, readNow } = setUp();
  await readNow("first");
  clock.now = 60_000;
  expect(await readNow("second")).toBe("second");
});

test("what is never fresh is asked for each time, once for all who ask together", async () => {
  const { calls, read, readNow } = setUp();
  const search = { ...goods, freshMs: 0, staleMs: 0 };
  await readNow("first", search);
  expect(await readNow("second", search)).toBe("second");
  const together = Promise.all([read(search), read(search)]);
  calls.at(-1)?.answer("third");
  expect(await together).toEqual([{ title: "third" }, { title: "third" }]);
  expect(calls).toHaveLength(3);
});

test("many who ask at once wait for one call", async () => {
  const { calls, read } = setUp();
  const readers = Promise.all([read(), read(), read()]);
  expect(calls).toHaveLength(1);
  calls[0]?.answer("first");
  expect(await readers).toEqual([{ title: "first" }, { title: "first" }, { title: "first" }]);
});

test("after an invalidation the next reader waits for the new answer", async () => {
  const { cache, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  expect(await readNow("second")).toBe("second");
});

test("invalidating something else changes nothing", async () => {
  const { cache, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["reviews", "content", "shop"]);
  expect(await readNow("second")).toBe("first");
});

test("an answer asked for before an invalidation is neither cached nor waited for by those who come after it", async () => {
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

test("while commerce is away the last answer is given, however often it is invalidated, for a day", async () => {
  const { cache, calls, clock, readAway, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  clock.now = anHour;
  expect(await readAway(away())).toBe("first");
  clock.now += 24 * anHour;
  await expect(readAway(away())).rejects.toThrow("no connection");
  expect(calls).toHaveLength(3);
});

test("a failure is believed for five seconds, then one reader tries again", async () => {
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

test("a fresh answer is renewed in the background as long as commerce is taken for away", async () => {
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

test("a server that hangs holds up one reader: who comes three seconds later gets the last answer", async () => {
  const { cache, calls, clock, read, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  const held = read();
  clock.now = 3_000;
  expect((await read()).title).toBe("first");
  calls[1]?.fail(away());
  expect((await held).title).toBe("first");
});

test("what commerce says no to is forgotten", async () => {
  const { cache, readAway, readNow } = setUp();
  await readNow("first");
  cache.invalidate(["catalogue"]);
  await expect(readAway(gone())).rejects.toThrow("not found");
  await expect(readAway(away())).rejects.toThrow("no connection");
});

test("nobody can change what the others are given", async () => {
  const { cache } = setUp();
  const ask = () => Promise.resolve({ products: [{ id: "prod_1", tags: ["honey"] }] });
  const answer = await cache.read("de /store/products {}", goods, ask);
  expect(() => answer.products[0]?.tags.push("sugar")).toThrow(TypeError);
  expect(() => answer.products.pop()).toThrow(TypeError);
});

test("the number of answers, and what they weigh, is bounded", async () => {
  const { cache } = setUp();
  for (let n = 0; n < 2_100; n++) {
    await cache.read(`de /store/products/${n}`, goods, () => Promise.resolve({ n }));
  }
  expect(cache.size).toBe(2_000);
  for (let n = 0; n < 40; n++) {
    const text = "x".repeat(1_000_000);
    await cache.read(`de /store/pages/${n}`, goods, () => Promise.resolve({ text }));
  }
  expect(cache.size).toBeLessThan(32);
});

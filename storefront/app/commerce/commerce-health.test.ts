import { expect, it } from "vitest";
import { CommerceHealth, kindOfCall } from "./commerce-health";

const reviews = "/store/reviews";
const products = "/store/products";

/** A fake commerce that reports whether it is ready; `asked` counts the checks. */
function setUp() {
  const clock = { now: 0 };
  const commerce: { ready: boolean | null; asked: number } = { ready: true, asked: 0 };
  const health = new CommerceHealth(
    () => clock.now,
    () => {
      commerce.asked += 1;
      return Promise.resolve(commerce.ready);
    },
  );
  return { clock, commerce, health };
}

it.each([
  ["/store/products", "/store/products"],
  ["/store/products/prod_1", "/store/products"],
  ["/store/carts/cart_1/view", "/store/carts"],
])("maps a call of %s to the kind %s", (path, kind) => {
  expect(kindOfCall(path)).toBe(kind);
});

it("a failure degrades only its own kind of calls, until the next response of that kind", () => {
  const { health } = setUp();
  health.recordFailure(reviews);
  expect([health.isDegraded(reviews), health.isDegraded(products), health.isDown]).toEqual([
    true,
    false,
    false,
  ]);
  health.recordAnswer(products);
  expect(health.isDegraded(reviews)).toBe(true);
  health.recordAnswer(reviews);
  expect(health.isDegraded(reviews)).toBe(false);
});

it("an unreachable server is down for all kinds, until any response arrives", () => {
  const { health } = setUp();
  health.recordUnreachable();
  expect([health.isDegraded(reviews), health.isDegraded(products), health.isDown]).toEqual([
    true,
    true,
    true,
  ]);
  health.recordAnswer(reviews);
  expect([health.isDegraded(products), health.isDown]).toEqual([false, false]);
});

it.each(["/store/catalogue", "/store/products", "/store/carts"])("the shop is down if %s fails", (kind) => {
  const { health } = setUp();
  health.recordFailure(kind);
  expect(health.isDown).toBe(true);
});

it("a failed cart call stops counting as downtime after a minute", () => {
  const { clock, health } = setUp();
  health.recordFailure("/store/carts");
  clock.now = 59_999;
  expect(health.isDown).toBe(true);
  clock.now = 60_000;
  expect(health.isDown).toBe(false);
});

it("a failure counts as recent for five seconds after the last one", () => {
  const { clock, health } = setUp();
  health.recordFailure(reviews);
  clock.now = 3_000;
  health.recordUnreachable();
  clock.now = 7_999;
  expect(health.hasRecentlyFailed(reviews)).toBe(true);
  clock.now = 8_000;
  expect([health.hasRecentlyFailed(reviews), health.isDegraded(reviews)]).toEqual([false, true]);
});

it("refuses calls if commerce has not responded since the timed-out call began and is not ready, until it responds", async () => {
  const { clock, commerce, health } = setUp();
  health.recordAnswer(products);
  clock.now = 6_000;
  commerce.ready = false;
  health.recordTimeout(1_000);
  health.recordFailure(products);
  expect([await health.shouldRefuseCall(), health.isDown]).toEqual([true, true]);
  health.recordAnswer(reviews);
  expect([await health.shouldRefuseCall(), health.isDown]).toEqual([false, false]);
});

it("does not refuse calls after one timeout if commerce reports that it is ready", async () => {
  const { clock, commerce, health } = setUp();
  clock.now = 6_000;
  health.recordTimeout(1_000);
  expect([await health.shouldRefuseCall(), commerce.asked]).toEqual([false, 1]);
});

it.each([
  ["is ready", true, false],
  ["is not ready", false, false],
  ["does not answer", null, true],
])(
  "gives up an unanswered call if commerce, asked whether it is ready, %s: %#",
  async (_, ready, expected) => {
    const { clock, commerce, health } = setUp();
    commerce.ready = ready;
    clock.now = 3_000;
    expect(await health.shouldGiveUpCall(1_000)).toBe(expected);
    health.recordAnswer(products);
    expect(await health.shouldGiveUpCall(1_000)).toBe(false);
  },
);

it("a call waits for the pending readiness check", async () => {
  let say: (ready: boolean) => void = () => undefined;
  const health = new CommerceHealth(
    () => 6_000,
    () => new Promise((resolve) => (say = resolve)),
  );
  health.recordTimeout(1_000);
  const refused = health.shouldRefuseCall();
  say(false);
  expect(await refused).toBe(true);
});

it("a response during the readiness check overrides a negative result", async () => {
  const { clock, commerce, health } = setUp();
  clock.now = 6_000;
  commerce.ready = false;
  health.recordTimeout(1_000);
  clock.now = 6_100;
  health.recordAnswer(products);
  expect(await health.shouldRefuseCall()).toBe(false);
});

it("repeats the readiness check every five seconds and allows calls again once commerce is ready", async () => {
  const { clock, commerce, health } = setUp();
  clock.now = 6_000;
  commerce.ready = false;
  health.recordTimeout(1_000);
  expect(await health.shouldRefuseCall()).toBe(true);
  commerce.ready = true;
  clock.now = 10_999;
  expect([await health.shouldRefuseCall(), commerce.asked]).toEqual([true, 1]);
  clock.now = 11_000;
  expect([await health.shouldRefuseCall(), commerce.asked]).toEqual([false, 2]);
});

it("a timeout triggers no readiness check if other calls were answered in the meantime", async () => {
  const { clock, commerce, health } = setUp();
  commerce.ready = false;
  clock.now = 3_000;
  health.recordAnswer(products);
  clock.now = 6_000;
  health.recordTimeout(1_000);
  expect([await health.shouldRefuseCall(), commerce.asked]).toEqual([false, 0]);
});

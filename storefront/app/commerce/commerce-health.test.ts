import { expect, it } from "vitest";
import { CommerceHealth, kindOfCall } from "./commerce-health";

const reviews = "/store/reviews";
const products = "/store/products";

function setUp() {
  const clock = { now: 0 };
  return { clock, health: new CommerceHealth(() => clock.now) };
}

it.each([
  ["/store/products", "/store/products"],
  ["/store/products/prod_1", "/store/products"],
  ["/store/carts/cart_1/view", "/store/carts"],
])("a call of %s is of the kind %s", (path, kind) => {
  expect(kindOfCall(path)).toBe(kind);
});

it("what is out of order in one kind of calls closes no other, and is over with the next answer of that kind", () => {
  const { health } = setUp();
  health.recordFailure(reviews);
  expect([health.isDegraded(reviews), health.isDegraded(products), health.isAway]).toEqual([
    true,
    false,
    false,
  ]);
  health.recordAnswer(products);
  expect(health.isDegraded(reviews)).toBe(true);
  health.recordAnswer(reviews);
  expect(health.isDegraded(reviews)).toBe(false);
});

it("a server that cannot be reached is away for all, until it answers anything", () => {
  const { health } = setUp();
  health.recordUnreachable();
  expect([health.isDegraded(reviews), health.isDegraded(products), health.isAway]).toEqual([
    true,
    true,
    true,
  ]);
  health.recordAnswer(reviews);
  expect([health.isDegraded(products), health.isAway]).toEqual([false, false]);
});

it.each(["/store/catalogue", "/store/products", "/store/carts"])(
  "nothing can be sold while calls of %s fail",
  (kind) => {
    const { health } = setUp();
    health.recordFailure(kind);
    expect(health.isAway).toBe(true);
  },
);

it("one cart that was slow does not close the shop until the next cart is asked for", () => {
  const { clock, health } = setUp();
  health.recordFailure("/store/carts");
  clock.now = 59_999;
  expect(health.isAway).toBe(true);
  clock.now = 60_000;
  expect(health.isAway).toBe(false);
});

it("a failure is believed for five seconds, the last one counts", () => {
  const { clock, health } = setUp();
  health.recordFailure(reviews);
  clock.now = 3_000;
  health.recordUnreachable();
  clock.now = 7_999;
  expect(health.hasJustFailed(reviews)).toBe(true);
  clock.now = 8_000;
  expect([health.hasJustFailed(reviews), health.isDegraded(reviews)]).toEqual([false, true]);
});

it("a server that has answered nothing since a call began hangs: one call in five seconds goes to it, until it answers", () => {
  const { clock, health } = setUp();
  health.recordAnswer(products);
  clock.now = 6_000;
  health.recordSilence(1_000);
  health.recordFailure(products);
  expect([health.refusesCall(), health.isAway]).toEqual([true, true]);
  clock.now = 10_999;
  expect(health.refusesCall()).toBe(true);
  clock.now = 11_000;
  expect([health.refusesCall(), health.refusesCall()]).toEqual([false, true]);
  health.recordAnswer(reviews);
  expect([health.refusesCall(), health.isAway]).toEqual([false, false]);
});

it("a slow call closes nothing where others were answered meanwhile", () => {
  const { clock, health } = setUp();
  clock.now = 3_000;
  health.recordAnswer(products);
  clock.now = 6_000;
  health.recordSilence(1_000);
  expect(health.refusesCall()).toBe(false);
});

import { expect, it } from "vitest";
import { CommerceHealth, kindOfCall } from "./commerce-health";

const reviews = "/store/reviews";
const products = "/store/products";

/** A fake commerce that reports whether it is ready; `asked` counts the checks. */
function setUp() {
  const clock = { now: 0 };
  const commerce = { ready: true, asked: 0 };
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
])("a call of %s is of the kind %s", (path, kind) => {
  expect(kindOfCall(path)).toBe(kind);
});

it("what is out of order in one kind of calls closes no other, and is over with the next answer of that kind", () => {
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

it("a server that cannot be reached is away for all, until it answers anything", () => {
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

it.each(["/store/catalogue", "/store/products", "/store/carts"])(
  "nothing can be sold while calls of %s fail",
  (kind) => {
    const { health } = setUp();
    health.recordFailure(kind);
    expect(health.isDown).toBe(true);
  },
);

it("one cart that was slow does not close the shop until the next cart is asked for", () => {
  const { clock, health } = setUp();
  health.recordFailure("/store/carts");
  clock.now = 59_999;
  expect(health.isDown).toBe(true);
  clock.now = 60_000;
  expect(health.isDown).toBe(false);
});

it("a failure is believed for five seconds, the last one counts", () => {
  const { clock, health } = setUp();
  health.recordFailure(reviews);
  clock.now = 3_000;
  health.recordUnreachable();
  clock.now = 7_999;
  expect(health.hasRecentlyFailed(reviews)).toBe(true);
  clock.now = 8_000;
  expect([health.hasRecentlyFailed(reviews), health.isDegraded(reviews)]).toEqual([false, true]);
});

it("a server that has answered nothing since a call began, and does not say that it is ready, hangs until it answers", async () => {
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

it("one slow call closes nothing where commerce says that it is ready", async () => {
  const { clock, commerce, health } = setUp();
  clock.now = 6_000;
  health.recordTimeout(1_000);
  expect([await health.shouldRefuseCall(), commerce.asked]).toEqual([false, 1]);
});

it("while it is not known whether commerce hangs, a call waits for what it says", async () => {
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

it("what is answered while commerce is asked counts more than that it did not say that it is ready", async () => {
  const { clock, commerce, health } = setUp();
  clock.now = 6_000;
  commerce.ready = false;
  health.recordTimeout(1_000);
  clock.now = 6_100;
  health.recordAnswer(products);
  expect(await health.shouldRefuseCall()).toBe(false);
});

it("a silent commerce is asked again every five seconds, and calls go on once it is ready", async () => {
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

it("a slow call asks nothing where others were answered meanwhile", async () => {
  const { clock, commerce, health } = setUp();
  commerce.ready = false;
  clock.now = 3_000;
  health.recordAnswer(products);
  clock.now = 6_000;
  health.recordTimeout(1_000);
  expect([await health.shouldRefuseCall(), commerce.asked]).toEqual([false, 0]);
});

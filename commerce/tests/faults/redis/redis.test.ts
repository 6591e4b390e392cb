import { Redis } from "ioredis";
import { afterAll, beforeAll, it } from "vitest";
import { setting } from "../../http/shop";
import { buyWithFault, expectOneOrderOf, prepareShopper, control } from "../faults";
import { retryUntilAccepted, Shopper, steps } from "../shopper";

beforeAll(prepareShopper);

afterAll(async () => {
  await control("resume", "redis");
  await control("start", "redis");
});

const named = steps.map(([name], index) => [name, index] as const);

/** Waits while Redis is down, in ms. */
const away = () => new Promise((resolve) => setTimeout(resolve, 5_000));

it("a shop with Redis sells", async () => {
  const shopper = new Shopper();
  for (const [, step] of steps) await retryUntilAccepted(shopper, step);
  await expectOneOrderOf(shopper);
});

it.each(named)(
  "Redis killed while %s, and back after five seconds: one order in the end",
  async (_, index) => {
    const shopper = new Shopper();
    await buyWithFault(shopper, index, async () => {
      await control("kill", "redis");
      await away();
      await control("start", "redis");
    });
    await expectOneOrderOf(shopper);
  },
);

it.each(named)("Redis emptied while %s: one order in the end", async (_, index) => {
  const shopper = new Shopper();
  await buyWithFault(shopper, index, async () => {
    const redis = new Redis(setting("REDIS_URL"));
    await redis.flushall();
    redis.disconnect();
  });
  await expectOneOrderOf(shopper);
});

it("Redis that hangs for five seconds at the press of the button: one order in the end", async () => {
  const shopper = new Shopper();
  await buyWithFault(shopper, 3, async () => {
    await control("suspend", "redis");
    await away();
    await control("resume", "redis");
  });
  await expectOneOrderOf(shopper);
});

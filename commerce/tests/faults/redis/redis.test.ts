import { Redis } from "ioredis";
import { afterAll, beforeAll, it } from "vitest";
import { setting } from "../../../../testing/env";
import { control } from "../../../../testing/control";
import { buyWithFault, expectOneOrderOf, prepareShopper } from "../faults";
import { retryUntilAccepted, Shopper, steps } from "../shopper";

beforeAll(prepareShopper);

afterAll(async () => {
  await control("resume", "redis");
  await control("start", "redis");
});

const named = steps.map(([name], index) => [name, index] as const);

/** Waits while Redis is down, in ms. */
const away = () => new Promise((resolve) => setTimeout(resolve, 5_000));

it("completes a purchase with Redis", async () => {
  const shopper = new Shopper();
  for (const [, step] of steps) await retryUntilAccepted(shopper, step);
  await expectOneOrderOf(shopper);
});

it.each(named)(
  "completes one order if Redis is killed while %s and restarted after five seconds",
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

it.each(named)("completes one order if Redis is flushed while %s", async (_, index) => {
  const shopper = new Shopper();
  await buyWithFault(shopper, index, async () => {
    const redis = new Redis(setting("REDIS_URL"));
    await redis.flushall();
    redis.disconnect();
  });
  await expectOneOrderOf(shopper);
});

it("completes one order if Redis hangs for five seconds while the order is placed", async () => {
  const shopper = new Shopper();
  await buyWithFault(shopper, 3, async () => {
    await control("suspend", "redis");
    await away();
    await control("resume", "redis");
  });
  await expectOneOrderOf(shopper);
});

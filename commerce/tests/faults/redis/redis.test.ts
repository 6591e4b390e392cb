import { Redis } from "ioredis";
import { afterAll, beforeAll, it } from "vitest";
import { setting } from "../../../../testing/env";
import { control } from "../../../../testing/control";
import { buy, eachStep, expectOneOrderDespite, expectOneOrderOf, prepareShopper } from "../faults";

beforeAll(prepareShopper);

afterAll(async () => {
  await control("resume", "redis");
  await control("start", "redis");
});

/** Waits while Redis is down, in ms. */
const away = () => new Promise((resolve) => setTimeout(resolve, 5_000));

it("completes a purchase with Redis", async () => {
  await expectOneOrderOf(await buy());
});

const faults = {
  "killed and restarted after five seconds": async () => {
    await control("kill", "redis");
    await away();
    await control("start", "redis");
  },
  flushed: async () => {
    const redis = new Redis(setting("REDIS_URL"));
    await redis.flushall();
    redis.disconnect();
  },
};

it.each(
  Object.entries(faults).flatMap(([what, fault]) =>
    eachStep.map(([name, at]) => [what, name, at, fault] as const),
  ),
)("completes one order if Redis is %s while %s", (_what, _name, at, fault) =>
  expectOneOrderDespite(fault, at),
);

it("completes one order if Redis hangs for five seconds while the order is placed", () =>
  expectOneOrderDespite(async () => {
    await control("suspend", "redis");
    await away();
    await control("resume", "redis");
  }, 3));

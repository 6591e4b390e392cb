import { afterAll, beforeAll, it } from "vitest";
import { expectOneOrderOf, prepareShopper, tell } from "./faults";
import { insist, Shopper, steps } from "./shopper";

beforeAll(prepareShopper);

afterAll(async () => {
  await tell("restart", "commerce");
  await tell("restart", "storefront");
});

const ahead = { clock_ahead_minutes: "10" };
const behind = { clock_ahead_minutes: "-10" };

it.each(["commerce", "storefront"] as const)(
  "a %s whose clock is ten minutes ahead of the others sells",
  async (server) => {
    await tell("restart", server, ahead);
    const shopper = new Shopper();
    for (const [, step] of steps) await insist(shopper, step);
    await expectOneOrderOf(shopper);
    await tell("restart", server);
  },
);

it.each(["commerce", "storefront"] as const)(
  "a %s whose clock is ten minutes behind the others sells",
  async (server) => {
    await tell("restart", server, behind);
    const shopper = new Shopper();
    for (const [, step] of steps) await insist(shopper, step);
    await expectOneOrderOf(shopper);
    await tell("restart", server);
  },
);

it.each(["commerce", "storefront"] as const)(
  "a %s whose clock is set ten minutes ahead, and back, amid a purchase sells",
  async (server) => {
    const shopper = new Shopper();
    for (const [index, [, step]] of steps.entries()) {
      if (index === 2) await tell("restart", server, ahead);
      if (index === 4) await tell("restart", server);
      await insist(shopper, step);
    }
    await expectOneOrderOf(shopper);
  },
);

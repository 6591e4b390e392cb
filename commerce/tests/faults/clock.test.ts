import { afterAll, beforeAll, it } from "vitest";
import { control } from "../../../testing/control";
import { expectOneOrderOf, prepareShopper } from "./faults";
import { retryUntilAccepted, Shopper, steps } from "./shopper";

beforeAll(prepareShopper);

afterAll(async () => {
  await control("restart", "commerce");
  await control("restart", "storefront");
});

const ahead = { clock_ahead_minutes: "10" };
const behind = { clock_ahead_minutes: "-10" };

it.each(["commerce", "storefront"] as const)(
  "completes a purchase with a %s whose clock is ten minutes ahead",
  async (server) => {
    await control("restart", server, ahead);
    const shopper = new Shopper();
    for (const [, step] of steps) await retryUntilAccepted(shopper, step);
    await expectOneOrderOf(shopper);
    await control("restart", server);
  },
);

it.each(["commerce", "storefront"] as const)(
  "completes a purchase with a %s whose clock is ten minutes behind",
  async (server) => {
    await control("restart", server, behind);
    const shopper = new Shopper();
    for (const [, step] of steps) await retryUntilAccepted(shopper, step);
    await expectOneOrderOf(shopper);
    await control("restart", server);
  },
);

it.each(["commerce", "storefront"] as const)(
  "completes one order if the clock of %s is set ten minutes ahead and back during a purchase",
  async (server) => {
    const shopper = new Shopper();
    for (const [index, [, step]] of steps.entries()) {
      if (index === 2) await control("restart", server, ahead);
      if (index === 4) await control("restart", server);
      await retryUntilAccepted(shopper, step);
    }
    await expectOneOrderOf(shopper);
  },
);

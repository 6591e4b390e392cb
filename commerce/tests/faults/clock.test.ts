import { afterAll, beforeAll, it } from "vitest";
import { control } from "../../../testing/control";
import { buy, expectOneOrderOf, prepareShopper } from "./faults";
import { retryUntilAccepted, Shopper, steps } from "./shopper";

beforeAll(prepareShopper);

afterAll(async () => {
  await control("restart", "commerce");
  await control("restart", "storefront");
});

const ahead = { clock_ahead_minutes: "10" };
const behind = { clock_ahead_minutes: "-10" };

it.each([
  ["commerce", "ahead", ahead],
  ["storefront", "ahead", ahead],
  ["commerce", "behind", behind],
  ["storefront", "behind", behind],
] as const)("completes a purchase with a %s whose clock is ten minutes %s", async (server, _, settings) => {
  await control("restart", server, settings);
  await expectOneOrderOf(await buy());
  await control("restart", server);
});

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

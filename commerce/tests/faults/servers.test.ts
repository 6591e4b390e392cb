import { afterAll, beforeAll, expect, it } from "vitest";
import { control, hangFor, killAndStart } from "../../../testing/control";
import { eachStep, expectOneOrderDespite, expectOneOrderOf, prepareShopper } from "./faults";
import { retryUntilAccepted, Shopper, steps } from "./shopper";

beforeAll(prepareShopper);

const faults = [
  ["the storefront is killed", killAndStart("storefront")],
  ["commerce is killed", killAndStart("commerce")],
  ["commerce hangs for ten seconds", hangFor("commerce", 10_000)],
  ["the storefront hangs for ten seconds", hangFor("storefront", 10_000)],
] as const;

it.each(faults.flatMap(([what, fault]) => eachStep.map(([name, at]) => [what, name, at, fault] as const)))(
  "completes one order if %s while %s",
  (_what, _name, at, fault) => expectOneOrderDespite(fault, at),
);

// pages rendered by the old servers are submitted to the new ones
it("completes one order if a new version of both servers is deployed between any two steps", async () => {
  const shopper = new Shopper();
  for (const [, step] of steps) {
    await retryUntilAccepted(shopper, step);
    await control("restart", "commerce");
    await control("restart", "storefront");
  }
  await expectOneOrderOf(shopper);
});

// no request sent while a server is replaced may be lost without an error
it("completes one order each if a new version of both servers is deployed while buyers place their orders", async () => {
  const shoppers = Array.from({ length: 6 }, () => new Shopper());
  for (const shopper of shoppers) {
    for (const [, step] of steps.slice(0, 3)) await retryUntilAccepted(shopper, step);
  }
  const [, , , [, order], [, arrive]] = steps;
  const orders = Promise.all(shoppers.map((shopper) => retryUntilAccepted(shopper, order)));
  await control("restart", "commerce");
  await control("restart", "storefront");
  await orders;
  await Promise.all(shoppers.map((shopper) => retryUntilAccepted(shopper, arrive)));
  for (const shopper of shoppers) await expectOneOrderOf(shopper);
});

afterAll(async () => {
  await control("resume", "commerce");
  await control("resume", "storefront");
  expect((await new Shopper().get("/health/ready")).status).toBe(200);
});

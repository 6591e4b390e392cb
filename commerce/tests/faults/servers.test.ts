import { afterAll, beforeAll, expect, it } from "vitest";
import { control, hangFor, killAndStart } from "../../../testing/control";
import { buyWithFault, expectOneOrderOf, prepareShopper } from "./faults";
import { retryUntilAccepted, Shopper, steps } from "./shopper";

beforeAll(prepareShopper);

const named = steps.map(([name], index) => [name, index] as const);

it.each(named)("completes one order if the storefront is killed while %s", async (_, index) => {
  const shopper = new Shopper();
  await buyWithFault(shopper, index, killAndStart("storefront"));
  await expectOneOrderOf(shopper);
});

it.each(named)("completes one order if commerce is killed while %s", async (_, index) => {
  const shopper = new Shopper();
  await buyWithFault(shopper, index, killAndStart("commerce"));
  await expectOneOrderOf(shopper);
});

it.each(named)("completes one order if commerce hangs for ten seconds while %s", async (_, index) => {
  const shopper = new Shopper();
  await buyWithFault(shopper, index, hangFor("commerce", 10_000));
  await expectOneOrderOf(shopper);
});

it.each(named)("completes one order if the storefront hangs for ten seconds while %s", async (_, index) => {
  const shopper = new Shopper();
  await buyWithFault(shopper, index, hangFor("storefront", 10_000));
  await expectOneOrderOf(shopper);
});

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

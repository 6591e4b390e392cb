import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "../../e2e/support/env";
import { openStorefront, type OwnStorefront } from "../../e2e/support/own-storefront";

const statusOf = async (origin: string, path: string): Promise<number> => (await fetch(origin + path)).status;

let alone: OwnStorefront | undefined;

beforeAll(async () => {
  // nobody listens on port 1
  alone = await openStorefront("http://127.0.0.1:1", env.PUBLISHABLE_KEY);
});
afterAll(() => {
  alone?.close();
});

it.each([env.SHOP_URL, env.COMMERCE_URL])("%s is there and can sell", async (origin) => {
  const address = origin.replace(/\/$/, "");
  expect(await statusOf(address, "/health/live")).toBe(200);
  expect(await statusOf(address, "/health/ready")).toBe(200);
});

it("a storefront without commerce is there and cannot sell", async () => {
  expect(await statusOf(alone?.url ?? "", "/health/live")).toBe(200);
  expect(await statusOf(alone?.url ?? "", "/health/ready")).toBe(503);
});

it("a storefront that is told to stop says so, and answers and keeps no connection until it closes its port", async () => {
  const stopped = await openStorefront(env.COMMERCE_URL, env.PUBLISHABLE_KEY, { DRAIN_SECONDS: "10" });
  const answer = (path: string) => fetch(stopped.url + path);
  expect((await answer("/shipping")).headers.get("connection")).toBe("keep-alive");
  stopped.close();
  await expect.poll(async () => (await answer("/health/ready")).status).toBe(503);
  expect(await (await answer("/health/ready")).json()).toEqual({ status: "draining" });
  expect(await (await answer("/health/live")).json()).toEqual({ status: "draining" });
  const page = await answer("/shipping");
  expect(page.status).toBe(200);
  expect(page.headers.get("connection")).toBe("close");
  const refused = () =>
    answer("/health/live").then(
      () => false,
      () => true,
    );
  await expect.poll(refused, { timeout: 25_000, interval: 250 }).toBe(true);
});

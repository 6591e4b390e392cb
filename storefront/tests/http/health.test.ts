import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "../../e2e/support/env";
import { openStorefront, type OwnStorefront } from "../../e2e/support/own-storefront";

const statusOf = async (origin: string, path: string): Promise<number> => (await fetch(origin + path)).status;

let alone: OwnStorefront | undefined;

beforeAll(async () => {
  // nothing listens on port 1
  alone = await openStorefront("http://127.0.0.1:1", env.PUBLISHABLE_KEY);
});
afterAll(() => {
  alone?.close();
});

it.each([env.SHOP_URL, env.COMMERCE_URL])("%s is live and ready", async (origin) => {
  const address = origin.replace(/\/$/, "");
  expect(await statusOf(address, "/health/live")).toBe(200);
  expect(await statusOf(address, "/health/ready")).toBe(200);
});

it("a storefront without commerce is live but not ready", async () => {
  expect(await statusOf(alone?.url ?? "", "/health/live")).toBe(200);
  expect(await statusOf(alone?.url ?? "", "/health/ready")).toBe(503);
});

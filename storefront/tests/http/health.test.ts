import { expect, it } from "vitest";
import { env } from "../../e2e/support/env";
import { fileStorefront } from "./file-storefront";

const statusOf = async (origin: string, path: string): Promise<number> =>
  (await fetch(new URL(path, origin))).status;

// nothing listens on port 1
const alone = fileStorefront({ COMMERCE_URL: "http://127.0.0.1:1" });

it.each([env.SHOP_URL, env.COMMERCE_URL])("%s is live and ready", async (origin) => {
  expect(await statusOf(origin, "/health/live")).toBe(200);
  expect(await statusOf(origin, "/health/ready")).toBe(200);
});

it("a storefront without commerce is live but not ready", async () => {
  expect(await statusOf(alone.url, "/health/live")).toBe(200);
  expect(await statusOf(alone.url, "/health/ready")).toBe(503);
});

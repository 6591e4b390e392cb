import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "../../e2e/support/env";
import { openStorefront, type OwnStorefront } from "../../e2e/support/own-storefront";

let secure: OwnStorefront | undefined;

beforeAll(async () => {
  secure = await openStorefront(env.COMMERCE_URL, env.PUBLISHABLE_KEY, {
    PUBLIC_URL: "https://shop.example",
  });
});
afterAll(() => {
  secure?.close();
});

const hstsOf = async (origin: string, path: string): Promise<string | null> =>
  (await fetch(new URL(path, origin), { redirect: "manual" })).headers.get("strict-transport-security");

it.each(["/", "/nichts", "/health/live"])(
  "sends HSTS for %s if the shop runs over HTTPS, and not over HTTP",
  async (path) => {
    expect(await hstsOf(secure?.url ?? "", path)).toBe("max-age=31536000; includeSubDomains");
    expect(await hstsOf(env.SHOP_URL, path)).toBeNull();
  },
);

import { expect, it } from "vitest";
import { env } from "../../e2e/support/env";
import { fileStorefront } from "./file-storefront";

const secure = fileStorefront({
  PUBLIC_URL: "https://shop.example",
  APPLE_PAY_DOMAIN_ASSOCIATION: "7B227073704964223A",
});

const hstsOf = async (origin: string, path: string): Promise<string | null> =>
  (await fetch(new URL(path, origin), { redirect: "manual" })).headers.get("strict-transport-security");

it.each(["/", "/nichts", "/health/live"])(
  "sends HSTS for %s if the shop runs over HTTPS, and not over HTTP",
  async (path) => {
    expect(await hstsOf(secure.url, path)).toBe("max-age=31536000; includeSubDomains");
    expect(await hstsOf(env.SHOP_URL, path)).toBeNull();
  },
);

it("serves the file for Apple Pay if there is one", async () => {
  const path = "/.well-known/apple-developer-merchantid-domain-association";
  expect(await (await fetch(new URL(path, secure.url))).text()).toBe("7B227073704964223A");
  expect((await fetch(new URL(path, env.SHOP_URL))).status).toBe(404);
});

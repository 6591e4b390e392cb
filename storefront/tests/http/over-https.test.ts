import { expect, it } from "vitest";
import { env } from "../../e2e/support/env";
import { fileStorefront } from "./file-storefront";

const secure = fileStorefront({ PUBLIC_URL: "https://shop.example" });

const hstsOf = async (origin: string, path: string): Promise<string | null> =>
  (await fetch(new URL(path, origin), { redirect: "manual" })).headers.get("strict-transport-security");

it.each(["/", "/nichts", "/health/live"])(
  "sends HSTS for %s if the shop runs over HTTPS, and not over HTTP",
  async (path) => {
    expect(await hstsOf(secure.url, path)).toBe("max-age=31536000; includeSubDomains");
    expect(await hstsOf(env.SHOP_URL, path)).toBeNull();
  },
);

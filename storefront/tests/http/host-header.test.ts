import { expect, test } from "vitest";
import { sendRawTo } from "../../../testing/raw-request";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { smallHazelnut } from "../../e2e/support/orders";

const shop = new URL(env.SHOP_URL);
const foreign = "https://evil.example";

test.each([
  ["a proxy that rewrites the Host header", { origin: shop.origin, host: "storefront:3000" }, 303],
  [
    "a proxy that sets another X-Forwarded-Host",
    { origin: shop.origin, "x-forwarded-host": "inside.example" },
    303,
  ],
  ["the shop itself", { origin: shop.origin }, 303],
  ["a client without an Origin header", { host: "storefront:3000" }, 303],
  ["a foreign site", { origin: foreign }, 403],
  [
    "a foreign site with its own X-Forwarded-Host",
    { origin: foreign, "x-forwarded-host": "evil.example" },
    403,
  ],
] as const)("the origin check of a form sent by %s", async (_, headers, status) => {
  const form = new URLSearchParams({ intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  const answer = await sendRawTo(shop, {
    method: "POST",
    path: href("cart", "de"),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: Buffer.from(form.toString()),
  });
  expect(answer.status).toBe(status);
});

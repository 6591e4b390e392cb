import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { smallHazelnut } from "../../e2e/support/orders";

/** Adds a pack to a cart. @returns the status; not with fetch, which does not allow setting the Host header */
async function add(headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const body = new URLSearchParams({ intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  const sent = request(new URL(href("cart", "de"), env.SHOP_URL), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
  sent.end(body.toString());
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const shopUrl = new URL(env.SHOP_URL);

test.each([
  ["a proxy that rewrites the Host header", { Origin: shopUrl.origin, Host: "storefront:3000" }, 303],
  [
    "a proxy that sets another X-Forwarded-Host",
    { Origin: shopUrl.origin, "X-Forwarded-Host": "inside.example" },
    303,
  ],
  ["the shop itself", { Origin: shopUrl.origin }, 303],
  ["a client without an Origin header", { Host: "storefront:3000" }, 303],
  ["a foreign site", { Origin: "https://evil.example" }, 403],
  [
    "a foreign site with its own X-Forwarded-Host",
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    403,
  ],
] as const)("the origin check of a form sent by %s", async (_, headers, status) => {
  expect(await add(headers)).toBe(status);
});

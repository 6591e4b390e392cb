import { expect, it } from "vitest";
import { isOrderKeyFor } from "@su-turrone/contract/tokens";
import { orderLink } from "./order-lookup";

const base = { storefrontUrl: "https://shop.example", secret: "a-secret-for-the-test-0123456789abcdef" };

it.each([
  ["de", "/checkout/confirmation/order_1"],
  ["it", "/it/checkout/confirmation/order_1"],
  ["en", "/en/checkout/confirmation/order_1"],
] as const)("links to the order in its language (%s) and grants access for 180 days", (language, path) => {
  const url = new URL(orderLink(base, { id: "order_1", language }, 1000));
  expect(url.origin + url.pathname).toBe(`https://shop.example${path}`);
  const key = url.searchParams.get("key") ?? "";
  const end = 1000 + 180 * 86_400;
  expect(isOrderKeyFor(base.secret, "order_1", key, end - 1)).toBe(true);
  expect(isOrderKeyFor(base.secret, "order_1", key, end)).toBe(false);
});

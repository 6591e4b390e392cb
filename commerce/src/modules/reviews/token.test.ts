import { expect, it } from "vitest";
import { readReviewToken, reviewToken } from "./token";

const secret = "s".repeat(32);
const token = reviewToken(secret, "order_1", "ordli_1", 1000);

it("opens one line of one order until it expires", () => {
  expect(readReviewToken(secret, token, 999)).toEqual({ orderId: "order_1", lineItemId: "ordli_1" });
  expect(readReviewToken(secret, token, 1000)).toBe("expired");
});

it.each([
  ["another secret", "t".repeat(32), token],
  ["another order", secret, token.replace("order_1", "order_2")],
  ["another line", secret, token.replace("ordli_1", "ordli_2")],
  ["a later end", secret, token.replace(".1000.", ".2000.")],
  ["parts of another place", secret, token.replace("order_1.ordli_1", "ordli_1.order_1")],
  ["a shorter mac", secret, token.slice(0, -1)],
  ["rubbish", secret, "a.b.c.d"],
  ["nothing", secret, ""],
])("is forged with %s, even when it would have expired", (_, key, given) => {
  expect(readReviewToken(key, given, 5000)).toBe("forged");
});

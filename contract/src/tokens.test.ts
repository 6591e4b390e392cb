import { describe, expect, it } from "vitest";
import {
  idOfToken,
  isBearer,
  isOperator,
  isOrderKeyFor,
  isSignatureOf,
  isStorefront,
  operatorKey,
  orderKey,
  orderKeyExpires,
  readToken,
  signMessage,
  signToken,
  storefrontKey,
  verifyToken,
} from "./tokens";

const secret = "s".repeat(32);

describe("token", () => {
  const token = signToken(secret, "review", ["order_1", "ordli_1"], 1000);

  it("keeps the format of tokens already sent", () => {
    // created by the shop before token creation was centralised
    expect(token).toBe("order_1.ordli_1.1000.zK3Afos7MyXXd4FBuZTgtLUbrsA315J1BpW-_RUi3G8");
    expect(signToken(secret, "newsletter-unsubscribe", ["nlsub_1"], 0)).toBe(
      "nlsub_1.0.vrCJwYLaSre0GkygX8RWOFMp2ZE7t4AgG6bP26U5ZOU",
    );
    expect(signToken(secret, "restock-confirm", ["rst_1"], 1000)).toBe(
      "rst_1.1000.nA9ow0SBSR7XyxKbVlEdTinhXDZ_2P3oVZZ_QqmznG0",
    );
  });

  it("returns its ids until it expires", () => {
    expect(verifyToken(secret, "review", token, 999)).toEqual({ ids: ["order_1", "ordli_1"] });
    expect(verifyToken(secret, "review", token, 1000)).toBe("expired");
  });

  it("never expires with an expiry of 0", () => {
    const forever = signToken(secret, "newsletter-unsubscribe", ["nlsub_1"], 0);
    expect(idOfToken(secret, "newsletter-unsubscribe", forever, 9_999_999_999)).toBe("nlsub_1");
  });

  it("returns its time, however long ago", () => {
    const stamp = signToken(secret, "form", [], 1_795_000_000_000);
    expect(readToken(secret, "form", stamp)).toEqual({ ids: [], time: 1_795_000_000_000 });
  });

  it.each([
    ["another secret", "t".repeat(32), "review", token],
    ["another purpose", secret, "order", token],
    ["another order", secret, "review", token.replace("order_1", "order_2")],
    ["another line", secret, "review", token.replace("ordli_1", "ordli_2")],
    ["ids in another order", secret, "review", token.replace("order_1.ordli_1", "ordli_1.order_1")],
    ["a missing id", secret, "review", token.replace("ordli_1.", "")],
    ["a later expiry", secret, "review", token.replace(".1000.", ".2000.")],
    ["a removed expiry", secret, "review", token.replace(".1000.", ".0.")],
    ["a shortened MAC", secret, "review", token.slice(0, -1)],
    ["text before it", secret, "review", `/${token}`],
    ["text behind it", secret, "review", `${token}/`],
    ["a malformed value", secret, "review", "a.b.c.d"],
    ["an empty value", secret, "review", ""],
  ] as const)("is forged with %s, even if it would have expired", (_, key, purpose, given) => {
    expect(verifyToken(key, purpose, given, 5000)).toBe("forged");
  });

  it("with two ids is rejected if one is expected", () => {
    expect(idOfToken(secret, "review", token, 999)).toBeNull();
  });
});

describe("key", () => {
  const key = orderKey(secret, "order_1", 1000);

  it("contains its expiry", () => {
    expect(orderKeyExpires(key)).toBe(1000);
    expect(orderKeyExpires("")).toBe(0);
    expect(orderKeyExpires("1000")).toBe(0);
  });

  it("keeps the format of keys already sent", () => {
    expect(key).toBe("1000.NYPWPRv_Wccp-6nVo-d_mU-JwSUb77K1yvG7rb3AZbQ");
    expect(storefrontKey(secret, 1000)).toBe("1000.tMklsfgU6dhxe3tMDd9Asj9IWrpQmOcVo2R0Ol_wtzw");
  });

  it("grants access to one order until it expires", () => {
    expect(isOrderKeyFor(secret, "order_1", key, 999)).toBe(true);
    expect(isOrderKeyFor(secret, "order_1", key, 1000)).toBe(false);
  });

  it.each([
    ["another secret", "t".repeat(32), "order_1", key],
    ["another purpose", secret, "order_1", storefrontKey(secret, 1000)],
    ["another order", secret, "order_2", key],
    ["a later expiry", secret, "order_1", key.replace("1000", "2000")],
    ["no expiry", secret, "order_1", orderKey(secret, "order_1", 0)],
    ["text before it", secret, "order_1", `/${key}`],
    ["text behind it", secret, "order_1", `${key}/`],
    ["a malformed value", secret, "order_1", "1000"],
    ["an empty value", secret, "order_1", ""],
  ])("grants no access with %s", (_, with_, id, given) => {
    expect(isOrderKeyFor(with_, id, given, 999)).toBe(false);
  });

  it("identifies the storefront until it expires", () => {
    expect(isStorefront(secret, storefrontKey(secret, 1000), 999)).toBe(true);
    expect(isStorefront(secret, storefrontKey(secret, 1000), 1000)).toBe(false);
    expect(isStorefront(secret, key, 999)).toBe(false);
  });

  it("identifies the operator, and nobody else", () => {
    expect(isOperator(secret, operatorKey(secret, 1000), 999)).toBe(true);
    expect(isOperator(secret, operatorKey(secret, 1000), 1000)).toBe(false);
    expect(isOperator(secret, storefrontKey(secret, 1000), 999)).toBe(false);
    expect(isStorefront(secret, operatorKey(secret, 1000), 999)).toBe(false);
  });
});

it.each([
  ["the secret", "Bearer metrics", "metrics", true],
  ["another secret", "Bearer metrik", "metrics", false],
  ["the secret alone", "metrics", "metrics", false],
  ["no header", undefined, "metrics", false],
  ["no secret set", "Bearer undefined", undefined, false],
])("a request with %s may read the metrics or not", (_, header, expected, isIn) => {
  expect(isBearer(header, expected)).toBe(isIn);
});

describe("message between the apps", () => {
  const body = '{"kind":"product","id":"prod_1","at":1760000000000}';
  const key = "a-secret-of-thirty-two-characters";

  it("has the expected signature", () => {
    expect(signMessage(key, body)).toBe("fxFGK9kVwDGWL4ZBmlkYG3_HLDVl6r4bGpIqgppT3Fc");
  });

  it.each([
    [body, signMessage(key, body), true],
    [body, null, false],
    [body, "", false],
    [body.replace("prod_1", "prod_2"), signMessage(key, body), false],
    [body, signMessage("another-secret-of-32-characters-xx", body), false],
  ])("%s with the signature %s is valid: %s", (text, signature, genuine) => {
    expect(isSignatureOf(key, text, signature)).toBe(genuine);
  });
});

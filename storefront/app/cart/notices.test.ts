import { expect, it } from "vitest";
import { cart } from "./example-cart";
import { noticeFrom, noticeOf } from "./notices";

it("names what was added", () => {
  expect(noticeOf({ intent: "add", variantId: "variant_1", quantity: 2 }, cart(), "de")).toEqual({
    key: "added",
    values: { name: "Mandeltorrone, 300\u00a0g" },
  });
});

it("states the discount of a code, whatever the case it was typed in", () => {
  const withCode = cart({ codes: [{ code: "TORRONE10", percent: 10 }] });
  expect(noticeOf({ intent: "apply-promo", code: "torrone10" }, withCode, "it")).toEqual({
    key: "codeApplied",
    values: { percent: 10 },
  });
  const amount = cart({ codes: [{ code: "FIVE", percent: null }] });
  expect(noticeOf({ intent: "apply-promo", code: "FIVE" }, amount, "en").key).toBe("codeAppliedAmount");
});

it("takes only its own notices from the cookie", () => {
  expect(noticeFrom({ key: "added", values: { name: "x" } })).toEqual({
    key: "added",
    values: { name: "x" },
  });
  expect(noticeFrom({ key: "removed" })).toEqual({ key: "removed", values: {} });
  expect(noticeFrom({ key: "somethingElse" })).toBeNull();
  expect(noticeFrom(null)).toBeNull();
});

import { expect, it } from "vitest";
import { fixedT } from "~/i18n/i18n.server";
import { initialMethod, methodFrom, offeredMethods, payInstead } from "./payment-methods";

it("offers the methods enabled in commerce, and card and PayPal only if they are configured", () => {
  expect(offeredMethods(["card", "paypal", "bank_transfer"], true)).toEqual([
    "card",
    "paypal",
    "bank_transfer",
  ]);
  expect(offeredMethods(["card", "paypal", "bank_transfer"], false)).toEqual(["bank_transfer"]);
  expect(offeredMethods(["card"], true)).toEqual(["card"]);
  expect(offeredMethods(["card"], false)).toEqual([]);
});

it.each([
  ["bank_transfer", "bank_transfer"],
  ["card", "card"],
  ["paypal", "paypal"],
  ["cash", null],
  [null, null],
])("reads the payment method from the form value %j as %j", (sent, expected) => {
  expect(methodFrom(sent)).toBe(expected);
});

it.each([
  [["card", "paypal", "bank_transfer"], null, true, "card"],
  [["paypal", "bank_transfer"], null, true, "paypal"],
  // an earlier choice is kept
  [["card", "paypal", "bank_transfer"], "bank_transfer", true, "bank_transfer"],
  [["card", "paypal", "bank_transfer"], "paypal", false, "paypal"],
  // the card form and PayPal need JavaScript
  [["card", "paypal", "bank_transfer"], null, false, null],
  [["bank_transfer"], null, false, "bank_transfer"],
  [[], null, true, null],
] as const)(
  "of %j with %j chosen earlier and JavaScript %j, preselects %j",
  (methods, chosen, scripts, expected) => {
    expect(initialMethod(methods, chosen, scripts)).toBe(expected);
  },
);

it.each([
  [
    "de",
    [
      " Bitte zahlen Sie mit Karte oder PayPal.",
      " Bitte zahlen Sie mit Karte.",
      " Bitte zahlen Sie mit PayPal.",
    ],
  ],
  ["it", [" Può pagare con carta o PayPal.", " Può pagare con carta.", " Può pagare con PayPal."]],
  ["en", [" Please pay by card or PayPal.", " Please pay by card.", " Please pay with PayPal."]],
] as const)("names in %s only methods that are offered", (language, texts) => {
  const t = fixedT(language, "checkout");
  const offers = [["card", "paypal", "bank_transfer"], ["card", "bank_transfer"], ["paypal"]] as const;
  expect(offers.map((offered) => payInstead(t, "transfer_limit", offered))).toEqual(texts);
  expect(payInstead(t, "stock", ["bank_transfer"])).toBe("");
});

it.each([
  ["de", " Sie können auch mit PayPal zahlen."],
  ["it", " Può pagare anche con PayPal."],
  ["en", " You can also pay with PayPal."],
] as const)("does not name in %s the card that was declined", (language, text) => {
  const t = fixedT(language, "checkout");
  expect(payInstead(t, "declined", ["card", "paypal"])).toBe(text);
  expect(payInstead(t, "declined", ["card", "bank_transfer"])).toBe("");
});

import { expect, it } from "vitest";
import { fixedT } from "~/i18n/i18n.server";
import { payInstead } from "./pay-instead";

it.each([
  [
    "de",
    [
      " Bitte zahlen Sie mit Karte oder PayPal.",
      " Bitte zahlen Sie mit Karte.",
      " Bitte zahlen Sie mit PayPal.",
    ],
  ],
  ["it", [" Si può pagare con carta o PayPal.", " Si può pagare con carta.", " Si può pagare con PayPal."]],
  ["en", [" Please pay by card or PayPal.", " Please pay by card.", " Please pay with PayPal."]],
] as const)("names in %s only methods that are offered", (language, texts) => {
  const t = fixedT(language, "checkout");
  const offers = [["card", "paypal", "bank_transfer"], ["card", "bank_transfer"], ["paypal"]] as const;
  expect(offers.map((offered) => payInstead(t, "transfer_limit", offered))).toEqual(texts);
  expect(payInstead(t, "stock", ["bank_transfer"])).toBe("");
});

it.each([
  ["de", " Sie können auch mit PayPal zahlen."],
  ["it", " Si può pagare anche con PayPal."],
  ["en", " You can also pay with PayPal."],
] as const)("does not name in %s the card that was declined", (language, text) => {
  const t = fixedT(language, "checkout");
  expect(payInstead(t, "declined", ["card", "paypal"])).toBe(text);
  expect(payInstead(t, "declined", ["card", "bank_transfer"])).toBe("");
});

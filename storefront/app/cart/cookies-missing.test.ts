import { expect, it } from "vitest";
import { areCookiesMissing } from "./cookies-missing";
import { cart } from "./example-cart";

const signs = { enabled: true, query: new URLSearchParams(), notices: [] };
const added = { ...signs, notices: [{ key: "added", values: { name: "Mandeltorrone" } } as const] };
const refusing = { ...signs, enabled: false };
const named = { ...signs, query: new URLSearchParams("cookies=missing") };

it.each([
  ["is gone although something was added", null, added, true],
  ["is gone from a browser that refuses cookies", null, refusing, true],
  ["the checkout did not get", null, named, true],
  ["was never filled", null, signs, false],
  ["is there", cart(), added, false],
  ["is there, of a browser that has just refused cookies", cart(), refusing, false],
  ["is not known yet", undefined, added, false],
] as const)("tells by a cart that %s whether the browser keeps no cookies", (_, shown, how, expected) => {
  expect(areCookiesMissing(shown, how)).toBe(expected);
});

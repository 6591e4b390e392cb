import { expect, it } from "vitest";
import { newFormToken, checkSpam } from "./spam-check.server";

const secret = "s".repeat(32);
const shown = 1_795_000_000_000;
const stamp = newFormToken(secret, shown);
const day = 24 * 60 * 60 * 1000;

it.each([
  ["after three seconds", "", stamp, shown + 3000, "person"],
  ["after a day", "", stamp, shown + day, "person"],
  ["in less than three seconds", "", stamp, shown + 2999, "again"],
  ["after more than a day", "", stamp, shown + day + 1, "again"],
  ["with the hidden field filled in", "https://spam.example", stamp, shown + 60_000, "machine"],
  ["with a forged timestamp", "", stamp.replace(String(shown), String(shown - 10_000)), shown, "again"],
  ["without a token", "", "", shown, "again"],
  ["with an invalid token", "", "1.2.3", shown, "again"],
] as const)("classifies a form submitted %s", (_, honeypot, given, now, verdict) => {
  expect(checkSpam(secret, honeypot, given, now)).toBe(verdict);
});

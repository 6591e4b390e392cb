import { expect, it } from "vitest";
import { newsletterToken, readNewsletterToken } from "./token";

const secret = "s".repeat(32);
const token = newsletterToken(secret, "confirm", "nlsub_1", 1000);

it("opens what it was made for until it expires", () => {
  expect(readNewsletterToken(secret, "confirm", token, 999)).toBe("nlsub_1");
  expect(readNewsletterToken(secret, "confirm", token, 1000)).toBeNull();
});

it("never expires when it says so", () => {
  const forever = newsletterToken(secret, "unsubscribe", "nlsub_1", 0);
  expect(readNewsletterToken(secret, "unsubscribe", forever, 9_999_999_999)).toBe("nlsub_1");
});

it("to confirm, is worth nothing after an end that came later", () => {
  const again = newsletterToken(secret, "confirm", "nlsub_1", 1000, 1);
  expect(readNewsletterToken(secret, "confirm", token, 999, 1)).toBeNull();
  expect(readNewsletterToken(secret, "confirm", again, 999, 1)).toBe("nlsub_1");
  expect(readNewsletterToken(secret, "confirm", again, 999, 2)).toBeNull();
});

it("to unsubscribe, is good however often it has been done", () => {
  const forever = newsletterToken(secret, "unsubscribe", "nlsub_1", 0);
  expect(readNewsletterToken(secret, "unsubscribe", forever, 999, 3)).toBe("nlsub_1");
});

it.each([
  ["another purpose", secret, "unsubscribe", token],
  ["another secret", "t".repeat(32), "confirm", token],
  ["another subscription", secret, "confirm", token.replace("nlsub_1", "nlsub_2")],
  ["a later end", secret, "confirm", token.replace(".1000.", ".2000.")],
  ["an end taken away", secret, "confirm", token.replace(".1000.", ".0.")],
  ["rubbish", secret, "confirm", "a.b.c"],
  ["nothing", secret, "confirm", ""],
] as const)("is worth nothing with %s", (_, key, purpose, given) => {
  expect(readNewsletterToken(key, purpose, given, 0)).toBeNull();
});

import { expect, it } from "vitest";
import { newsletterToken, readNewsletterToken } from "./newsletter";

const secret = "s".repeat(32);

it("a confirmation token contains the number of earlier unsubscriptions", () => {
  const first = newsletterToken(secret, "confirm", "nlsub_1", 1000);
  const third = newsletterToken(secret, "confirm", "nlsub_1", 1000, 2);
  expect(readNewsletterToken(secret, "confirm", first, 999)).toEqual({ id: "nlsub_1", ends: 0 });
  expect(readNewsletterToken(secret, "confirm", third, 999)).toEqual({ id: "nlsub_1", ends: 2 });
  expect(readNewsletterToken(secret, "confirm", third, 1000)).toBeNull();
});

it("an unsubscribe token does not depend on the number of earlier unsubscriptions", () => {
  const token = newsletterToken(secret, "unsubscribe", "nlsub_1", 0);
  expect(newsletterToken(secret, "unsubscribe", "nlsub_1", 0, 3)).toBe(token);
  expect(readNewsletterToken(secret, "unsubscribe", token, 9_999_999_999)).toEqual({
    id: "nlsub_1",
    ends: 0,
  });
});

it("a confirmation token is invalid with a changed count or for another purpose", () => {
  const second = newsletterToken(secret, "confirm", "nlsub_1", 1000, 1);
  expect(readNewsletterToken(secret, "confirm", second.replace(".1.", ".2."), 999)).toBeNull();
  expect(readNewsletterToken(secret, "confirm", second.replace(".1.", "."), 999)).toBeNull();
  expect(readNewsletterToken(secret, "unsubscribe", second, 999)).toBeNull();
});

import { expect, it } from "vitest";
import { readNewsletterToken } from "../../modules/messages/token";
import { newsletterLink } from "./newsletter-link";

const base = { storefrontUrl: "https://shop.example", secret: "s".repeat(32) };

it.each([
  ["de", "confirm", "/newsletter/confirm"],
  ["it", "confirm", "/it/newsletter/confirm"],
  ["en", "unsubscribe", "/en/newsletter/unsubscribe"],
] as const)("builds the %s link for the purpose %s", (language, purpose, path) => {
  const url = new URL(newsletterLink(base, purpose, { id: "nlsub_1", language }, 0));
  expect(url.pathname).toBe(path);
  expect(readNewsletterToken(base.secret, purpose, url.searchParams.get("token") ?? "", 1)).toMatchObject({
    id: "nlsub_1",
  });
});

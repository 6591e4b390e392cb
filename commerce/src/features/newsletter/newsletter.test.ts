import { expect, it } from "vitest";
import { readNewsletterToken, newsletterLink, subscribersCsv } from "./newsletter";

const base = { storefrontUrl: "https://shop.example", secret: "s".repeat(32) };

/** The content of a link's token at a time (seconds since 1970). */
const readAt = (link: string, purpose: "confirm" | "unsubscribe", now: number) =>
  readNewsletterToken(base.secret, purpose, new URL(link).searchParams.get("token") ?? "", now);

it.each([
  ["de", "confirm", "/newsletter/confirm"],
  ["it", "confirm", "/it/newsletter/confirm"],
  ["en", "unsubscribe", "/en/newsletter/unsubscribe"],
] as const)("builds the %s link for the purpose %s", (language, purpose, path) => {
  const link = newsletterLink(base, purpose, { id: "nlsub_1", language }, 0);
  expect(link.startsWith(`https://shop.example${path}?token=`)).toBe(true);
  expect(readAt(link, purpose, 9_999_999_999)).toEqual({ id: "nlsub_1", ends: 0 });
});

it("builds a confirmation link that expires and contains how often the subscription was ended", () => {
  const link = newsletterLink(base, "confirm", { id: "nlsub_1", language: "de" }, 1000, 2);
  expect(readAt(link, "confirm", 999)).toEqual({ id: "nlsub_1", ends: 2 });
  expect(readAt(link, "confirm", 1000)).toBeNull();
  expect(readAt(link, "unsubscribe", 999)).toBeNull();
});

it("writes one row per subscriber with dates in the shop's time zone, and escapes formulas", () => {
  const subscribers = [
    { email: "grazia@example.com", language: "it", confirmed_at: new Date("2026-11-22T23:30:00Z") },
    { email: "=1+1@example.com", language: "de", confirmed_at: null },
  ] as const;
  expect(subscribersCsv(subscribers, "it")).toBe(
    "\uFEFFE-mail;Lingua;Confermata il\r\ngrazia@example.com;it;2026-11-23\r\n'=1+1@example.com;de;\r\n",
  );
});

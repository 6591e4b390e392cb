import { expect, it } from "vitest";
import { subscribersCsv } from "./subscribers-csv";

it("writes one row per subscriber with dates in the shop's time zone, and escapes formulas", () => {
  const subscribers = [
    { email: "grazia@example.com", language: "it", confirmed_at: new Date("2026-11-22T23:30:00Z") },
    { email: "=1+1@example.com", language: "de", confirmed_at: null },
  ] as const;
  expect(subscribersCsv(subscribers, "it")).toBe(
    "\uFEFFE-mail;Lingua;Confermata il\r\ngrazia@example.com;it;2026-11-23\r\n'=1+1@example.com;de;\r\n",
  );
});

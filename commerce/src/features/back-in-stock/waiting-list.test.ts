import { expect, it } from "vitest";
import { waitingCsv } from "./waiting-list";

it("writes one row per subscriber with dates in the shop's time zone, and escapes formulas", () => {
  const asked = new Date("2026-11-22T23:30:00Z");
  const entries = [
    {
      name: "Mandeltorrone, 300 g",
      email: "grazia@example.com",
      language: "de",
      asked_at: asked,
      confirmed_at: asked,
    },
    { name: "Noce", email: "=1+1@example.com", language: "it", asked_at: asked, confirmed_at: null },
  ] as const;
  expect(waitingCsv(entries, "en")).toBe(
    "\uFEFFProduct;Email;Language;Asked on;Confirmed on\r\n" +
      "Mandeltorrone, 300 g;grazia@example.com;de;2026-11-23;2026-11-23\r\n" +
      "Noce;'=1+1@example.com;it;2026-11-23;\r\n",
  );
});

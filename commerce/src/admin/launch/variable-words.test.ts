import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Variables that commerce's start and the checklist may name (features/launch/launch-checklist.ts). */
const named = [
  "JWT_SECRET",
  "COOKIE_SECRET",
  "MFA_SECRET",
  "SIGNING_SECRET",
  "STRIPE_API_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_URL",
  "SMTP_URL",
];

it.each(["de", "it", "en"])("has a name for every server variable in %s", (language) => {
  const file = path.join(import.meta.dirname, "../i18n/shop-settings", `${language}.json`);
  const { launch } = JSON.parse(readFileSync(file, "utf8")) as {
    launch: { variables: Record<string, string> };
  };
  expect(Object.keys(launch.variables)).toEqual(named);
});

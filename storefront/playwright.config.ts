import { defineConfig, devices } from "@playwright/test";
import { atNight } from "../testing/night";
import { shops } from "../testing/shop-of-worker";

/** Takes the screenshots of the owner guide; only runs when requested (GUIDE_PICTURES). */
const guidePictures = /guide-pictures\.spec\.ts$/;

/** Timeout factor: CI machines may be slow and busy with other jobs. */
const timeoutFactor = process.env["CI"] ? 2 : 1;

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"],
    args: [
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Chromium's sandbox does not work for root
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  },
};

/**
 * Browser stories against a running shop. `npm test -- stories` starts it and passes SHOP_URL, COMMERCE_URL,
 * PUBLISHABLE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD, DATABASE_URL, SIGNING_SECRET, and CONTROL_URL (POST /restart/commerce,
 * /stop/storefront …, see scripts/lib/testing/control.mjs).
 */
export default defineConfig({
  testDir: "e2e",
  testIgnore: process.env["GUIDE_PICTURES"] ? [] : guidePictures,
  // stories of what a change rarely breaks, which `npm run test:nightly` tells
  grepInvert: atNight ? [] : /@night/,
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/look/{arg}{ext}",
  // one shop per worker: a story may stop its servers or change what all its shoppers see
  workers: Math.max(shops.length, 1),
  fullyParallel: true,
  // a CI machine may be busy with other jobs; tests that need the second try are listed and counted as flaky
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000 * timeoutFactor,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 * timeoutFactor },
  reporter: [["line"], ["json", { outputFile: process.env["STORIES_REPORT"] ?? "test-results/report.json" }]],
  use: {
    ...chromium,
    baseURL: process.env["SHOP_URL"],
    locale: "de-DE",
    timezoneId: "Europe/Rome",
    actionTimeout: 15_000 * timeoutFactor,
    navigationTimeout: 30_000 * timeoutFactor,
    screenshot: "only-on-failure",
    // recording each story costs a third of its time; `npm test -- stories NAME --trace on` records one
    trace: "off",
  },
});

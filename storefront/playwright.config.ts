import { defineConfig, devices } from "@playwright/test";
import { shops } from "./e2e/support/shop-of-worker";

/** Takes pictures for the guide, and only when it is asked to. */
const pictures = /guide-pictures\.spec\.ts$/;

/** How many times longer than here a step may take on a build server, which may be slow and busy with others. */
const patience = process.env["CI"] ? 2 : 1;

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
 * Browser stories against a running shop; `npm test -- stories` brings it up and tells them about it: SHOP_URL,
 * COMMERCE_URL, PUBLISHABLE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD, DATABASE_URL, SIGNING_SECRET, and CONTROL_URL
 * (POST /restart/commerce, /stop/storefront …, see scripts/lib/testing/control.mjs).
 */
export default defineConfig({
  testDir: "e2e",
  testIgnore: process.env["GUIDE_PICTURES"] ? [] : pictures,
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/look/{arg}{ext}",
  // each browser has a shop to itself: a story may stop its servers, or change what all its shoppers see
  workers: Math.max(shops.length, 1),
  fullyParallel: true,
  // a build server may be busy with others; what needs the second try is named and counted as flaky
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000 * patience,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 * patience },
  reporter: [["line"], ["json", { outputFile: process.env["STORIES_REPORT"] ?? "test-results/report.json" }]],
  use: {
    ...chromium,
    baseURL: process.env["SHOP_URL"],
    locale: "de-DE",
    timezoneId: "Europe/Rome",
    actionTimeout: 15_000 * patience,
    navigationTimeout: 30_000 * patience,
    screenshot: "only-on-failure",
    // recording each story costs a third of its time; `npm test -- stories NAME --trace on` records one
    trace: "off",
  },
});

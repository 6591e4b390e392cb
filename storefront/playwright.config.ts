import { defineConfig, devices } from "@playwright/test";
import { shopCount } from "../scripts/lib/testing/kept-shop.mjs";
import { atNight } from "../testing/night";

/** Takes the screenshots of the owner guide; only runs when requested (GUIDE_PICTURES). */
const guidePictures = /guide-pictures\.spec\.ts$/;

// in a worker, which the global set-up has started its shops for: the settings of its own
const shops = JSON.parse(process.env["TEST_SHOPS"] ?? "[]") as Record<string, string>[];
Object.assign(process.env, shops[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0) % shops.length]);

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

/** The other engines, by STORIES_BROWSER; public CI installs them (.github/workflows/nightly.yml). */
const otherBrowsers: Readonly<Record<string, (typeof devices)[string]>> = {
  firefox: devices["Desktop Firefox"],
  webkit: devices["Desktop Safari"],
};

/** Browser stories against running shops, which the global set-up starts on copies of one database. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "../scripts/lib/testing/global-setup.mjs",
  testIgnore: process.env["GUIDE_PICTURES"] ? [] : guidePictures,
  // stories of what a change rarely breaks, which `npm run test:nightly` tells
  grepInvert: atNight ? [] : /@night/,
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/look/{arg}{ext}",
  // one shop per worker: a story may stop its servers or change what all its shoppers see
  workers: shopCount(),
  fullyParallel: true,
  // a CI machine may be busy with other jobs; tests that need the second try are listed and counted as flaky
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000 * timeoutFactor,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 * timeoutFactor },
  reporter: [["line"], ["./e2e/support/counting-reporter.ts"]],
  use: {
    ...(otherBrowsers[process.env["STORIES_BROWSER"] ?? ""] ?? chromium),
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

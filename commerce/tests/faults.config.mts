import { defineConfig, mergeConfig } from "vitest/config";
import http from "./vitest.config.mjs";

/** Folder of tests that are not part of a whole run, set by the launcher (scripts/lib/testing/shop-tests.mjs). */
const folder = process.env["TEST_FOLDER"] ?? "faults";

/**
 * `npm run test:faults` and `npm run test:soak`: one shop and one file at a time, because each breaks or fills what the
 * others need.
 */
const config = mergeConfig(http, defineConfig({ test: { testTimeout: 300_000, hookTimeout: 120_000 } }));

export default { ...config, test: { ...config.test, include: [`commerce/tests/${folder}/*.test.ts`] } };

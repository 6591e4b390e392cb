import { defineConfig, mergeConfig } from "vitest/config";
import http from "./vitest.config.mjs";

/** Tests that are no part of a whole run, by the folder the launcher names (scripts/lib/testing/shop-tests.mjs). */
const folder = process.env["TEST_FOLDER"] ?? "faults";

/** `pnpm test:faults` and `pnpm test:soak`: one shop, one file after the other, because each breaks or fills what the others need. */
const config = mergeConfig(http, defineConfig({ test: { testTimeout: 300_000, hookTimeout: 120_000 } }));

export default { ...config, test: { ...config.test, include: [`commerce/tests/${folder}/*.test.ts`] } };

/** Runs before each test file: the settings of the worker's own shop (scripts/lib/testing/global-setup.mjs). */
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The test environment of each shop. */
    shops: Record<string, string>[];
  }
}

Object.assign(process.env, inject("shops")[Number(process.env["VITEST_POOL_ID"]) - 1]);

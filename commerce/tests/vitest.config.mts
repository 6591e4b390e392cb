import { defineConfig } from "vitest/config";

/** The HTTP tests: against a running server and a real database, one file after the other, for they share both. */
export default defineConfig({
  // Vite warns of each source map the SDK names but does not ship.
  logLevel: "error",
  test: {
    root: import.meta.dirname,
    include: ["http/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

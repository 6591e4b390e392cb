import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": new URL("./storefront/app", import.meta.url).pathname } },
  test: {
    include: [
      "contract/src/**/*.test.ts",
      "storefront/app/**/*.test.{ts,tsx}",
      "commerce/src/**/*.test.ts",
      "scripts/**/*.test.mjs",
    ],
  },
});

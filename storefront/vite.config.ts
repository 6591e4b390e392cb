import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  // when the pages' own words last changed, for the sitemap
  define: { BUILT_AT: JSON.stringify(new Date().toISOString()) },
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  plugins: [
    tailwindcss(),
    remix({
      ignoredRouteFiles: ["**/*"],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  // Named here, because a cold dev server that finds them during the first page reloads it in the middle of hydration.
  optimizeDeps: {
    include: [
      "@tanstack/react-query",
      "i18next",
      "cookie",
      "react-dom/client",
      "react-i18next",
      "stdnum/lib/cjs/it/codicefiscale.js",
      "stdnum/lib/cjs/it/iva.js",
      "zod",
    ],
    // of the server: they never reach the browser, but the scan meets them in the modules of the routes
    exclude: [
      "@medusajs/js-sdk",
      "@remix-run/node",
      "isbot",
      "lru-cache",
      "negotiator",
      "pino",
      "remix-i18next/server",
    ],
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
});

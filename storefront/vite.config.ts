import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Browser chunks by the modules they contain: the framework with the loading of chunks, which it uses, and groups of
 * small modules that would otherwise be some twenty files of a few hundred bytes: those every page needs, those that
 * show the owner's texts, and those a product page and the cart need. Together they compress better.
 */
const sharedChunks: Readonly<Record<string, RegExp>> = {
  framework:
    /vite\/preload-helper|\/app\/platform\/(?:load-chunk|load-route-module|new-build|site-data)\.ts$|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(?:react|router))\//,
  shared: new RegExp(
    `/(?:${[
      "app/root",
      "app/i18n/(?:languages|paths|react|translate)",
      "app/ui/(?:Button|Field|Notice|Picture|Stars|icons|use-hydrated)",
      "app/layout/(?:ConnectionNotice|LanguageSwitch|handle|use-root-data)",
      "app/cart/(?:CartDrawerHost|CartProvider|load-notices)",
      "app/catalogue/(?:PriceNote|ProductCard|SearchForm)",
      "app/platform/(?:lost-connection|media)",
      "app/seo/meta",
      "contract/src/(?:brand|content|country-codes|formats|limits|money|stars|time-zone)",
    ].join("|")})\\.tsx?$`,
  ),
  words: /\/app\/(?:content\/(?:OwnContent|RichText)|platform\/icon-query)\.tsx?$/,
  // listed explicitly, because the bundler would put it into the chunk of the notice bar that lazily loads it
  notices: /\/app\/cart\/NoticeList\.tsx$/,
  // with the button that a product page loads later: the drawer loads it anyway
  totals: /\/app\/cart\/(?:ExpressButton|OrderLines|TotalsTable)\.tsx$/,
  buying: new RegExp(
    `/app/(?:${[
      "cart/(?:CartForm|NoticeBar|QuantityField|addition-error)",
      "catalogue/(?:DeliveryPromise|RelatedProducts)",
      "content/BuyerLinks",
      "ui/use-early-choice",
    ].join("|")})\\.tsx?$`,
  ),
};

const sharedChunkOf = (id: string): string | undefined =>
  Object.entries(sharedChunks).find(([, modules]) => modules.test(id))?.[0];

export default defineConfig(({ isSsrBuild }) => ({
  // date of the last change to the pages' own texts, for the sitemap
  define: { BUILT_AT: JSON.stringify(new Date().toISOString()) },
  resolve: {
    // the second replaces a module of Remix
    alias: { "~": fileOf("./app"), "./routeModules.js": fileOf("./app/platform/load-route-module.ts") },
  },
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
  // listed because a cold dev server that discovers them during the first page load reloads it in the middle of
  // hydration
  optimizeDeps: {
    include: [
      "@tanstack/react-query",
      "react-dom/client",
      "react-router",
      "@su-turrone/contract > stdnum/lib/cjs/it/codicefiscale.js",
      "@su-turrone/contract > stdnum/lib/cjs/it/iva.js",
      "zod",
    ],
    // server-only: they never reach the browser, but the dependency scan finds them in the route modules
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
  build: {
    target: "es2022",
    // about 4 % smaller than esbuild's output, for a few more seconds per build
    minify: isSsrBuild ? false : "terser",
    terserOptions: {
      module: true,
      // the router's console warnings for developers
      compress: {
        passes: 3,
        hoist_vars: true,
        pure_funcs: ["warning", "warningOnce", "logV6DeprecationWarnings"],
      },
    },
    assetsInlineLimit: 0,
    // lazily loaded modules need not preload the chunks that every page has already loaded
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !/\/(?:framework|shared)-/.test(file)),
    },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunkOf } },
  },
}));

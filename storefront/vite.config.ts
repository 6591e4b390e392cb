import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * Files of the browser by the modules that go into them: what changes with an update of a package alone, and small modules that would
 * be some twenty files of a few hundred bytes each: those each page needs, those that show the owner's words, and those a product page
 * and the cart need. Together they compress better.
 */
const sharedChunks: Readonly<Record<string, RegExp>> = {
  framework:
    /vite\/preload-helper|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(?:react|router))\//,
  shared: new RegExp(
    `/(?:${[
      "app/root",
      "app/i18n/(?:languages|paths|react|safe-path|translate)",
      "app/ui/(?:Button|Field|Mark|Notice|Picture|Stars|icons|use-hydrated)",
      "app/layout/(?:handle|use-online|use-path-in-language|use-site)",
      "app/cart/(?:CartProvider|load-drawer)",
      "app/catalogue/(?:PriceNote|ProductCard|ProductGrid|RatingLine|SearchForm|UnitPrice|max-query-length)",
      "app/content/page-slugs",
      "app/platform/(?:lost-connection|media)",
      "app/seo/meta",
      "contract/src/(?:brand|content|country-codes|formats|limits|money|stars|time-zone)",
    ].join("|")})\\.tsx?$`,
  ),
  words: new RegExp(
    `/app/(?:${[
      "content/(?:OwnSections|Paragraphs|PreviewNotice|RichText|Visit|use-icons|use-page)",
      "platform/icon-query",
    ].join("|")})\\.tsx?$`,
  ),
  // by name, because the bundler would put it where the bar is that fetches it
  notices: /\/app\/cart\/(?:NoticeList|ShownNotices)\.tsx$/,
  buying: new RegExp(
    `/app/(?:${[
      "cart/(?:CartForm|NoticeBar|QuantityField|addition-error)",
      "catalogue/RelatedProducts",
      "content/BuyerLinks",
      "ui/use-early-choice",
    ].join("|")})\\.tsx?$`,
  ),
};

const sharedChunkOf = (id: string): string | undefined =>
  Object.entries(sharedChunks).find(([, modules]) => modules.test(id))?.[0];

export default defineConfig(({ isSsrBuild }) => ({
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
      "react-dom/client",
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
  build: {
    target: "es2022",
    // about four per cent smaller than esbuild's, for some seconds of each build
    minify: isSsrBuild ? false : "terser",
    terserOptions: {
      module: true,
      // what the router says to its developers in the console
      compress: {
        passes: 3,
        hoist_vars: true,
        pure_funcs: ["warning", "warningOnce", "logV6DeprecationWarnings"],
      },
    },
    assetsInlineLimit: 0,
    // what is fetched later needs not to name the files that every page has
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !/\/(?:framework|shared)-/.test(file)),
    },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunkOf } },
  },
}));

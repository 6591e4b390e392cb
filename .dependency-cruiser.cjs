/**
 * Allowed directions of imports:
 *   storefront: routes -> catalogue | cart | checkout | order | content -> ui, i18n;  routes -> commerce -> platform
 *   contract <- storefront, contract <- commerce; no other imports between the two apps
 *   commerce:   api, workflows, subscribers, jobs, admin -> features -> modules -> platform; a module imports other modules only
 *   through their index
 * @type {import("dependency-cruiser").IConfiguration}
 */
const app = "^storefront/app";
const parts = `${app}/(catalogue|cart|checkout|order|content|layout)/`;
const frame = `${app}/(root|routes|entry\\.client|entry\\.server)\\.tsx?$`;

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      comment:
        "Merge two files that import each other, or move what they share into a third file. This applies to type imports too; dynamic imports (import()) are allowed.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "everything-is-found",
      comment: "The other rules do not check an import that cannot be resolved.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "ui-knows-nothing-of-the-shop",
      comment:
        "UI components receive their data as props. platform/media.ts is allowed because it is only a table of picture widths.",
      severity: "error",
      from: { path: `${app}/ui/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: `${app}/`, pathNot: [`${app}/ui/`, `${app}/platform/media\\.ts$`] },
    },
    {
      name: "components-do-not-talk-to-commerce",
      comment:
        "Components receive view types (commerce/types.ts and the constant tables next to it); loaders fetch the data.",
      severity: "error",
      from: { path: [parts, `${app}/ui/`, `${app}/seo/`], pathNot: "\\.server\\.tsx?$" },
      to: { path: `${app}/(commerce|platform)/.*\\.server\\.ts$`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-routes",
      comment: "Routes are the top layer; only the route table and the helpers of other routes import them.",
      severity: "error",
      from: { path: `${app}/`, pathNot: [`${app}/routes/`, frame] },
      to: { path: `${app}/routes/` },
    },
    {
      name: "storefront-commerce-looks-down-only",
      comment: "The Medusa client code may import the platform and i18n, but no pages.",
      severity: "error",
      from: { path: `${app}/commerce/` },
      to: { path: [parts, `${app}/(ui|seo|routes)/`, frame] },
    },
    {
      name: "platform-is-the-ground",
      comment: "The platform imports neither pages nor Medusa code.",
      severity: "error",
      from: { path: `${app}/platform/` },
      to: { path: [parts, `${app}/(ui|seo|routes|commerce)/`, frame] },
    },
    {
      name: "languages-know-no-pages",
      comment: "i18n contains tables and messages, which the pages read.",
      severity: "error",
      from: { path: `${app}/i18n/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: [parts, `${app}/(ui|seo|routes|commerce)/`, frame] },
    },
    {
      name: "apps-are-apart",
      comment: "Storefront and commerce communicate over HTTP and share only the contract package.",
      severity: "error",
      from: { path: "^(storefront|commerce)/" },
      to: { path: "^(storefront|commerce)/", pathNot: "^$1/" },
    },
    {
      name: "contract-knows-neither-app",
      comment:
        "The contract is pure: no app, no framework, no I/O. Allowed packages: node:crypto (signatures), zod (schemas), rate-limiter-flexible (counts in memory or in the store it is given), date-holidays (calendar), ipaddr.js (IP addresses), negotiator (Accept headers), stdnum (tax numbers), node:url (international domain names), node:diagnostics_channel (reporting errors). Only tracing.ts communicates with a trace collector; it is loaded only if a collector is configured.",
      severity: "error",
      from: { path: "^contract/", pathNot: ["\\.test\\.ts$", "^contract/src/tracing\\.ts$"] },
      to: {
        pathNot: [
          "^contract/src/",
          "^(node:)?(crypto|url|diagnostics_channel)$",
          "(^|/)node_modules/(\\.pnpm/)?(zod|rate-limiter-flexible|date-holidays|ipaddr\\.js|negotiator|stdnum)",
        ],
      },
    },
    {
      name: "traces-are-loaded-only-where-they-are-on",
      comment: "OpenTelemetry slows down the start and each request, so it is not loaded if tracing is off.",
      severity: "error",
      from: { pathNot: ["^contract/src/tracing\\.ts$", "^commerce/src/platform/tracing\\.ts$"] },
      to: { path: ["^contract/src/tracing\\.ts$", "/@opentelemetry/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "modules-keep-their-inside",
      comment: "A Medusa module is used through its index or resolved from the container.",
      severity: "error",
      from: { path: "^commerce/src/modules/([^/]+)/" },
      to: { path: "^commerce/src/modules/[^/]+/", pathNot: ["^commerce/src/modules/$1/", "/index\\.ts$"] },
    },
    {
      name: "modules-look-down-only",
      comment:
        "Code that orchestrates modules (features, workflows, routes, subscribers) is in the layers above them.",
      severity: "error",
      from: { path: "^commerce/src/modules/" },
      to: { path: "^commerce/src/(features|api|workflows|subscribers|jobs|links|admin|migration-scripts)/" },
    },
    {
      name: "features-look-down-only",
      comment:
        "Medusa's entry points (routes, subscribers, jobs) import features; a feature does not depend on its entry points.",
      severity: "error",
      from: { path: "^commerce/src/features/" },
      to: { path: "^commerce/src/(api|subscribers|jobs|links|admin|migration-scripts)/" },
    },
    {
      name: "commerce-platform-is-the-ground",
      comment:
        "The platform (environment, languages, signatures, limits) imports neither features nor modules.",
      severity: "error",
      from: { path: "^commerce/src/platform/" },
      to: {
        path: "^commerce/src/(features|modules|api|workflows|subscribers|jobs|links|admin|migration-scripts)/",
      },
    },
    {
      name: "nothing-at-run-time-imports-the-seed",
      comment:
        "The initial catalogue is seeded once; at run time the code reads the database and the constant tables.",
      severity: "error",
      from: {
        path: "^commerce/src/",
        pathNot: "^commerce/src/migration-scripts/|\\.test\\.ts$|\\.example\\.ts$",
      },
      to: { path: "^commerce/src/migration-scripts/" },
    },
    {
      name: "admin-runs-in-the-browser",
      comment:
        "Admin pages call the server over HTTP. They may import types, the tables of languages and carriers, the calculation of refunds (so that the form proposes the amount that the server will refund), how slugs are made from names, the reasons why a product is not on sale, which prices jump (so that the form asks before the server refuses), and the constant tables of a feature or module (*-types, *-statuses, *-kinds, *-reasons, *-tables).",
      severity: "error",
      from: { path: "^commerce/src/admin/" },
      to: {
        path: "^commerce/src/",
        pathNot:
          "^commerce/src/(admin/|platform/languages\\.ts$|modules/slugs/slug-logic\\.ts$|features/(fulfilment/carriers|sellable/(sale-problems|price-jumps)|line-refunds/line-(refund-amount|to-refund))\\.ts$|(modules|features)/[^/]+/[^/]*-(types|statuses|kinds|reasons|tables)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-tests-in-the-shop",
      comment: "Production code does not import tests.",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$" },
      to: { path: "\\.test\\.tsx?$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/migrations/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.cruise.json` },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};

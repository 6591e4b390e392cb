/**
 * The allowed dependencies, one-way:
 *   storefront: routes -> catalogue | cart | checkout | order | content -> ui, i18n;  routes -> commerce -> platform
 *   contract <- storefront, contract <- commerce, nothing else between the two
 *   commerce:   api, workflows, subscribers, jobs, admin -> features -> modules -> platform
 * A module does not import another module's internals.
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
        "Two files that import each other are one file, or need a third that both import; that holds for types as well. What is only fetched when it is needed (import()) closes no circle.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "everything-is-found",
      comment: "An import that cannot be resolved is checked by none of the other rules.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "ui-knows-nothing-of-the-shop",
      comment:
        "Buttons, fields and dialogues take what they show as properties; the widths of pictures are a mere table.",
      severity: "error",
      from: { path: `${app}/ui/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: `${app}/`, pathNot: [`${app}/ui/`, `${app}/platform/media\\.ts$`] },
    },
    {
      name: "components-do-not-talk-to-commerce",
      comment:
        "Components take view types (commerce/types.ts and pure tables beside it); loaders fetch for them.",
      severity: "error",
      from: { path: [parts, `${app}/ui/`, `${app}/seo/`], pathNot: "\\.server\\.tsx?$" },
      to: { path: `${app}/(commerce|platform)/.*\\.server\\.ts$`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-routes",
      comment: "Routes stand at the top; only the route table and other routes' helpers know them.",
      severity: "error",
      from: { path: `${app}/`, pathNot: [`${app}/routes/`, frame] },
      to: { path: `${app}/routes/` },
    },
    {
      name: "storefront-commerce-looks-down-only",
      comment: "The code that talks to Medusa knows the platform and the languages, and no page.",
      severity: "error",
      from: { path: `${app}/commerce/` },
      to: { path: [parts, `${app}/(ui|seo|routes)/`, frame] },
    },
    {
      name: "platform-is-the-ground",
      comment: "The platform knows neither pages nor Medusa.",
      severity: "error",
      from: { path: `${app}/platform/` },
      to: { path: [parts, `${app}/(ui|seo|routes|commerce)/`, frame] },
    },
    {
      name: "languages-know-no-pages",
      comment: "i18n holds tables and texts; parts read them.",
      severity: "error",
      from: { path: `${app}/i18n/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: [parts, `${app}/(ui|seo|routes|commerce)/`, frame] },
    },
    {
      name: "apps-are-apart",
      comment: "Storefront and commerce meet on the wire, and in the contract both may read.",
      severity: "error",
      from: { path: "^(storefront|commerce)/" },
      to: { path: "^(storefront|commerce)/", pathNot: "^$1/" },
    },
    {
      name: "contract-knows-neither-app",
      comment:
        "The contract is pure: no app, no framework, no I/O; node:crypto signs, zod describes shapes, rate-limiter-flexible counts in memory or in the store it is given, date-holidays knows the calendar, ipaddr.js reads addresses, negotiator reads what a browser accepts, node:url knows the letters of domains, node:diagnostics_channel passes on errors. tracing.ts alone speaks with a collector of traces, and is loaded only where there is one.",
      severity: "error",
      from: { path: "^contract/", pathNot: ["\\.test\\.ts$", "^contract/src/tracing\\.ts$"] },
      to: {
        pathNot: [
          "^contract/src/",
          "^(node:)?(crypto|url|diagnostics_channel)$",
          "(^|/)node_modules/(\\.pnpm/)?(zod|rate-limiter-flexible|date-holidays|ipaddr\\.js|negotiator)",
        ],
      },
    },
    {
      name: "traces-are-loaded-only-where-they-are-on",
      comment:
        "OpenTelemetry costs a start and each request; where nobody takes traces nothing of it is there.",
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
      comment: "What orchestrates modules (features, workflows, routes, subscribers) stands above them.",
      severity: "error",
      from: { path: "^commerce/src/modules/" },
      to: { path: "^commerce/src/(features|api|workflows|subscribers|jobs|links|admin|migration-scripts)/" },
    },
    {
      name: "features-look-down-only",
      comment:
        "Medusa's own doors (routes, subscribers, jobs) name a feature; no feature knows by which door it is asked.",
      severity: "error",
      from: { path: "^commerce/src/features/" },
      to: { path: "^commerce/src/(api|subscribers|jobs|links|admin|migration-scripts)/" },
    },
    {
      name: "commerce-platform-is-the-ground",
      comment: "Environment, languages, signatures and limits know neither features nor modules.",
      severity: "error",
      from: { path: "^commerce/src/platform/" },
      to: {
        path: "^commerce/src/(features|modules|api|workflows|subscribers|jobs|links|admin|migration-scripts)/",
      },
    },
    {
      name: "nothing-at-run-time-imports-the-seed",
      comment: "The first catalogue is written once; what runs reads the database and the tables.",
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
        "Admin pages ask the server over HTTP; they may share types, the tables of languages and carriers, the arithmetic of refunds (so that the form proposes what the server will give back), how addresses are made of names, what keeps a product off sale, and a feature's or module's own tables (*-types, *-statuses, *-kinds, *-reasons, *-tables).",
      severity: "error",
      from: { path: "^commerce/src/admin/" },
      to: {
        path: "^commerce/src/",
        pathNot:
          "^commerce/src/(admin/|platform/languages\\.ts$|modules/slugs/slug-logic\\.ts$|features/(fulfilment/carriers|on-sale/sale-problems|line-refunds/line-(refund-amount|to-refund))\\.ts$|(modules|features)/[^/]+/[^/]*-(types|statuses|kinds|reasons|tables)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-tests-in-the-shop",
      comment: "What runs in the shop does not depend on a test.",
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

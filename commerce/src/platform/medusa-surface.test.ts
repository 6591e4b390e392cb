import { readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { INJECTION_ZONES } from "@medusajs/admin-shared";
import { describe, expect, it } from "vitest";
import {
  closedRoutes,
  keyedOrderRoute,
  lockedCartRoutes,
  orderPage,
  orderRoutes,
  pricedRoutes,
  productPage,
  recordPages,
  replacedRoutes,
  reviewedRoutes,
  searchedColumns,
  settingsMenu,
  unrelatedResources,
  widgetZones,
} from "./medusa-surface";

const commerce = path.resolve(import.meta.dirname, "../..");
const installed = path.join(commerce, "node_modules/@medusajs");

/** Express path of a route file. */
const addressOf = (file: string): string =>
  `/${path.dirname(file)}`.replaceAll(path.sep, "/").replaceAll(/\[(\w+)\]/g, ":$1");

const api = path.join(installed, "medusa/dist/api");
const dashboard = path.join(installed, "dashboard/dist");

const arrangedPages = readdirSync(dashboard)
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => readFileSync(path.join(dashboard, file), "utf8"))
  .filter((text) => text.includes("widgetsZonePrefix: "));

/** Source of the admin's built pages whose layout belongs to a zone. */
const pagesOf = (zone: string): string[] =>
  arrangedPages.filter((text) => text.includes(`widgetsZonePrefix: "${zone}"`));

/** Paths of core routes that write. */
const changing = readdirSync(api, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.js")
  .filter((file) => /exports\.(POST|PUT|PATCH|DELETE) = /.test(readFileSync(path.join(api, file), "utf8")))
  .map(addressOf);

const codeOf = (address: string): string =>
  readFileSync(path.join(api, ...address.replaceAll(/:(\w+)/g, "[$1]").split("/"), "route.js"), "utf8");

const resourceOf = (address: string) => address.split("/").slice(1, 3) as [area: string, resource: string];

const isRelated = (address: string): boolean => {
  const [area, resource] = resourceOf(address);
  return !unrelatedResources[area]?.includes(resource);
};

/** Routes that are closed, locked or opened by a key, including everything below them. */
const withBelow: readonly string[] = [
  ...closedRoutes.map(([matcher]) => matcher),
  ...Object.values(lockedCartRoutes),
  keyedOrderRoute,
];
const exact: readonly string[] = [
  ...orderRoutes.map(({ matcher }) => matcher),
  ...replacedRoutes,
  ...Object.keys(reviewedRoutes),
];

const isKnown = (address: string): boolean =>
  exact.includes(address) ||
  withBelow.some((matcher) => address === matcher || address.startsWith(`${matcher}/`));

describe("core routes of the installed Medusa", () => {
  it("are found", () => {
    expect(changing).toContain("/admin/orders/:id/cancel");
    expect(changing).toContain("/store/carts/:id/line-items/:line_id");
    expect(changing).not.toContain("/admin/orders/:id/changes");
  });

  it("are all guarded, closed or reviewed if they change an order, a payment, a cart or a parcel", () => {
    expect(changing.filter((address) => isRelated(address) && !isKnown(address))).toEqual([]);
  });

  it("are closed if they run a workflow by its name, or decide whether prices include VAT", () => {
    const generic = /WORKFLOW_ENGINE|PricePreferencesWorkflow/;
    expect(changing.filter((address) => generic.test(codeOf(address)) && !isKnown(address))).toEqual([]);
  });

  it("exist if they are guarded, replaced or reviewed", () => {
    expect(exact.filter((address) => !changing.includes(address))).toEqual([]);
    const below = (matcher: string) => changing.some((address) => `${address}/`.startsWith(`${matcher}/`));
    expect(withBelow.filter((matcher) => !below(matcher))).toEqual([]);
  });

  it("have existing resources if these are listed as unrelated", () => {
    const there = new Set(changing.map((address) => resourceOf(address).join("/")));
    const listed = Object.entries(unrelatedResources).flatMap(([area, names]) =>
      names.map((name) => `${area}/${name}`),
    );
    expect(listed.filter((name) => !there.has(name))).toEqual([]);
  });
});

describe("prices in the installed Medusa", () => {
  const flows = path.join(path.dirname(realpathSync(path.join(installed, "medusa"))), "core-flows/dist");
  const sources = readdirSync(flows, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(path.join(flows, file), "utf8"));
  const exportsOf = (source: string) =>
    [...source.matchAll(/^exports\.(\w+(?:Workflow|Step)) = \(/gm)].map(([, name = ""]) => name);

  /** Names of the steps and workflows that write prices, by themselves or through others. */
  const writers = new Set<string>();
  for (let before = -1; before < writers.size;) {
    before = writers.size;
    for (const source of sources) {
      const code = source.replaceAll(/^ ?\*.*$/gm, "");
      const isWriter =
        /\.(create|update|upsert)PriceSets\(|\.(add|create|update)PriceListPrices\(|\.(create|update)PriceLists\(|\.addPrices\(/.test(
          code,
        ) || [...writers].some((name) => new RegExp(`\\b${name}\\)?\\(|\\b${name}\\.runAsStep`).test(code));
      if (isWriter) for (const name of exportsOf(source)) writers.add(name);
    }
  }

  it("are written by routes that are guarded, closed or reviewed, and by no others", () => {
    const routes = changing.filter((address) => {
      const code = codeOf(address);
      return [...writers].some((name) => new RegExp(`\\b${name}\\)?\\(`).test(code));
    });
    const guarded: readonly string[] = pricedRoutes.map(({ matcher }) => matcher);
    expect(guarded.filter((address) => !routes.includes(address))).toEqual([]);
    expect(routes.filter((address) => !guarded.includes(address) && !isKnown(address))).toEqual([]);
  });
});

describe("admin layout of the installed Medusa", () => {
  it("has the zones listed here, which are those of the widgets", () => {
    const widgets = path.join(commerce, "src/admin/widgets");
    const named = readdirSync(widgets).flatMap((file) => {
      const [, zones = "none"] =
        /zone: ("[^"]+"|\[[^\]]+\])/.exec(readFileSync(path.join(widgets, file), "utf8")) ?? [];
      return [...zones.matchAll(/[\w.]+/g)].map(String);
    });
    expect([...new Set(named)].sort()).toEqual([...widgetZones]);
    expect(widgetZones.filter((zone) => !INJECTION_ZONES.some((there) => there === zone))).toEqual([]);
  });

  it("has the zone and the sections by which the order page is arranged", () => {
    const built = path.join(installed, "dashboard/dist");
    const [page, ...others] = readdirSync(built).filter((file) => /^order-detail-.+\.mjs$/.test(file));
    expect(others).toEqual([]);
    const read = (file: string) => readFileSync(path.join(built, file), "utf8");
    expect(read(page ?? "")).toContain(`widgetsZonePrefix: "${orderPage.zone}"`);
    // the components shared by all pages are in chunks
    const parts = [page ?? "", ...readdirSync(built).filter((file) => /^chunk-.+\.mjs$/.test(file))]
      .flatMap((file) => [...read(file).matchAll(/LayoutComposer\.Entry, \{ id: "(\w+)"/g)])
      .map(([, id]) => id);
    expect(orderPage.sections.filter((name) => !parts.includes(name))).toEqual([]);
  });

  it.each(recordPages.zones)("has pages with the default entries for developers: %s", (zone) => {
    const pages = pagesOf(zone);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page).toContain("detailPageDefaultEntries");
  });

  it("has the product zone and entry of the widget that leads to the own page", () => {
    const widget = readFileSync(path.join(commerce, "src/admin/widgets/own-product-page.tsx"), "utf8");
    expect(widget).toContain(`id: "${productPage.note}"`);
    expect(widget).toContain(`zone: "${productPage.zone}.before"`);
  });
});

describe("admin menu of the installed Medusa", () => {
  it("has the hidden settings entries for developers", () => {
    const [menu = ""] = pagesOf(settingsMenu.zone);
    for (const entry of settingsMenu.hidden) expect(menu).toContain(`to: "${entry}"`);
    expect(menu).toContain("id: `settings-nav:${");
    expect(settingsMenu.entryOf("/settings/workflows")).toBe("core:settings-nav:/settings/workflows");
  });
});

describe("cart completion in the installed Medusa", () => {
  it("acquires a lock whose key is the cart's id", () => {
    // core-flows is a dependency of Medusa, and pnpm installs it next to Medusa
    const beside = path.dirname(path.dirname(realpathSync(path.join(installed, "medusa"))));
    const file = path.join(beside, "@medusajs/core-flows/dist/cart/workflows/complete-cart.js");
    const source = readFileSync(file, "utf8");
    const code = source.slice(source.indexOf("exports.completeCartWorkflow = "));
    expect(code).toMatch(/acquireLockStep\)\(\{\s+key: input\.id,/);
  });
});

describe("CSV exports of Medusa", () => {
  const flows = path.join(path.dirname(realpathSync(path.join(installed, "medusa"))), "core-flows/dist");
  const writers = readdirSync(flows, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .filter((file) => readFileSync(path.join(flows, file), "utf8").includes("json2csv)("));

  it("are written in these files", () => {
    expect(writers.toSorted()).toEqual([
      "inventory/steps/export-inventory-items.js",
      "order/steps/export-orders.js",
      "product/steps/export-products.js",
      "product/utils/jsontocsv.js",
    ]);
  });

  // json-2-csv then strips leading = + - @, tabs and carriage returns from each text
  it.each(writers)("prevent CSV injection: %s", (file) => {
    expect(readFileSync(path.join(flows, file), "utf8")).toContain("preventCsvInjection: true");
  });
});

describe("product search of the installed Medusa", () => {
  const models = path.join(path.dirname(realpathSync(path.join(installed, "medusa"))), "product/dist/models");
  /** Searchable fields of a model: columns, and relations with searchable columns. */
  const searchedOf = (model: string) =>
    [
      ...readFileSync(path.join(models, `${model}.js`), "utf8").matchAll(
        /^ {4}(\w+): utils_1\.model(.*?)(?=^ {4}(?:\/\*\*|\w+:)|^\}\))/gms,
      ),
    ].flatMap(([, name = "", definition = ""]) => (definition.includes(".searchable()") ? [name] : []));

  it("uses the columns that the shop has indexes for", () => {
    expect(searchedOf("product")).toEqual([...searchedColumns.product, "variants"]);
    expect(searchedOf("product-variant")).toEqual([...searchedColumns.product_variant, "product"]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fulfilmentPages, ownersPages, ownersSettings } from "./menu-tables";

const commerce = path.resolve(import.meta.dirname, "../../..");
const known: readonly string[] = [...fulfilmentPages, ...ownersPages];

/** Source of the menus in the installed Medusa. */
function dashboardsMenu(): string {
  const built = path.join(commerce, "node_modules/@medusajs/dashboard/dist");
  const [menu = "", ...others] = readdirSync(built)
    .filter((file) => /^chunk-.+\.mjs$/.test(file))
    .map((file) => readFileSync(path.join(built, file), "utf8"))
    .filter((text) => text.includes("var useCoreRoutes = "));
  expect(others).toEqual([]);
  return menu;
}

describe("admin menu", () => {
  it("has every page of the shop in one of the tables", () => {
    const folder = path.join(commerce, "src/admin/routes");
    const own = readdirSync(folder).map((name) => `/${name}`);
    expect(own.filter((page) => !known.includes(page))).toEqual([]);
    const core = ["/orders", "/inventory", "/products", "/customers", "/promotions", "/price-lists"];
    expect(known.filter((page) => !own.includes(page) && !core.includes(page))).toEqual([]);
  });

  it("has every page of the installed Medusa in one of the tables", () => {
    const menu = dashboardsMenu();
    const source = menu.slice(menu.indexOf("var useCoreRoutes = "), menu.indexOf("var Searchbar = "));
    // sub-entries are hidden together with their parent
    const pages = [...source.matchAll(/^ {6}to: "([^"]+)"/gm)].map(([, to]) => to ?? "");
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.filter((page) => !known.includes(page))).toEqual([]);
  });

  it("has every settings page except the own profile in the owners' table", () => {
    const menu = dashboardsMenu();
    const source = menu.slice(
      menu.indexOf("var useSettingRoutes = "),
      menu.indexOf("var getSafeFromValue = "),
    );
    const pages = [...source.matchAll(/\bto: "(\/settings\/[^"]+)"/g)].map(([, to]) => to ?? "");
    expect([...pages].sort()).toEqual([...ownersSettings, "/settings/profile"].sort());
  });
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fulfilmentPages, ownersSettings } from "../../features/staff/menu-tables";
import { menuGroups } from "./menu-groups";

const commerce = path.resolve(import.meta.dirname, "../../..");
const listed = menuGroups.flatMap(({ pages }) => pages.map(({ to }) => to));

/** Pages that are reached from others, and the first entry, which is in no group. */
const unlisted = ["/launch", "/find"];

/**
 * Medusa's pages that the menu leaves out: those replaced by the shop's own ("Orders", "Products", "Stock"; buyers are found by
 * "Find"), and those whose changes are refused (api/guards/closed-routes.ts).
 */
const leftOut = ["/orders", "/products", "/inventory", "/customers", "/promotions", "/price-lists"];

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
  it("has every page of the shop in one of its groups", () => {
    const own = readdirSync(path.join(commerce, "src/admin/routes")).map((name) => `/${name}`);
    expect(own.filter((page) => !listed.includes(page)).toSorted()).toEqual(unlisted.toSorted());
    expect(listed.filter((page) => !own.includes(page))).toEqual(["/settings/profile"]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(fulfilmentPages.filter((page) => !own.includes(page))).toEqual(["/orders"]);
  });

  it("has every page of the installed Medusa in a group, or leaves it out", () => {
    const menu = dashboardsMenu();
    const source = menu.slice(menu.indexOf("var useCoreRoutes = "), menu.indexOf("var Searchbar = "));
    // sub-entries are hidden together with their parent
    const pages = [...source.matchAll(/^ {6}to: "([^"]+)"/gm)].map(([, to]) => to ?? "");
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.toSorted()).toEqual(leftOut.toSorted());
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

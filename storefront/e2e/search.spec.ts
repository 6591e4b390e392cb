import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { ListPage } from "./pages/list-page";
import { violationsOf } from "./support/axe";
import { hazelnut } from "./support/goods";
import { holdBack } from "./support/held-requests";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/** The header's search on a wide window, focused. */
async function headerSearch(page: Page) {
  const t = words("de", "common");
  const form = page.getByRole("search", { name: t.nav.search });
  const field = form.getByLabel(t.search.label);
  await field.click();
  return { form, field, submit: form.getByRole("button", { name: t.search.submit }) };
}

test("on a phone, the search opens from its icon, keeps text typed before its script is loaded, and closes after its suggestions", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, "**/assets/SearchCombobox-*.js");
  await page.goto(href("about", "de"));
  const t = words("de", "common");
  await page.locator("header summary").filter({ hasText: t.nav.search }).click();
  const field = page.getByRole("search", { name: t.nav.search }).getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("has");
  release();
  await expect(page.getByRole("option").first()).toContainText(hazelnut.de.name);
  await page.keyboard.type("el");
  await expect(field).toHaveValue("hasel");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

test("on a phone, the suggestions are as wide as the form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href("about", "it"));
  const t = words("it", "common");
  await page.locator("header summary").filter({ hasText: t.nav.search }).click();
  const form = page.getByRole("search", { name: t.nav.search });
  await form.getByRole("combobox").pressSequentially("mie");
  await expect(form.getByRole("option").first()).toBeVisible();
  const menu = await form.getByRole("listbox").boundingBox();
  expect(menu?.width).toBe((await form.boundingBox())?.width);
  const cut = await form
    .getByRole("option")
    .evaluateAll((options) => options.filter((option) => option.scrollWidth > option.clientWidth).length);
  expect(cut).toBe(0);
});

test("the suggestions are a combobox: arrow keys select, Escape closes, Enter opens", async ({ page }) => {
  await page.goto(href("about", "de"));
  const { field, form } = await headerSearch(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveRole("combobox");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially("hasel");
  const options = form.getByRole("option");
  await expect(options.first()).toHaveText(/^Haselnusstorrone\s*ab 7,10\s€$/);
  await expect(options.first().locator("mark")).toHaveText("Hasel");
  await expect(options.first().locator("img")).toHaveJSProperty("complete", true);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(form.getByRole("status")).toHaveText(/^\d Vorschläge?$/);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const chosen = await options.first().getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", chosen ?? "");
  expect(await violationsOf(page, { part: "header" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue("hasel");
  await field.press("n");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/produkte/${hazelnut.de.slug}$`));
});

test("Enter without a selection searches, and a click on a suggestion opens it", async ({ page }) => {
  await page.goto(href("search", "it"));
  const field = page.getByRole("main").getByRole("search").getByRole("combobox");
  await field.pressSequentially("nocci");
  await expect(page.getByRole("option").first()).toContainText(hazelnut.it.name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/it\/cerca\?q=nocci$/);
  // the field of the page before has the same text, and is replaced together with the list
  await expect(new ListPage(page, "it").count).toContainText("nocci");
  const again = page.getByRole("main").getByRole("search").getByRole("combobox");
  await expect(again).toHaveValue("nocci");
  await again.press("End");
  await again.press("o");
  await page.getByRole("option", { name: hazelnut.it.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/it/prodotti/${hazelnut.it.slug}$`));
});

test("suggestions include categories, pages and products for an occasion", async ({ page }) => {
  await page.goto(href("search", "de"));
  const field = page.getByRole("main").getByRole("search").getByRole("combobox");
  await field.fill("weihnachten");
  await expect(page.getByRole("option", { name: "Geschenkschachtel Barbagia" })).toBeVisible();
  await field.fill("versand");
  const delivery = page.getByRole("option", { name: /^Versand und Rückgabe\s*Seite$/ });
  await expect(delivery).toBeVisible();
  await field.fill("gesch");
  await expect(page.getByRole("option", { name: /^Geschenke\s*Kategorie$/ })).toBeVisible();
  await field.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/produkte\/kategorie\/geschenke$/);
});

test("outdated suggestion requests are cancelled, and fast typing sends fewer requests", async ({ page }) => {
  await page.goto(href("search", "de"));
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/api/suggest")) asked.push(searchParams.get("q") ?? "");
  });
  const release = await holdBack(page, /\/api\/suggest\?q=man$/);
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("q=man"));
  const field = page.getByRole("main").getByRole("search").getByRole("combobox");
  await field.pressSequentially("man");
  await expect.poll(() => asked).toContain("man");
  await field.pressSequentially("delt");
  await cancelled;
  release();
  await expect(page.getByRole("option").first()).toContainText("Mandeltorrone");
  expect(asked.length).toBeLessThan("mandelt".length);
});

test("failed requests for suggestions show none", async ({ page }) => {
  await page.route("**/api/suggest?*", (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto(href("search", "de"));
  const field = page.getByRole("main").getByRole("search").getByRole("combobox");
  const refused = page.waitForResponse("**/api/suggest?*");
  await field.pressSequentially("hasel");
  await refused;
  await expect(page.getByRole("option")).toHaveCount(0);
  await field.press("Enter");
  await expect(page).toHaveURL(/\?q=hasel$/);
});

import { href } from "../app/i18n/paths";
import { ListPage } from "./pages/list-page";
import { violationsOf } from "./support/axe";
import { classic } from "./support/goods";
import { holdBack } from "./support/held-requests";
import { expect, test } from "./support/test";

const classicPath = href("category", "de", { slug: classic.de.slug });

test("a product card opens the page with the filtered weight", async ({ page }) => {
  const list = new ListPage(page, "de");
  await page.goto(`${classicPath}?weight=500&available=1&sort=price-up`);
  const card = list.cards.first();
  // the link's accessible name is only the product's name, and the whole card is clickable
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await expect(card.getByRole("link")).toHaveAccessibleName(name);
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\?weight=500$/);
  await expect(page.getByRole("radio", { name: /^500/ })).toBeChecked();
});

test("a filter change updates list and count without losing focus or position", async ({ page }) => {
  const list = new ListPage(page, "de");
  await page.goto(classicPath);
  await list.showFilters();
  const before = await page.evaluate(() => {
    window.scrollTo(0, 200);
    return window.scrollY;
  });
  await list.choice("500 g").focus();
  await page.keyboard.press("Space");
  await expect(list.count).toHaveText("7 Produkte");
  await expect(page).toHaveURL(/\?weight=500$/);
  await expect(list.choice("500 g")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await list.max.fill("20");
  await expect(list.count).toHaveText("3 Produkte");
  await expect(list.max).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/klassischer-torrone/);
});

test("the last of several quick changes wins, regardless of the order of responses", async ({ page }) => {
  const list = new ListPage(page, "de");
  await page.goto(classicPath);
  await list.showFilters();
  // the response to the first change arrives last
  const release = await holdBack(
    page,
    (url) => url.pathname.endsWith(".data") && url.searchParams.getAll("weight").join() === "300",
  );
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("weight=300"));
  await list.choice("300 g").check();
  await list.choice("500 g").check();
  await expect(page).toHaveURL(/\?weight=300&weight=500$/);
  await failed;
  release();
  await expect(list.chosen.getByRole("link", { name: /500/ })).toBeVisible();
  await expect(list.choice("300 g")).toBeChecked();
  await expect(list.choice("500 g")).toBeChecked();
});

test("the state of collapsed panels is remembered across pages", async ({ page }) => {
  const list = new ListPage(page, "de");
  await page.goto(href("products", "de"));
  const categories = page.getByRole("navigation", { name: "Kategorien" });
  await expect(categories).toBeVisible();
  await expect(list.min).toBeHidden();
  await list.panel("categories").click();
  await list.panel("filters").click();
  await expect(categories).toBeHidden();
  await expect(list.min).toBeVisible();
  // the browser fires the event shortly after opening the panel
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "panels")?.value)
    .toBe("categories-hidden.filters-shown");
  await page.goto(classicPath);
  await expect(list.min).toBeVisible();
  await expect(categories).toBeHidden();
});

test("a list with all filters and messages has no accessibility violations", async ({ page }) => {
  const list = new ListPage(page, "de");
  await page.goto(`${href("products", "de")}?min=20&max=10&weight=500&available=1`);
  await list.showFilters();
  expect(await violationsOf(page)).toEqual([]);
});

test("on a phone, the filters end with a button that shows the results", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = new ListPage(page, "de");
  await page.goto(href("products", "de"));
  await list.showFilters();
  const filters = page.getByRole("group", { name: "Nuss" });
  await filters.getByRole("checkbox", { name: /^Walnüsse/ }).check();
  const show = page.getByRole("button", { name: "1 Produkt zeigen" });
  // it stays visible while the filters are longer than the window
  await expect(show).toBeInViewport();
  await expect(page).toHaveURL(/\?nut=walnuts$/);
  await show.click();
  await expect(filters).toBeHidden();
  await expect(list.cards.first()).toBeInViewport();
  await expect(list.chosen.getByRole("link", { name: "Walnüsse" })).toBeVisible();
  // an allergen filter without matches, from a link, can be deselected
  await page.goto(`${href("products", "de")}?free=hazelnuts`);
  await list.showFilters();
  await expect(page.getByRole("checkbox", { name: /^ohne Haselnüsse\s*, 0 Produkte$/ })).toBeChecked();
  await expect(list.cards).toHaveCount(0);
});

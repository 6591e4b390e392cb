import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { ListPage } from "./pages/list-page";
import { violationsOf } from "./support/axe";
import { classic } from "./support/goods";
import { scripting, variants, type Language } from "./support/languages";

/** Available classic nougat of 500 g, cheapest first: 19.70, 20.50, 21.20, 21.90, 22.50 euros. */
const classic500 = {
  de: [
    "Torrone mit Mandeln und Haselnüssen",
    "Haselnusstorrone",
    "Torrone mit Myrte",
    "Torrone mit Erdbeerbaumhonig",
    "Torrone mit Safran und Orange",
  ],
  it: [
    "Torrone mandorle e nocciole",
    "Torrone alle nocciole",
    "Torrone al mirto",
    "Torrone al miele di corbezzolo",
    "Torrone zafferano e arancia",
  ],
  en: [
    "Almond and hazelnut nougat",
    "Hazelnut nougat",
    "Myrtle nougat",
    "Strawberry-tree honey nougat",
    "Saffron and orange nougat",
  ],
} as const;
const classicPath = (language: Language) => href("category", language, { slug: classic[language].slug });

for (const { language, javaScriptEnabled, name } of variants) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("a category is filtered and sorted, and filters are removed again", async ({ page }) => {
      const list = new ListPage(page, language);
      await page.goto(classicPath(language));
      await list.showFilters();
      await list.choice("500 g").check();
      await list.choice(list.t.filter.available).check();
      await list.max.fill(language === "en" ? "22.50" : "22,50");
      await list.sort.selectOption("price-up");
      await list.apply();
      await expect(list.cards).toHaveCount(5);
      // filters and order are applied automatically, one after the other
      await expect.poll(() => list.names()).toEqual(classic500[language]);
      await expect(list.cards.first()).toContainText(language === "en" ? "€19.70" : /19,70\s€/);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

      await list.chosen.getByRole("link", { name: /22[.,]50/ }).click();
      await list.chosen.getByRole("link", { name: new RegExp(list.t.filter.available) }).click();
      await expect(list.cards).toHaveCount(7);
      await list.chosen.getByRole("link", { name: list.t.chosen.clear }).click();
      await expect(list.chosen).toHaveCount(0);
      await expect(list.sort).toHaveValue("price-up");
      await expect(list.cards.first()).toContainText(language === "en" ? "€6.70" : /6,70\s€/);
    });
  });
}

for (const { name, javaScriptEnabled } of scripting) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("a product card opens the page with the filtered weight", async ({ page }) => {
      const list = new ListPage(page, "de");
      await page.goto(`${classicPath("de")}?weight=500&available=1&sort=price-up`);
      const card = list.cards.first();
      // the link's accessible name is only the product's name, and the whole card is clickable
      const name = (await card.getByRole("heading").textContent()) ?? "";
      await expect(card.getByRole("link")).toHaveAccessibleName(name);
      await card.click({ position: { x: 20, y: 20 } });
      await expect(page).toHaveURL(/\?weight=500$/);
      await expect(page.getByRole("radio", { name: /^500/ })).toBeChecked();
    });

    for (const [query, message, min, max] of [
      [
        "min=20&max=10",
        "Der Mindestpreis lag über dem Höchstpreis. Wir haben die beiden getauscht: von 10,00 € bis 20,00 €.",
        "10",
        "20",
      ],
      [
        "min=billig",
        "„billig“ ist kein Preis. Wir zeigen die Produkte ohne Mindestpreis, bitte geben Sie zum Beispiel 12,50 ein.",
        "",
        "",
      ],
      [
        "min=5&max=-3",
        "„-3“ ist kein Preis. Wir zeigen die Produkte ohne Höchstpreis, bitte geben Sie zum Beispiel 12,50 ein.",
        "5",
        "",
      ],
    ] as const) {
      test(`${query} is corrected with a message`, async ({ page }) => {
        const list = new ListPage(page, "de");
        const answer = await page.goto(`${href("products", "de")}?${query}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByText(message)).toBeVisible();
        await list.showFilters();
        await expect(list.min).toHaveValue(min);
        await expect(list.max).toHaveValue(max);
      });
    }

    test("an empty list suggests changing the filters", async ({ page }) => {
      const list = new ListPage(page, "de");
      await page.goto(`${classicPath("de")}?min=999`);
      await expect(page.getByRole("heading", { name: "Keine Produkte gefunden" })).toBeVisible();
      await expect(page.getByText("Versuchen Sie, die Suchfilter zu ändern.")).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: list.t.chosen.clear }).last().click();
      await expect(list.cards).not.toHaveCount(0);
    });

    test("filters are kept when switching category or language", async ({ page }) => {
      const list = new ListPage(page, "de");
      await page.goto(`${classicPath("de")}?weight=150&sort=price-up`);
      await page
        .getByRole("navigation", { name: "Kategorien" })
        .getByRole("link", { name: "Mit Schokolade" })
        .click();
      await expect(page).toHaveURL(/mit-schokolade\?weight=150&sort=price-up$/);
      await expect(list.cards).toHaveCount(1);
      await page.goto(`${href("products", "de")}?category=weicher-torrone`);
      await page
        .getByRole("banner")
        .getByRole("button", { name: /English/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/en\/products\?category=weicher-torrone$/);
      await expect(page.getByRole("main").getByText("Soft almond nougat")).toBeVisible();
    });
  });
}

test("a filter change updates the list and the count without losing focus or scroll position", async ({
  page,
}) => {
  const list = new ListPage(page, "de");
  await page.goto(classicPath("de"));
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
  await page.goto(classicPath("de"));
  await list.showFilters();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // the response to the first change arrives last
  await page.route(
    (url) => url.pathname.endsWith(".data") && url.searchParams.getAll("weight").join() === "300",
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
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
  await page.goto(classicPath("de"));
  await expect(list.min).toBeVisible();
  await expect(categories).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a button saves the state of collapsed panels", async ({ page }) => {
    const list = new ListPage(page, "de");
    await page.goto(href("products", "de"));
    await list.panel("filters").click();
    await page.getByRole("button", { name: list.t.panel.show }).click();
    await expect(page).toHaveURL(/\/produkte$/);
    await page.goto(classicPath("de"));
    await expect(list.min).toBeVisible();
    await page.getByRole("button", { name: list.t.panel.hide }).first().click();
    await expect(page.getByRole("navigation", { name: "Kategorien" })).toBeHidden();
    await expect(list.min).toBeVisible();
  });
});

test("a page number beyond the last redirects to the last page", async ({ request }) => {
  const answer = await request.get(`${classicPath("de")}?sort=name&page=99`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe(`${classicPath("de")}?sort=name`);
});

test("the panel route rejects unknown panels and external redirects", async ({ request }) => {
  const post = (form: Record<string, string>) => request.post("/api/panels", { form, maxRedirects: 0 });
  expect((await post({ panel: "other", shown: "1", back: "/" })).status()).toBe(400);
  const answer = await post({ panel: "filters", shown: "1", back: "//evil.example" });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe("/produkte");
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

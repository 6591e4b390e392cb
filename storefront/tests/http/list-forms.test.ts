import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { classic, hazelnut } from "../../e2e/support/goods";
import { words } from "../../e2e/support/words";
import { attribute, textOf, type DeliveredPage } from "./delivered-page";
import { test } from "./request";

// lists and searches as a browser without JavaScript uses them

const classicPath = href("category", "de", { slug: classic.de.slug });

/** Names of a list's products, in its order. */
const names = (page: DeliveredPage): string[] => page.queryAll("main li h2").map(textOf);

/** Links of the chosen filters. */
const chips = (page: DeliveredPage, label: string): string[] =>
  page.queryAll(`[role="group"][aria-label="${label}"] a`).map(textOf);

test("a category is filtered and sorted, and filters are removed again", async ({ browser }) => {
  const t = words("it", "list");
  await browser.open(href("category", "it", { slug: classic.it.slug }));
  await browser.press(t.filter.apply, { weight: "500", available: "1", max: "22,50", sort: "price-up" });
  expect(names(browser.page)).toEqual([
    "Torrone mandorle e nocciole",
    "Torrone alle nocciole",
    "Torrone al mirto",
    "Torrone al miele di corbezzolo",
    "Torrone zafferano e arancia",
  ]);
  expect(browser.page.mainText).toContain("19,70 €");
  expect(attribute(browser.page.query('meta[name="robots"]'), "content")).toBe("noindex");

  await browser.follow(/22,50/);
  await browser.follow(new RegExp(t.filter.available));
  expect(names(browser.page)).toHaveLength(7);
  await browser.follow(t.chosen.clear);
  expect(chips(browser.page, t.chosen.label)).toEqual([]);
  expect(browser.value("sort")).toBe("price-up");
  expect(browser.page.mainText).toContain("6,70 €");
});

test("a product card opens the page with the filtered weight", async ({ browser }) => {
  await browser.open(`${classicPath}?weight=500&available=1&sort=price-up`);
  await browser.follow(names(browser.page)[0] ?? "");
  expect(browser.path).toMatch(/\?weight=500$/);
  const [chosen] = browser.page
    .queryAll("label")
    .filter((label) => label.querySelector('input[name="variantId"][checked]') !== null);
  expect(textOf(chosen ?? null)).toMatch(/^500 g/);
});

test.for([
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
] as const)("%s is corrected with a message", async ([query, message, min, max], { browser }) => {
  await browser.open(`${href("products", "de")}?${query}`);
  expect(browser.page.status).toBe(200);
  expect(browser.page.mainText).toContain(message);
  expect([browser.value("min"), browser.value("max")]).toEqual([min, max]);
});

test("an empty list suggests changing the filters", async ({ browser }) => {
  await browser.open(`${classicPath}?min=999`);
  for (const text of ["Keine Produkte gefunden", "Versuchen Sie, die Suchfilter zu ändern."])
    expect(browser.page.mainText).toContain(text);
  await browser.follow(words("de", "list").chosen.clear);
  expect(names(browser.page)).not.toEqual([]);
});

test("filters are kept when switching category or language", async ({ browser }) => {
  await browser.open(`${classicPath}?weight=150&sort=price-up`);
  const links = browser.page.queryAll(`nav a`).filter((link) => textOf(link) === "Mit Schokolade");
  const [inPanel = ""] = links.map((link) => attribute(link, "href")).filter((path) => path.includes("?"));
  expect(inPanel).toMatch(/mit-schokolade\?weight=150&sort=price-up$/);
  await browser.open(inPanel);
  expect(names(browser.page)).toHaveLength(1);
  await browser.open(`${href("products", "de")}?category=weicher-torrone`);
  await browser.press(/English/);
  expect(browser.path).toBe(`${href("products", "en")}?category=weicher-torrone`);
  expect(names(browser.page)).toContain("Soft almond nougat");
});

test("a button saves the state of collapsed panels", async ({ browser }) => {
  const { panel } = words("de", "list");
  /** Whether the panels of categories and of filters are open. */
  const open = () =>
    browser.page.queryAll("main details").flatMap((part) => {
      const name = textOf(part.querySelector("summary"));
      return name === panel.categories || name === panel.filters ? [[name, part.hasAttribute("open")]] : [];
    });
  await browser.open(href("products", "de"));
  expect(open()).toEqual([
    [panel.categories, true],
    [panel.filters, false],
  ]);
  await browser.press(panel.show);
  expect(browser.path).toBe(href("products", "de"));
  await browser.open(classicPath);
  await browser.press(panel.hide);
  expect(open()).toEqual([
    [panel.categories, false],
    [panel.filters, true],
  ]);
});

test("a page number beyond the last redirects to the last page", async ({ request }) => {
  const answer = await request.get(`${classicPath}?sort=name&page=99`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, `${classicPath}?sort=name`]);
});

test("the panel route rejects unknown panels and external redirects", async ({ request }) => {
  const post = (form: Record<string, string>) => request.post("/api/panels", { form, maxRedirects: 0 });
  expect((await post({ panel: "other", shown: "1", back: "/" })).status()).toBe(400);
  const answer = await post({ panel: "filters", shown: "1", back: "//evil.example" });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/produkte"]);
});

test("a search in the header tolerates a typo and shows a filterable list", async ({ browser }) => {
  const { search } = words("it", "common");
  await browser.open(href("home", "it"));
  await browser.press(search.submit, { q: "nociole" });
  expect(browser.path).toBe(`${href("search", "it")}?q=nociole`);
  expect(names(browser.page)[0]).toBe(hazelnut.it.name);
  expect(attribute(browser.page.query('meta[name="robots"]'), "content")).toBe("noindex");
  await browser.press(words("it", "list").filter.apply, { weight: "500" });
  expect(browser.path).toMatch(/q=nociole.*weight=500/);
  expect(names(browser.page)[0]).toBe(hazelnut.it.name);
  expect(browser.said("status")).toContain("nociole");
});

import { randomUUID } from "node:crypto";
import { nutrients } from "@su-turrone/contract/food-labels";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { asOwner } from "../../../testing/owner";
import { languages } from "../../app/i18n/languages";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { chocolate } from "../../e2e/support/food-labels";
import { htmlProblems } from "../../e2e/support/html";
import { structuredDataOf } from "../../e2e/support/json-ld";
import { openChannel, type OwnChannel } from "../../../testing/channels";
import { openStorefront, type OwnStorefront } from "../../../testing/own-storefront";
import { allergenPage, allergenRows } from "./allergen-page";
import { attribute, openPage, textOf } from "./delivered-page";
import { test } from "./request";

const everywhere = (text: string) => ({ de: text, it: text, en: text, fr: text, es: text });
const ingredient = (text: string, ...allergens: string[]) => ({
  text: everywhere(text),
  allergens,
  percent: null,
});

/** Labels of the products by name; the traces of one repeat an ingredient, and one lists no ingredients. */
const labels: Readonly<Record<string, { ingredients: object[]; traces: string[] }>> = {
  Aranzada: { ingredients: [ingredient("Honig")], traces: ["milk"] },
  Bianco: {
    ingredients: [ingredient("Mandeln", "almonds"), ingredient("Eiweiß", "eggs")],
    traces: ["walnuts", "almonds"],
  },
  Carapigna: { ingredients: [], traces: ["fish"] },
};

describe("the allergens of a shop with four products", { timeout: 120_000 }, () => {
  const id = randomUUID();
  const named = (name: string) => `${name} ${id}`;
  let channel: OwnChannel | undefined;
  let storefront: OwnStorefront | undefined;

  beforeAll(async () => {
    channel = await openChannel(`Allergene ${id}`);
    const names = ["Dolce", ...Object.keys(labels)];
    const products = await channel.create(
      names.map((name) => ({ title: named(name), weights: [{ grams: 150, euro: 5 }] })),
    );
    for (const [name, label] of Object.entries(labels)) {
      const product = products[names.indexOf(name)];
      await asOwner(`/admin/food-labels/${product?.id}`, {
        legal_name: everywhere("Torrone"),
        ...label,
        nutrition: Object.fromEntries(nutrients.map((nutrient) => [nutrient, ""])),
        storage: {},
        origin: {},
        demo: false,
      });
    }
    storefront = await openStorefront({ PUBLISHABLE_KEY: channel.key });
  }, 120_000);
  afterAll(async () => {
    storefront?.close();
    await channel?.remove();
  });

  test.for(languages)(
    "%s: contained, as traces, not at all, and not stated",
    async (language, { request }) => {
      const at = (path: string) => `${storefront?.url}${path}`;
      const { path, title, columns, contains, traces, none, unknown, pack, state, all } =
        allergenPage[language];
      const page = await openPage(request, at(path));
      expect(page.status).toBe(200);
      expect(allergenRows(page)).toEqual([
        [...columns],
        [named("Aranzada"), none, traces, none, none],
        [named("Bianco"), contains, none, contains, traces],
        [named("Carapigna"), unknown],
        [named("Dolce"), unknown],
      ]);
      expect(textOf(page.query("h1"))).toBe(title);
      expect(page.mainText).toContain(pack);
      expect(page.mainText).not.toContain(allergenPage[language].demo);
      expect(page.queryAll("main p").map(textOf)).toContainEqual(expect.stringMatching(state));
      expect(page.queryAll("main nav")).toEqual([]);
      const links = page.queryAll("main table a").map((link) => attribute(link, "href"));
      expect(links.filter((link) => link === href("contact", language))).toHaveLength(2);
      const product = await openPage(request, at(links[0] ?? ""));
      expect(textOf(product.query("h1"))).toBe(named("Aranzada"));
      const region = page.query("main section");
      expect(attribute(region, "tabindex")).toBe("0");
      expect(textOf(page.query(`[id="${attribute(region, "aria-labelledby")}"]`))).not.toBe("");
      const trail = [
        { "@type": "ListItem", position: 1, name: all, item: at(href("products", language)) },
        { "@type": "ListItem", position: 2, name: title, item: at(path) },
      ];
      expect(structuredDataOf(path, page.html).map(({ text }) => JSON.parse(text) as unknown)).toContainEqual(
        {
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: trail,
        },
      );
      expect(await htmlProblems(page.html)).toEqual([]);
    },
  );
});

test("the table names the demo labels of the initial catalogue as such", async ({ request }) => {
  const page = await openPage(request, allergenPage.de.path);
  expect(page.mainText).toContain("Beispielangaben dieser Demonstration: keine gemessenen Werte.");
  const row = allergenRows(page).find(([name]) => name === "Torrone mit Zartbitterschokolade");
  const header = allergenRows(page)[0] ?? [];
  expect(header.slice(1, 4)).toEqual(["Eier", "Soja", "Milch"]);
  expect(row?.slice(1, 4)).toEqual(["● enthält", "● enthält", "◐ Spuren möglich"]);
});

/** Pages that link to the table, in their main part. */
const linking: readonly [what: string, path: string][] = [
  ["the filter", href("products", "de")],
  ["the food label", href("product", "de", { slug: chocolate.de.slug })],
  ["the note about a diet that is a filter", `${href("search", "de")}?q=glutenfrei`],
  ["the note about a diet that no label answers", `${href("search", "de")}?q=vegan`],
  ["the search for allergens", `${href("search", "de")}?q=Allergene`],
];

test.for(linking)("%s links to the table", async ([, path], { request }) => {
  const page = await openPage(request, path);
  expect(page.queryAll("main a").map((link) => attribute(link, "href"))).toContain("/allergene");
});

test.for(languages)("%s: footer and sitemap link to the table", async (language, { request }) => {
  const page = await openPage(request, href("shipping", language));
  const { path, title } = allergenPage[language];
  const link = page.queryAll("footer a").find((one) => textOf(one) === title) ?? null;
  expect(attribute(link, "href")).toBe(path);
  const sitemap = await request.get(`${language === "de" ? "" : `/${language}`}/sitemap.xml`);
  expect(await sitemap.text()).toContain(`<loc>${new URL(path, env.SHOP_URL).href}</loc>`);
});

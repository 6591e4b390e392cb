import { afterAll, expect } from "vitest";
import { shopDay } from "@su-turrone/contract/time-zone";
import { href } from "../../app/i18n/paths";
import { words } from "../../e2e/support/words";
import { giftSeason, type Season } from "./gift-season";
import { test, type APIRequestContext } from "./request";

const { nav } = words("de", "common");
const season = giftSeason();
afterAll(season.restore);

const range = [
  ["Klassischer Torrone", "/produkte/kategorie/klassischer-torrone"],
  ["Weicher Torrone", "/produkte/kategorie/weicher-torrone"],
  ["Mit Schokolade", "/produkte/kategorie/mit-schokolade"],
  ["Geschenke", "/produkte/kategorie/geschenke"],
];
const [classic, soft, chocolate, gifts] = range;

const home = async (request: APIRequestContext): Promise<string> =>
  (await request.get("/", { headers: { "Accept-Language": "de" } })).text();

/** Part of a page, from the beginning of an element to its end. */
const part = (html: string, from: RegExp, to: string): string => {
  const begin = html.search(from);
  return begin < 0 ? "" : html.slice(begin, html.indexOf(to, begin));
};

/** Band, URL and name of each of the kinds below the picture. */
const kindsOf = (html: string) =>
  [
    ...part(html, /<nav aria-label="Die Sorten"/, "</nav>").matchAll(
      /data-band="(\w+)"><a [^>]*href="([^"]+)"[^>]*>([^<]+)</g,
    ),
  ].map(([, band, path, name]) => [band, path, name]);

/** The categories in a navigation of the header, in order. */
const categoriesIn = (html: string, label: string): (readonly string[])[] =>
  [
    ...part(html, new RegExp(`<nav aria-label="${label}"`), "</nav>").matchAll(
      /<a [^>]*href="(\/produkte\/kategorie\/[^"]+)"[^>]*>([^<]+)</g,
    ),
  ].map(([, path = "", name = ""]) => [name, path]);

/** The products of the home page, and the text above them. */
function productsOf(html: string) {
  const [, section = ""] = html.slice(html.indexOf('aria-labelledby="gifts"')).split("</section>");
  return {
    title: /<h2[^>]*>([^<]+)</.exec(section)?.[1],
    names: [...section.matchAll(/<h3[^>]*>(?:<[^>]+>)*([^<]+)</g)].map(([, name]) => name),
  };
}

/** The day in Rome, the given number of days from now, as month and day. */
const day = (days: number): string => shopDay(new Date(Date.now() + days * 86_400_000)).slice(5);

test("the home page shows the kinds of torrone by their bands, in their order", async ({ request }) => {
  expect(kindsOf(await home(request))).toEqual([
    ["mandorle", "/produkte/mandeltorrone", "Mandel"],
    ["nocciole", "/produkte/haselnusstorrone", "Haselnuss"],
    ["noci", "/produkte/walnusstorrone", "Walnuss"],
    ["misto", "/produkte/torrone-mit-mandeln-und-haselnuessen", "Mandel und Haselnuss"],
    ["corbezzolo", "/produkte/torrone-mit-erdbeerbaumhonig", "Erdbeerbaum"],
    ["mirto", "/produkte/torrone-mit-myrte", "Myrte"],
    ["zafferano", "/produkte/torrone-mit-safran-und-orange", "Safran"],
    ["morbido", "/produkte/weicher-mandeltorrone", "Weich"],
    ["cioccolato", "/produkte/torrone-mit-zartbitterschokolade", "Schokolade"],
  ]);
});

test.for([
  ["de", "/probierpaket", "Probierpaket", "ab 41,00 €"],
  ["it", "/confezione-assaggio", "Confezione assaggio", "da 41,00 €"],
  ["en", "/tasting-box", "Tasting box", "from €41.00"],
] as const)(
  "the home page suggests a first order that is not listed elsewhere on the page (%s)",
  async ([language, path, name, price], { request }) => {
    const html = await (
      await request.get(href("home", language), { headers: { "Accept-Language": language } })
    ).text();
    const proposed = part(html, /<section [^>]*aria-labelledby="first-order"/, "</section>");
    expect(proposed).toMatch(new RegExp(`<h2 [^>]*>${name}<`));
    expect(proposed).toMatch(new RegExp(`href="[^"]*${path}"`));
    expect(proposed.replaceAll(/\s/g, " ")).toContain(price);
    expect(html.match(new RegExp(`href="[^"]*${path}"`, "g"))).toHaveLength(1);
  },
);

test("during the gift season, its category is first on the home page and in menus", async ({ request }) => {
  const shown = async () => {
    const html = await home(request);
    return {
      menus: [nav.label, nav.menu].map((label) => categoriesIn(html, label)),
      ...productsOf(html),
    };
  };
  await season.set(null);
  const usual = await shown();
  expect(usual).toMatchObject({ menus: [range, range] });
  expect(usual.names).toHaveLength(3);
  expect(usual.title).not.toBe("Geschenke");

  const before: Season = [day(1), day(2)];
  const now: Season = [day(0), day(0)];
  const after: Season = [day(-2), day(-1)];
  const giftsFirst = [gifts, classic, soft, chocolate];
  await season.set("geschenke", now);
  const inSeason = await shown();
  expect(inSeason).toMatchObject({
    menus: [giftsFirst, giftsFirst],
    title: "Geschenke",
  });
  const list = await (await request.get(href("category", "de", { slug: "geschenke" }))).text();
  expect(inSeason.names).toHaveLength(3);
  expect(inSeason.names.filter((name) => !list.includes(String(name)))).toEqual([]);

  for (const days of [before, after]) {
    await season.set("geschenke", days);
    expect(await shown(), days.join()).toEqual(usual);
  }

  // one product is not enough: the usual ones follow it, below the usual heading
  await season.set("mit-schokolade", now);
  const few = await shown();
  expect(few.menus[0]?.[0]).toEqual(chocolate);
  expect(few.title).toBe(usual.title);
  expect(few.names.slice(1)).toEqual(usual.names.filter((name) => name !== few.names[0]).slice(0, 2));
  expect(few.names[0]).not.toBe(usual.names[0]);
});

import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { chocolate, giftBox, notices } from "../../e2e/support/food-labels";
import { languages } from "../../app/i18n/languages";
import { words } from "../../e2e/support/words";
import { attribute, openPage, textOf, type DeliveredPage } from "./delivered-page";
import { test } from "./request";

/** The region of a page with a name, which is the text of the heading that labels it. */
function region(page: DeliveredPage, name: string) {
  const found = page
    .queryAll("section[aria-labelledby]")
    .find((section) => textOf(page.query(`[id="${attribute(section, "aria-labelledby")}"]`)) === name);
  if (!found) throw new Error(`no region "${name}"`);
  return found;
}

for (const language of languages) {
  test(`${language}: the food information is shown on the product page`, async ({ request }) => {
    const expected = chocolate[language];
    const path = `${href("product", language, { slug: expected.slug })}?weight=300`;
    const page = await openPage(request, path);
    const [promise = ""] = words(language, "cart").delivery.promise.split("{{");
    expect(page.mainText).toContain(promise);
    const label = region(page, expected.title);
    const text = textOf(label);
    expect(label.querySelectorAll("strong").map(textOf)).toEqual(
      expect.arrayContaining([...expected.emphasised]),
    );
    expect(text).toContain(expected.contains);
    expect(text).toContain(expected.traces);
    const table = label
      .querySelectorAll("table")
      .find((one) => textOf(one.querySelector("caption")) === expected.table);
    const rows = (table?.querySelectorAll("tr") ?? []).map((row) =>
      row.querySelectorAll("th, td").map(textOf),
    );
    expect(rows.slice(1)).toEqual(expected.rows);
    const terms = label.querySelectorAll("dt").map(textOf);
    expect(terms).toEqual(expect.arrayContaining([expected.storage, expected.business]));
    expect(text).toContain("08039 Tonara");
    // the net quantity is that of the weight in the URL
    expect(text).toContain("300 g");
  });
}

test.for(["es", "fr"] as const)(
  "%s: the food information is available in the buyer's language",
  async (language, { request }) => {
    const expected = notices[language];
    const page = await openPage(request, `${href("product", "en", { slug: chocolate.en.slug })}?weight=300`);
    const notice = page.query(`details[lang="${language}"]`);
    const text = textOf(notice);
    expect(textOf(notice?.querySelector("summary") ?? null)).toBe(expected.open);
    expect(notice?.querySelectorAll("strong").map(textOf)).toEqual(
      expect.arrayContaining([...expected.emphasised]),
    );
    for (const part of expected.texts) expect(text).toContain(part);
    expect(textOf(notice?.querySelector("caption") ?? null)).toBe(expected.table);
    expect(notice?.querySelectorAll("td").map(textOf)).toEqual(expected.cells);
    expect(text).toContain("300 g");
    const link =
      notice?.querySelectorAll("a").find((one) => textOf(one).includes(expected.withdrawal)) ?? null;
    const withdrawal = await openPage(request, attribute(link, "href"));
    expect(withdrawal.queryAll(`.prose[lang="${language}"]`).map(textOf).join(" ")).toContain(
      expected.notice,
    );
    const guarantee = await openPage(request, href("guarantee", "en"));
    expect(textOf(guarantee.query(`section[lang="${language}"]`))).toContain(expected.guarantee);
    expect(guarantee.queryAll(`[id="${language}"]`)).toHaveLength(1);
  },
);

test.for(["de", "it"] as const)(
  "%s: a gift box lists its contents and its portions by weight, without repetition",
  async (language, { request }) => {
    const expected = giftBox[language];
    const path = href("product", language, { slug: expected.slug });
    const page = await openPage(request, `${path}?weight=450`);
    const links = region(page, expected.box).querySelectorAll("a");
    expect(links.map(textOf)).toEqual(expected.bars);
    expect(textOf(region(page, expected.taste))).toMatch(expected.few);
    // the labels in French and Spanish are collapsed
    const closed = new Set(page.queryAll("details[lang] dt"));
    const terms = page
      .queryAll("dt")
      .filter((term) => !closed.has(term))
      .map(textOf);
    for (const name of expected.once) expect(terms.filter((term) => term === name)).toHaveLength(1);
    const heavy = await openPage(request, `${path}?weight=900`);
    expect(textOf(region(heavy, expected.taste))).toMatch(expected.many);
    const bar = await openPage(request, attribute(links[0] ?? null, "href"));
    expect(textOf(bar.query("h1"))).toBe(expected.bars[0]);
  },
);

import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { chocolate, giftBox, notices } from "../../e2e/support/food-labels";
import { attribute, openPage, textOf, type DeliveredPage } from "./delivered-page";
import { test } from "./request";

/** The region of a page with a name, which is the text of the heading that labels it. */
function region(page: DeliveredPage, name: string) {
  const found = page
    .all("section[aria-labelledby]")
    .find((section) => textOf(page.one(`[id="${attribute(section, "aria-labelledby")}"]`)) === name);
  if (!found) throw new Error(`no region "${name}"`);
  return found;
}

for (const language of ["it", "en"] as const) {
  test(`${language}: what is in it stands on the page before it is bought`, async ({ request }) => {
    const told = chocolate[language];
    const path = `${href("product", language, { slug: told.slug })}?weight=300`;
    const label = region(await openPage(request, path), told.title);
    const text = textOf(label);
    expect(label.querySelectorAll("strong").map(textOf)).toEqual(
      expect.arrayContaining([...told.emphasised]),
    );
    expect(text).toContain(told.contains);
    expect(text).toContain(told.traces);
    const table = label
      .querySelectorAll("table")
      .find((one) => textOf(one.querySelector("caption")) === told.table);
    const rows = (table?.querySelectorAll("tr") ?? []).map((row) =>
      row.querySelectorAll("th, td").map(textOf),
    );
    expect(rows.slice(1)).toEqual(told.rows);
    const terms = label.querySelectorAll("dt").map(textOf);
    expect(terms).toEqual(expect.arrayContaining([told.storage, told.business]));
    expect(text).toContain("08039 Tonara");
    // the net quantity is that of the weight in the URL
    expect(text).toContain("300 g");
  });
}

test("es: buyers find it in their language too", async ({ request }) => {
  const told = notices.es;
  const page = await openPage(request, `${href("product", "en", { slug: chocolate.en.slug })}?weight=300`);
  const notice = page.one('details[lang="es"]');
  const text = textOf(notice);
  expect(textOf(notice?.querySelector("summary") ?? null)).toBe(told.open);
  expect(notice?.querySelectorAll("strong").map(textOf)).toEqual(
    expect.arrayContaining([...told.emphasised]),
  );
  for (const part of told.texts) expect(text).toContain(part);
  expect(textOf(notice?.querySelector("caption") ?? null)).toBe(told.table);
  expect(notice?.querySelectorAll("td").map(textOf)).toEqual(told.cells);
  expect(text).toContain("300 g");
  const link = notice?.querySelectorAll("a").find((one) => textOf(one).includes(told.withdrawal)) ?? null;
  const withdrawal = await openPage(request, attribute(link, "href"));
  expect(withdrawal.all('.prose[lang="es"]').map(textOf).join(" ")).toContain(told.notice);
  const guarantee = await openPage(request, href("guarantee", "en"));
  expect(textOf(guarantee.one('section[lang="es"]'))).toContain(told.guarantee);
  expect(guarantee.all('[id="es"]')).toHaveLength(1);
});

test("it: a gift box names what is in it, tells its portions by weight, and nothing twice", async ({
  request,
}) => {
  const told = giftBox.it;
  const path = href("product", "it", { slug: told.slug });
  const page = await openPage(request, `${path}?weight=450`);
  const links = region(page, told.box).querySelectorAll("a");
  expect(links.map(textOf)).toEqual(told.bars);
  expect(textOf(region(page, told.taste))).toMatch(told.few);
  // the labels in French and Spanish are collapsed
  const closed = new Set(page.all("details[lang] dt"));
  const terms = page
    .all("dt")
    .filter((term) => !closed.has(term))
    .map(textOf);
  for (const name of told.once) expect(terms.filter((term) => term === name)).toHaveLength(1);
  const heavy = await openPage(request, `${path}?weight=900`);
  expect(textOf(region(heavy, told.taste))).toMatch(told.many);
  const bar = await openPage(request, attribute(links[0] ?? null, "href"));
  expect(textOf(bar.one("h1"))).toBe(told.bars[0]);
});

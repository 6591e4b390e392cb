import { expect, vi } from "vitest";
import { atNight } from "../../../testing/night";
import { href } from "../../app/i18n/paths";
import {
  approve,
  buy,
  createProduct,
  deliver,
  reviewedAs,
  reviewToken,
  waitingReviews,
} from "../../e2e/support/delivered-order";
import { walnut } from "../../e2e/support/goods";
import { htmlProblems } from "../../e2e/support/html";
import { structuredDataOf } from "../../e2e/support/json-ld";
import { languages } from "../../app/i18n/languages";
import { words } from "../../e2e/support/words";
import { attribute, openPage, textOf } from "./delivered-page";
import { test } from "./request";

// orders are placed, packed and delivered first
vi.setConfig({ testTimeout: 240_000 });

test("a buyer reviews a delivered product, and the review is shown once approved", async ({ browser }) => {
  const t = words("it", "review");
  const product = await createProduct(`Probe senza ${Date.now()}`);
  const path = href("product", "it", { slug: product.slug });
  const none = "Non ci sono ancora recensioni per questo prodotto.";
  const line = await buy(product);
  const link = `${href("writeReview", "it")}?token=${reviewToken(line)}`;
  await browser.open(path);
  expect(browser.page.mainText).toContain(none);
  await browser.open(link);
  expect(browser.page.status).toBe(403);
  expect(browser.page.mainText).toContain(t.problems.undelivered.title);
  await deliver(line);

  await browser.open(link);
  expect(attribute(browser.page.query('meta[name="robots"]'), "content")).toBe("noindex");
  expect(browser.page.mainText).toContain(product.title);
  // nothing filled in: each field shows its error
  await browser.press(t.form.submit);
  expect(browser.said("alert")).toContain(t.form.missing.rating);
  expect(browser.description("title")).toContain(t.form.missing.title);
  const hostile = `<script>alert("1")</script> & 'so' 🍯`;
  const text = "Knusprig und nicht zu süß.\nGern wieder!";
  await browser.press(t.form.submit, { rating: "4", title: hostile, text });
  // the name was left out: the other input is kept
  expect(browser.description("name")).toContain(t.form.missing.name);
  expect([browser.value("title"), browser.value("rating")]).toEqual([hostile, "4"]);
  await browser.press(t.form.submit, { name: "Zoë" });
  expect(browser.page.mainText).toContain(t.thanks.title);
  await browser.open(link);
  expect(browser.page.status).toBe(409);
  expect(browser.page.mainText).toContain(t.problems.used.title);

  await browser.open(path);
  expect(browser.page.mainText).toContain(none);
  const [waiting] = await waitingReviews(product.id);
  expect([waiting?.title, waiting?.text.replace("\r", "")]).toEqual([hostile, text]);
  await approve(waiting?.id ?? "");
  await browser.open(path);
  expect(browser.page.queryAll("article h3").map(textOf)).toContain(hostile);
  expect(browser.page.mainText).toContain(words("it", "product").reviews.verified);
  expect(browser.page.mainText).toMatch(/4 stelle su 5, 1/);
  await product.takeOffSale();
});

test.runIf(atNight)("the newest of many reviews are shown first, more on request", async ({ browser }) => {
  const product = await createProduct(`Viel bewertet ${Date.now()}`);
  for (const rating of [5, 5, 4, 3, 5, 4]) await reviewedAs(product, rating, `Note ${rating}`);
  const structured = (path: string) =>
    structuredDataOf(path, browser.page.html).map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  const articles = () => browser.page.queryAll("article").map(textOf);
  const path = href("product", "de", { slug: product.slug });
  await browser.open(path);
  const rated = structured(path).find((object) => "aggregateRating" in object);
  expect(rated?.["aggregateRating"]).toMatchObject({ ratingValue: "4.3", reviewCount: 6 });
  expect(rated?.["review"]).toHaveLength(5);
  // 26 stars divided by 6
  expect(browser.page.mainText).toContain("4,3 von 5 Sternen, 6 Bewertungen");
  expect(browser.page.mainText).toMatch(
    /5 Sterne\s*3\s*4 Sterne\s*2\s*3 Sterne\s*1\s*2 Sterne\s*0\s*1 Stern\s*0/,
  );
  expect([articles().length, articles()[0]]).toEqual([5, expect.stringContaining("Note 4")]);
  await browser.follow("Weitere Bewertungen anzeigen");
  expect(browser.path).toContain("reviews=2");
  expect(articles()).toHaveLength(6);
  expect(browser.page.mainText).toContain("6 von 6 Bewertungen");
  expect(browser.page.queryAll("a").map(textOf)).not.toContain("Weitere Bewertungen anzeigen");
  expect(await htmlProblems(browser.page.html)).toEqual([]);
  const unrated = href("product", "de", { slug: walnut.de.slug });
  await browser.open(unrated);
  expect(JSON.stringify(structured(unrated))).not.toContain("aggregateRating");
  await product.takeOffSale();
});

for (const language of languages) {
  test(`${language}: a forged or expired review link shows a message`, async ({ request }) => {
    const { problems, form } = words(language, "review");
    const line = { orderId: "order_01J", lineId: "ordli_01J" };
    for (const [token, status, title] of [
      ["", 404, problems.forged.title],
      ["rubbish", 404, problems.forged.title],
      [`${reviewToken(line)}x`, 404, problems.forged.title],
      [reviewToken(line), 404, problems.forged.title],
      [reviewToken(line, -60), 410, problems.expired.title],
    ] as const) {
      const page = await openPage(request, `${href("writeReview", language)}?token=${token}`);
      expect(page.status, token).toBe(status);
      expect(page.mainText, token).toContain(title);
      expect(page.queryAll("button").map(textOf)).not.toContain(form.submit);
    }
  });
}

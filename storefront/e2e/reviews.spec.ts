import { expect, test, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { violationsOf, wcag } from "./support/axe";
import {
  approve,
  buy,
  createProduct,
  withdrawProduct,
  deliver,
  reviewedAs,
  reviewToken,
  waitingReviews,
  type ReviewedProduct,
} from "./support/delivered-order";
import { htmlProblems } from "./support/html";
import { scripting, variants, type Language } from "./support/languages";
import { words } from "./support/words";

const noReviews: Readonly<Record<Language, string>> = {
  de: "Für dieses Produkt gibt es noch keine Bewertungen.",
  it: "Non ci sono ancora recensioni per questo prodotto.",
  en: "There are no reviews for this product yet.",
};

/** Checks for accessibility violations; axe needs JavaScript itself. */
async function expectNoViolations(page: Page, scripts: boolean): Promise<void> {
  if (scripts) expect(await violationsOf(page, { tags: wcag })).toEqual([]);
}

const productPath = (product: ReviewedProduct, language: Language) =>
  href("product", language, { slug: product.slug });

for (const { language, javaScriptEnabled, name } of variants) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("a buyer reviews a delivered product, and the review is shown once approved", async ({ page }) => {
      // an order is placed, packed and delivered first
      test.setTimeout(240_000);
      const t = words(language, "review");
      const product = await createProduct(`Probe ${language} ${javaScriptEnabled ? 1 : 0} ${Date.now()}`);
      const line = await buy(product);
      const link = `${href("writeReview", language)}?token=${reviewToken(line)}`;

      await page.goto(productPath(product, language));
      await expect(page.getByText(noReviews[language])).toBeVisible();

      const early = await page.goto(link);
      expect(early?.status()).toBe(403);
      await expect(page.getByText(t.problems.undelivered.title)).toBeVisible();
      await deliver(line);

      await page.goto(link);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByText(product.title)).toBeVisible();
      await expectNoViolations(page, javaScriptEnabled);

      // nothing filled in: each field shows its error
      await page.getByRole("button", { name: t.form.submit }).click();
      await expect(page.getByRole("alert")).toContainText(t.form.missing.rating);
      await expect(page.getByLabel(t.form.title)).toHaveAccessibleDescription(t.form.missing.title);
      await expectNoViolations(page, javaScriptEnabled);

      const hostile = `<script>alert("1")</script> & 'so' 🍯`;
      await page.getByRole("radio", { name: t.form.ratings[4] }).check();
      await page.getByLabel(t.form.title).fill(hostile);
      await page.getByLabel(t.form.text).fill("Knusprig und nicht zu süß.\nGern wieder!");
      await page.getByRole("button", { name: t.form.submit }).click();
      // the name was left out: the other input is kept
      await expect(page.getByLabel(t.form.name)).toHaveAccessibleDescription(new RegExp(t.form.missing.name));
      await expect(page.getByLabel(t.form.title)).toHaveValue(hostile);
      await expect(page.getByRole("radio", { name: t.form.ratings[4] })).toBeChecked();
      await page.getByLabel(t.form.name).fill("Zoë");
      await page.getByRole("button", { name: t.form.submit }).click();
      await expect(page.getByText(t.thanks.title)).toBeVisible();

      const again = await page.goto(link);
      expect(again?.status()).toBe(409);
      await expect(page.getByText(t.problems.used.title)).toBeVisible();

      await page.goto(productPath(product, language));
      await expect(page.getByText(noReviews[language])).toBeVisible();
      const [waiting] = await waitingReviews(product.id);
      expect(waiting).toMatchObject({ title: hostile, text: "Knusprig und nicht zu süß.\nGern wieder!" });
      await approve(waiting?.id ?? "");

      await page.goto(productPath(product, language));
      const section = page.getByRole("region", { name: words(language, "product").reviews.title });
      await expect(section.getByRole("heading", { name: hostile })).toBeVisible();
      await expect(section.getByText(words(language, "product").reviews.verified)).toBeVisible();
      await expect(
        page.getByText(/4 von 5 Sternen, 1|4 stelle su 5, 1|4 out of 5 stars, 1/).first(),
      ).toBeAttached();
      await expectNoViolations(page, javaScriptEnabled);
      await withdrawProduct(product.id);
    });
  });
}

test("an expired review link shows a message", async ({ page }) => {
  const line = { orderId: "order_01J", lineId: "ordli_01J" };
  await page.goto(`${href("writeReview", "de")}?token=${reviewToken(line, -60)}`);
  await expect(page.getByText(words("de", "review").problems.expired.title)).toBeVisible();
  await expectNoViolations(page, true);
});

test.describe("many reviews", () => {
  let product: ReviewedProduct;

  test.beforeAll(async () => {
    test.setTimeout(400_000);
    product = await createProduct(`Viel bewertet ${Date.now()}`);
    for (const rating of [5, 5, 4, 3, 5, 4]) await reviewedAs(product, rating, `Note ${rating}`);
  });
  test.afterAll(async () => {
    await withdrawProduct(product.id);
  });

  for (const { javaScriptEnabled, name } of scripting) {
    test(`shows the newest reviews first and more on request ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled, locale: "de-DE" });
      const page = await context.newPage();
      await page.goto(productPath(product, "de"));
      const section = page.getByRole("region", { name: "Bewertungen" });
      // 26 stars divided by 6
      await expect(section.getByText("4,3 von 5 Sternen, 6 Bewertungen")).toBeAttached();
      await expect(section.getByRole("group", { name: "Verteilung der Bewertungen" })).toContainText(
        /5 Sterne\s*3\s*4 Sterne\s*2\s*3 Sterne\s*1\s*2 Sterne\s*0\s*1 Stern\s*0/,
      );
      await expect(section.getByRole("article")).toHaveCount(5);
      await expect(section.getByRole("article").first()).toContainText("Note 4");
      await section.getByRole("link", { name: "Weitere Bewertungen anzeigen" }).click();
      await expect(section.getByRole("article")).toHaveCount(6);
      await expect(section.getByText("6 von 6 Bewertungen", { exact: true })).toBeVisible();
      await expect(section.getByRole("link", { name: "Weitere Bewertungen anzeigen" })).toHaveCount(0);
      expect(new URL(page.url()).searchParams.get("reviews")).toBe("2");
      const delivered = await page.request.get(page.url());
      expect(await htmlProblems(await delivered.text())).toEqual([]);
      await context.close();
    });
  }

  test("structured data contains the reviews and rating, and none for a product without reviews", async ({
    page,
  }) => {
    const structured = async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    };
    await page.goto(productPath(product, "de"));
    const rated = (await structured()).find((object) => "aggregateRating" in object);
    expect(rated?.["aggregateRating"]).toMatchObject({ ratingValue: "4.3", reviewCount: 6 });
    expect(rated?.["review"]).toHaveLength(5);
    await page.goto(href("product", "de", { slug: "walnusstorrone" }));
    expect(JSON.stringify(await structured())).not.toContain("aggregateRating");
  });
});

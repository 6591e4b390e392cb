import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { violationsOf, wcag } from "./support/axe";
import {
  approve,
  buy,
  createProduct,
  deliver,
  reviewedAs,
  reviewToken,
  waitingReviews,
  type ReviewedProduct,
} from "./support/delivered-order";
import { htmlProblems } from "./support/html";
import { expect, test } from "./support/test";
import { words } from "./support/words";

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page, { tags: wcag })).toEqual([]);
}

const productPath = (product: ReviewedProduct) => href("product", "de", { slug: product.slug });

test("a buyer reviews a delivered product, and the review is shown once approved", async ({ page }) => {
  // an order is placed, packed and delivered first
  test.setTimeout(240_000);
  const t = words("de", "review");
  const product = await createProduct(`Probe ${Date.now()}`);
  const line = await buy(product);
  await deliver(line);
  await page.goto(`${href("writeReview", "de")}?token=${reviewToken(line)}`);
  await expect(page.getByText(product.title)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: t.form.submit }).click();
  await expect(page.getByRole("alert")).toContainText(t.form.missing.rating);
  await expect(page.getByLabel(t.form.title)).toHaveAccessibleDescription(t.form.missing.title);
  await expectNoViolations(page);

  await page.getByRole("radio", { name: t.form.ratings[4] }).check();
  await page.getByLabel(t.form.title).fill("Wie früher");
  await page.getByLabel(t.form.text).fill("Knusprig und nicht zu süß.\nGern wieder!");
  await page.getByRole("button", { name: t.form.submit }).click();
  // the name was left out: the other input is kept
  await expect(page.getByLabel(t.form.name)).toHaveAccessibleDescription(new RegExp(t.form.missing.name));
  await expect(page.getByLabel(t.form.title)).toHaveValue("Wie früher");
  await expect(page.getByRole("radio", { name: t.form.ratings[4] })).toBeChecked();
  await page.getByLabel(t.form.name).fill("Zoë");
  await page.getByRole("button", { name: t.form.submit }).click();
  await expect(page.getByText(t.thanks.title)).toBeVisible();

  const [waiting] = await waitingReviews(product.id);
  await approve(waiting?.id ?? "");
  await page.goto(productPath(product));
  const section = page.getByRole("region", { name: words("de", "product").reviews.title });
  await expect(section.getByRole("heading", { name: "Wie früher" })).toBeVisible();
  await expectNoViolations(page);
  await product.takeOffSale();
});

test(
  "the newest of many reviews are shown first, and more on request",
  { tag: "@night" },
  async ({ page }) => {
    test.setTimeout(400_000);
    const product = await createProduct(`Viel bewertet ${Date.now()}`);
    for (const rating of [5, 5, 4, 3, 5, 4]) await reviewedAs(product, rating, `Note ${rating}`);
    const structured = async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    };
    await page.goto(productPath(product));
    const rated = (await structured()).find((object) => "aggregateRating" in object);
    expect(rated?.["aggregateRating"]).toMatchObject({ ratingValue: "4.3", reviewCount: 6 });
    expect(rated?.["review"]).toHaveLength(5);
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
    const html = await delivered.text();
    expect(await htmlProblems(html)).toEqual([]);
    // without scripts the page has them all too
    expect(html.match(/<article/g)).toHaveLength(6);
    await page.goto(href("product", "de", { slug: "walnusstorrone" }));
    expect(JSON.stringify(await structured())).not.toContain("aggregateRating");
    await product.takeOffSale();
  },
);

import type { Locator, Page } from "@playwright/test";
import { atNight } from "../../testing/night";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { violationsOf, wcag } from "./support/axe";
import { buy, createProduct, deliver, reviewedAs, reviewToken } from "./support/delivered-order";
import { classic, hazelnut } from "./support/goods";
import { htmlProblems } from "./support/html";
import { linkedKinds, linkedPages, unlinkedKinds, unlinkedPages } from "./support/pages";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const narrow = { width: 320, height: 640 };

/** No horizontal scrolling, down to 320 px (WCAG 1.4.10). */
async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${what} at 320 px`).toBeLessThanOrEqual(0);
}

/** The rendered page has no WCAG violations. */
async function expectAccessible(page: Page, what: string, { frames = false } = {}): Promise<void> {
  expect.soft(await violationsOf(page, { tags: wcag, frames }), what).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize(narrow);
  await expectNoOverflow(page, what);
  if (size) await page.setViewportSize(size);
}

/** The response of a purchase page is valid HTML; crawl.test.ts checks all other pages. */
async function expectValidHtml(page: Page, what: string): Promise<void> {
  const delivered = await page.request.get(page.url());
  expect.soft(await htmlProblems(await delivered.text()), what).toEqual([]);
}

test("catalogue pages have no accessibility violations", async ({ page }) => {
  test.setTimeout(480_000);
  const all = [...linkedPages("de"), ...unlinkedPages("de")];
  for (const path of atNight ? all : [...linkedKinds("de"), ...unlinkedKinds("de")]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});

// axe's results are the same in every language; the length of texts is not
for (const language of ["it", "en"] as const) {
  test(`${language}: every page fits a narrow screen without errors`, { tag: "@night" }, async ({ page }) => {
    test.setTimeout(480_000);
    await page.setViewportSize(narrow);
    for (const path of [...linkedPages(language), ...unlinkedPages(language)]) {
      await page.goto(path);
      await expectNoOverflow(page, path);
    }
  });
}

test("checkout pages have no accessibility violations and are valid HTML", async ({ page }) => {
  test.setTimeout(480_000);
  const product = new ProductPage(page, "de");
  const checkout = new Checkout(page, "de");
  await product.open(hazelnut.de.slug);
  await product.buy("150 g", 1);
  await expectAccessible(page, "product with its notice");
  const cart = new CartPage(page, "de");
  await cart.open();
  await expectAccessible(page, "cart");
  await expectValidHtml(page, "cart");
  await cart.applyCode("");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "cart with an error");
  await page.goto(href("checkout", "de"));
  await expectAccessible(page, "information");
  await expectValidHtml(page, "information");
  await checkout.submitInformation.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "information with errors");
  await checkout.giveInformation(`axe.${Date.now()}@example.com`);
  await expect(checkout.cardFrame).toBeVisible();
  await expectAccessible(page, "payment", { frames: true });
  await expectValidHtml(page, "payment");
  await checkout.payByBankTransfer();
  await expectAccessible(page, "confirm");
  await expectValidHtml(page, "confirm");
  await checkout.orderButton.click();
  await page.waitForURL(/confirmation/);
  await expectAccessible(page, "confirmation");
  await expectValidHtml(page, "confirmation");
});

// the flows: reviews.test.ts and public-forms.test.ts
test("the forms of a withdrawal and a review have no accessibility violations", async ({ page }) => {
  test.setTimeout(240_000);
  const withdrawal = words("de", "withdrawal");
  // the wording required by law, duplicated here on purpose
  const begin = page.getByRole("button", { name: "Vertrag widerrufen", exact: true });
  await page.goto(href("withdrawal", "de"));
  await begin.click();
  await expect(page.getByRole("alert")).toContainText(withdrawal.errors.name);
  await expectAccessible(page, "withdrawal with errors");
  await page.getByLabel(withdrawal.fields.name).fill("Anna Berger");
  await page.getByLabel(withdrawal.fields.orderNumber).fill("999999");
  await page.getByLabel(withdrawal.fields.email).fill("anna@example.com");
  await begin.click();
  await expect(page.getByRole("heading", { name: withdrawal.review.title })).toBeVisible();
  await expectAccessible(page, "withdrawal to be confirmed");

  const { form } = words("de", "review");
  const product = await createProduct(`Probe ${Date.now()}`);
  await reviewedAs(product, 4, "Wie früher");
  const line = await buy(product);
  await deliver(line);
  await page.goto(`${href("writeReview", "de")}?token=${reviewToken(line)}`);
  await expectAccessible(page, "review");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByRole("alert")).toContainText(form.missing.rating);
  await expectAccessible(page, "review with errors");
  await page.goto(href("product", "de", { slug: product.slug }));
  const section = page.getByRole("region", { name: words("de", "product").reviews.title });
  await expect(section.getByRole("heading", { name: "Wie früher" })).toBeVisible();
  await expectAccessible(page, "product with a review");
  await product.takeOffSale();
});

/** Outline style of an element: "solid" or "none". */
const outlineStyle = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);

test("with forced colours, the selected option has an outline, also by keyboard", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  const label = (weight: string) => product.weight(weight).locator("..");
  await product.weight("150 g").focus();
  expect([await outlineStyle(label("150 g")), await outlineStyle(label("300 g"))]).toEqual(["solid", "none"]);
  await page.keyboard.press("ArrowRight");
  await expect(product.weight("300 g")).toBeChecked();
  expect(await outlineStyle(label("150 g"))).toBe("none");
  const thumbnails = page
    .getByRole("region", { name: words("de", "catalogue").product.gallery })
    .locator("li a");
  expect(await outlineStyle(thumbnails.and(page.locator("[aria-current]")))).toBe("solid");

  await page.goto(href("category", "de", { slug: classic.de.slug }));
  const chips = page.getByRole("main").getByRole("navigation", { name: "Kategorien" }).getByRole("link");
  expect(await outlineStyle(chips.and(page.locator("[aria-current=page]")))).toBe("solid");
  expect(await outlineStyle(chips.first())).toBe("none");

  await product.open(hazelnut.de.slug);
  await product.buy("150 g", 1);
  const cart = new CartPage(page, "de");
  await cart.open();
  expect(await page.getByRole("progressbar").evaluate((bar) => getComputedStyle(bar).borderTopWidth)).toBe(
    "1px",
  );
  await page.goto(href("checkout", "de"));
  const steps = page
    .getByRole("navigation", { name: words("de", "checkout").stepsLabel })
    .getByRole("listitem");
  expect([await outlineStyle(steps.first()), await outlineStyle(steps.last())]).toEqual(["solid", "none"]);
});

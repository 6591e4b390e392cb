import type { Locator, Page } from "@playwright/test";
import { atNight } from "../../testing/night";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { violationsOf, wcag } from "./support/axe";
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
  test(
    `${language}: every page fits a narrow screen and runs without script errors`,
    { tag: "@night" },
    async ({ page }) => {
      test.setTimeout(480_000);
      await page.setViewportSize(narrow);
      for (const path of [...linkedPages(language), ...unlinkedPages(language)]) {
        await page.goto(path);
        await expectNoOverflow(page, path);
      }
    },
  );
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

import { expect, test, type Locator, type Page } from "@playwright/test";
import { href, type PageId } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { violationsOf, wcag } from "./support/axe";
import { almond, classic, hazelnut, walnut } from "./support/goods";
import { honeyPost, legalPages } from "./support/texts";
import { htmlProblems } from "./support/html";
import type { Language } from "./support/languages";
import { unlinkedPages } from "./support/unlinked-pages";
import { words } from "./support/words";

const narrow = { width: 320, height: 640 };

/** No horizontal scrolling, down to 320 px (WCAG 1.4.10). */
async function fits(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, `${what} at 320 px`).toBeLessThanOrEqual(0);
}

/** The rendered page has no WCAG violations. */
async function check(page: Page, what: string, { frames = false } = {}): Promise<void> {
  expect.soft(await violationsOf(page, { tags: wcag, frames }), what).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize(narrow);
  await fits(page, what);
  if (size) await page.setViewportSize(size);
}

/** The response of a purchase page is valid HTML; crawl.test.ts checks all other pages. */
async function isValid(page: Page, what: string): Promise<void> {
  const delivered = await page.request.get(page.url());
  expect.soft(await htmlProblems(await delivered.text()), what).toEqual([]);
}

/** Uncaught errors, each with the page's URL; includes React's hydration errors. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(`${page.url()}: ${message}`));
  return faults;
}

const plainPages: PageId[] = [
  "home",
  "bindex",
  "shipping",
  "blog",
  "cart",
  "about",
  "contact",
  "newsletter",
  "products",
  "search",
  "guarantee",
  "orderLookup",
  "withdrawal",
];

/** Pages reached by links. */
const linked = (language: Language): string[] => [
  ...plainPages.map((id) => href(id as "home", language)),
  href("category", language, { slug: classic[language].slug }),
  href("product", language, { slug: hazelnut[language].slug }),
  `${href("product", language, { slug: almond[language].slug })}?weight=500`,
  href("product", language, { slug: walnut[language].slug }),
  href("post", language, { slug: honeyPost[language].slug }),
  ...Object.values(legalPages[language]).map((slug) => href("page", language, { slug })),
];

test("no page of the catalogue has a violation", async ({ page }) => {
  test.setTimeout(480_000);
  const faults = watch(page);
  for (const path of [...linked("de"), ...unlinkedPages("de")]) {
    await page.goto(path);
    await check(page, path);
  }
  expect(faults).toEqual([]);
});

// axe's results are the same in every language; the length of texts is not
for (const language of ["it", "en"] as const) {
  test(`${language}: every page fits a narrow screen, and its scripts run`, async ({ page }) => {
    test.setTimeout(480_000);
    const faults = watch(page);
    await page.setViewportSize(narrow);
    for (const path of [...linked(language), ...unlinkedPages(language)]) {
      await page.goto(path);
      await fits(page, path);
    }
    expect(faults).toEqual([]);
  });
}

test("no page of a purchase has a violation", async ({ page }) => {
  test.setTimeout(480_000);
  const faults = watch(page);
  const product = new ProductPage(page, "de");
  const checkout = new Checkout(page, "de");
  await product.open(hazelnut.de.slug);
  await product.buy("150 g", 1);
  await check(page, "product with its notice");
  const cart = new CartPage(page, "de");
  await cart.open();
  await check(page, "cart");
  await isValid(page, "cart");
  await cart.applyCode("");
  await expect(page.getByRole("alert")).toBeVisible();
  await check(page, "cart with an error");
  await page.goto(href("checkout", "de"));
  await check(page, "information");
  await isValid(page, "information");
  await checkout.submitInformation.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await check(page, "information with errors");
  await checkout.giveInformation(`axe.${Date.now()}@example.com`);
  await check(page, "payment", { frames: true });
  await isValid(page, "payment");
  await checkout.payByBankTransfer();
  await check(page, "confirm");
  await isValid(page, "confirm");
  await checkout.orderButton.click();
  await page.waitForURL(/confirmation/);
  await check(page, "confirmation");
  await isValid(page, "confirmation");
  expect(faults).toEqual([]);
});

/** Outline style of an element: "solid" or "none". */
const lineAround = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);

test("in the reader's own colours what is chosen has a line around it, by keyboard too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  const label = (weight: string) => product.weight(weight).locator("..");
  await product.weight("150 g").focus();
  expect([await lineAround(label("150 g")), await lineAround(label("300 g"))]).toEqual(["solid", "none"]);
  await page.keyboard.press("ArrowRight");
  await expect(product.weight("300 g")).toBeChecked();
  expect(await lineAround(label("150 g"))).toBe("none");
  const thumbnails = page
    .getByRole("region", { name: words("de", "catalogue").product.gallery })
    .locator("li a");
  expect(await lineAround(thumbnails.and(page.locator("[aria-current]")))).toBe("solid");

  await page.goto(href("category", "de", { slug: classic.de.slug }));
  const chips = page.getByRole("main").getByRole("navigation", { name: "Kategorien" }).getByRole("link");
  expect(await lineAround(chips.and(page.locator("[aria-current=page]")))).toBe("solid");
  expect(await lineAround(chips.first())).toBe("none");

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
  expect([await lineAround(steps.first()), await lineAround(steps.last())]).toEqual(["solid", "none"]);
});

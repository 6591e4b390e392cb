import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { href, prefixOf, type PageId } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { almond, classic, hazelnut, walnut } from "./support/goods";
import { honeyPost, legalPages } from "./support/texts";
import { htmlProblems } from "./support/html";
import { languages } from "./support/languages";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The page as it is shown has no violation of WCAG, and as it is delivered no fault in its HTML. */
async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect.soft(found, what).toEqual([]);
  // nothing to scroll sideways, down to 320 px (WCAG 1.4.10)
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, `${what} at 320 px`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
  const delivered = await page.request.get(page.url());
  expect.soft(await htmlProblems(await delivered.text()), what).toEqual([]);
}

/** Errors no script caught, each with the page it was on; React's are there when it throws the delivered page away. */
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

for (const language of languages) {
  test(`${language}: no page of the catalogue has a violation`, async ({ page }) => {
    test.setTimeout(240_000);
    const paths = [
      ...plainPages.map((id) => href(id as "home", language)),
      href("category", language, { slug: classic[language].slug }),
      href("category", language, { slug: "unknown" }),
      href("product", language, { slug: hazelnut[language].slug }),
      `${href("product", language, { slug: almond[language].slug })}?weight=500`,
      href("product", language, { slug: walnut[language].slug }),
      href("product", language, { slug: "unknown" }),
      `${href("search", language)}?q=xyz`,
      href("confirmation", language, { id: "unknown" }),
      href("post", language, { slug: honeyPost[language].slug }),
      ...Object.values(legalPages[language]).map((slug) => href("page", language, { slug })),
      href("page", language, { slug: "retractation" }),
      `${href("newsletterConfirm", language)}?token=x`,
      `${href("newsletterUnsubscribe", language)}?token=x`,
      `${href("restock", language)}?product=${walnut[language].slug}`,
      `${href("restockConfirm", language)}?token=x`,
      `${href("restockEnd", language)}?token=x`,
      `${href("writeReview", language)}?token=x`,
      `${href("cartContinue", language)}?key=x`,
      href("discount", language, { code: "TORRONE10" }),
      `${prefixOf(language)}/unknown`,
    ];
    const faults = watch(page);
    for (const path of paths) {
      await page.goto(path);
      await check(page, path);
    }
    expect(faults).toEqual([]);
  });

  test(`${language}: no page of a purchase has a violation`, async ({ page }) => {
    test.setTimeout(240_000);
    const faults = watch(page);
    const product = new ProductPage(page, language);
    const checkout = new Checkout(page, language);
    await product.open(hazelnut[language].slug);
    await product.buy("150 g", 1);
    await check(page, "product with its notice");
    const cart = new CartPage(page, language);
    await cart.open();
    await check(page, "cart");
    await cart.applyCode("");
    await expect(page.getByRole("alert")).toBeVisible();
    await check(page, "cart with an error");
    await page.goto(href("checkout", language));
    await check(page, "information");
    await checkout.submitInformation.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await check(page, "information with errors");
    await checkout.giveInformation(`axe.${language}.${Date.now()}@example.com`);
    await check(page, "payment");
    await checkout.payByBankTransfer();
    await check(page, "confirm");
    await checkout.orderButton.click();
    await page.waitForURL(/confirmation/);
    await check(page, "confirmation");
    expect(faults).toEqual([]);
  });
}

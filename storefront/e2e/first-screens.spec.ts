import { homeWords } from "@su-turrone/contract/page-words/home";
import type { Locator, Page } from "@playwright/test";
import { atNight } from "../../testing/night";
import { href } from "../app/i18n/paths";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { addToCart } from "./support/cart";
import { classic, hazelnut } from "./support/goods";
import { languages } from "../app/i18n/languages";
import { holdBack } from "./support/held-requests";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 720 };

/** Top and bottom of an element, in px from the top of the unscrolled window. */
async function verticalBounds(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { top: box.y, bottom: box.y + box.height };
}

/** By how much a word on a line may move when its typeface replaces the fallback: about a letter, in CSS pixels. */
const letter = 16;

/**
 * Elements of pages opened from now on that move while loading, other than words along their line, even if the typefaces
 * arrive after the first paint.
 */
async function watchShifts(page: Page): Promise<string[]> {
  const shifts: string[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  await page.exposeFunction("tellShift", (shift: string) => shifts.push(shift));
  await page.addInitScript((allowed) => {
    type Rect = DOMRectReadOnly;
    type Source = { node: Node | null; previousRect: Rect; currentRect: Rect };
    const report = (window as unknown as { tellShift: (shift: string) => void }).tellShift;
    const hasMoved = ({ previousRect: before, currentRect: after }: Source) =>
      Math.abs(after.top - before.top) > 1 || Math.abs(after.left - before.left) > allowed;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: Source[] };
        const what = sources.filter(hasMoved).map(({ node, previousRect: before, currentRect: after }) => {
          const name =
            node instanceof Element ? `${node.tagName} ${node.getAttribute("class")}` : node?.nodeName;
          return `${name} from ${before.left}, ${before.top} to ${after.left}, ${after.top}`;
        });
        if (what.length > 0) report(`${location.pathname}: ${value} ${what.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, letter);
  return shifts;
}

for (const language of languages) {
  test.describe(language, { tag: language === "de" ? [] : "@night" }, () => {
    // a visitor with this language: no other one is offered
    test.use({ locale: language });

    test("on a phone, products and add-to-cart button are visible without scrolling", async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(href("products", language));
      const [first, second] = await page
        .getByRole("main")
        .getByRole("listitem")
        .locator("img")
        .filter({ visible: true })
        .all();
      if (!first || !second) throw new Error("the list is empty");
      expect((await verticalBounds(first)).top).toBeLessThanOrEqual(330);
      // two side by side
      expect((await verticalBounds(second)).top).toBe((await verticalBounds(first)).top);

      const product = new ProductPage(page, language);
      await product.open(hazelnut[language].slug);
      expect((await verticalBounds(product.add)).bottom).toBeLessThanOrEqual(phone.height);
    });

    test("on a phone, the add-to-cart button is visible below a language offer", async ({ browser }) => {
      const other = language === "de" ? "en" : "de";
      const page = await browser.newPage({ locale: other, viewport: phone });
      const product = new ProductPage(page, language);
      await product.open(hazelnut[language].slug);
      await expect(
        page.getByRole("button", { name: words(language, "common").language.offer[other] }),
      ).toBeVisible();
      expect((await verticalBounds(product.add)).bottom).toBeLessThanOrEqual(phone.height);
      await page.close();
    });

    test("the header leads to categories, the search and the order lookup", async ({ page }) => {
      const { nav, kinds, footer, search } = words(language, "common");
      const header = page.getByRole("banner");
      const category = header.getByRole("link", { name: classic[language].name });
      await page.setViewportSize(laptop);
      await page.goto(href("about", language));
      await expect(category).toBeHidden();
      await header.locator("summary").filter({ hasText: nav.torrone }).click();
      await expect(category).toBeVisible();
      await expect(header.getByRole("link", { name: kinds.mirto })).toBeVisible();
      await expect(header.getByRole("combobox", { name: search.label })).toBeVisible();
      await page.setViewportSize(phone);
      await expect(category).toBeHidden();
      await header.locator("summary").filter({ hasText: nav.menu }).click();
      await expect(header.getByRole("link", { name: footer.track })).toBeVisible();
      await category.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(classic[language].name);
    });

    test("on a phone, menu and search close on Escape and on a press beside them, the menu also on a link to the same page", async ({
      page,
    }) => {
      const { nav } = words(language, "common");
      const path = href("about", language);
      await page.setViewportSize(phone);
      await page.goto(`${path}?utm_source=newsletter`);
      await page.waitForLoadState("networkidle");
      for (const name of [nav.menu, nav.search]) {
        const opener = page.getByRole("banner").locator("summary").filter({ hasText: name });
        const content = opener.locator("..").locator("form").first();
        await opener.click();
        await expect(content).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(content).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.click();
        await expect(content).toBeVisible();
        // the open menu reaches to the lower edge
        await page.mouse.click(10, 5);
        await expect(content).toBeHidden();
      }
      const menu = page.getByRole("banner").locator("details").filter({ hasText: nav.menu });
      const link = menu.getByRole("link", { name: nav.about });
      await menu.locator("summary").click();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(link).toBeHidden();
    });

    test("on a laptop, the main button is visible without scrolling, nothing shifts", async ({ page }) => {
      await page.setViewportSize(laptop);
      const shifts = await watchShifts(page);
      await page.goto(href("home", language));
      const action = page.getByRole("link", { name: homeWords["hero.action"][language] });
      expect((await verticalBounds(action)).bottom).toBeLessThanOrEqual(700);
      const product = new ProductPage(page, language);
      await product.open(hazelnut[language].slug);
      expect((await verticalBounds(product.add)).bottom).toBeLessThanOrEqual(laptop.height);
      for (const path of [
        // without goods of other stories, whose names are of any width
        href("category", language, { slug: classic[language].slug }),
        href("contact", language),
        href("shipping", language),
      ]) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
      }
      expect(shifts).toEqual([]);
    });
  });
}

test("on a phone, the add-to-cart button stays visible and adds the chosen variant", async ({ page }) => {
  await page.setViewportSize(phone);
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.weight("300 g").check();
  await expect(product.add).toHaveCount(1);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(product.add).toHaveCount(2);
  const bar = product.add.last();
  await expect(bar).toBeInViewport();
  await bar.click();
  const drawer = page.getByRole("dialog", { name: words("de", "cart").title });
  await expect(drawer.getByRole("status").filter({ hasText: "300 g liegt im Warenkorb." })).toBeVisible();
  await expect(drawer.getByRole("spinbutton")).toHaveValue("1");

  // in the cart the checkout button is also above the lines, but not twice on a laptop
  const cart = new CartPage(page, "de");
  await cart.open();
  await expect(cart.proceed).toHaveCount(2);
  await expect(cart.proceed.first()).toBeInViewport();
  await page.setViewportSize(laptop);
  await expect(cart.proceed).toHaveCount(1);
  await expect(cart.proceed).toBeInViewport();
});

test("on a 320 px screen, the product name fits on one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(href("product", "de", { slug: hazelnut.de.slug }));
  const lines = await page.getByRole("heading", { level: 1, name: hazelnut.de.name }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("on a phone, the checkout footer has two lines and opens the legal pages", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await addToCart(page, "it");
  for (const language of atNight ? languages : (["de"] as const)) {
    await page.goto(href("checkout", language));
    const footer = page.getByRole("contentinfo");
    const { quiet, legal } = words(language, "common");
    const summary = footer.getByText(quiet.legal);
    // 36 px per line, 20 above and below, and the border line
    const { top, bottom } = await verticalBounds(footer);
    expect(bottom - top).toBeLessThan(3 * 36 + 41);
    const imprint = footer.getByRole("link", { name: legal.imprint });
    await expect(imprint).toBeHidden();
    await summary.focus();
    await page.keyboard.press("Enter");
    await imprint.click();
    await expect(page.getByRole("heading", { level: 1, name: legal.imprint })).toBeVisible();
  }
});

test("a progress bar is shown while the next page loads", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto(href("about", "de"));
  const line = page.locator("[data-progress]");
  await expect(line).toHaveCount(0);
  const release = await holdBack(page, /blog.*data/);
  const { nav } = words("de", "common");
  await page.getByRole("banner").getByRole("link", { name: nav.blog }).click();
  await expect(line).toBeInViewport();
  release();
  await expect(page).toHaveURL(new RegExp(`${href("blog", "de")}$`));
  await expect(line).toHaveCount(0);
});

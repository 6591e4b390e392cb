import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { addToCart, giveInformation } from "./support/cart";
import { almond, hazelnut } from "./support/goods";
import { holdBack } from "./support/held-requests";
import { expect, test } from "./support/test";
import { filled, words } from "./support/words";

/** Lets the first request for a script fail, and only that one. */
async function failOnce(page: Page, script: RegExp): Promise<void> {
  await page.route(script, (route) => route.abort("connectionreset"), { times: 1 });
}

/** Marks the document, so that `isSameDocument` tells whether it was reloaded. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("the chosen weight is bought although the drawer's code failed to load once", async ({ page }) => {
  const product = new ProductPage(page, "de");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("CartDrawerDialog"));
  await failOnce(page, /CartDrawerDialog-/);
  await product.open(hazelnut.de.slug);
  await markDocument(page);
  await product.weight("300 g").check();
  await product.add.click();
  await failed;
  await expect(page.getByRole("dialog").getByText("300 g").first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("the chosen weight stays without the drawer's code", { tag: "@night" }, async ({ page }) => {
  await page.route(/CartDrawerDialog-/, (route) => route.abort("connectionreset"));
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await markDocument(page);
  await product.weight("300 g").check();
  await product.add.click();
  // the notice of the addition has a link, too
  const instead = page
    .getByRole("status")
    .getByRole("link", { name: words("de", "common").nav.cart, exact: true });
  await expect(instead).toBeVisible({ timeout: 30_000 });
  expect(await isSameDocument(page)).toBe(true);
  await expect(product.weight("300 g")).toBeChecked();
  await instead.click();
  await expect(page.getByText("300 g").first()).toBeVisible();
});

for (const [what, file] of [
  ["the card form's code", /\/CardForm-/],
  ["the payment provider's script", /\/sandbox\/stripe\.js/],
] as const) {
  test(
    `another payment method is left, and announced, although ${what} cannot be loaded`,
    { tag: "@night" },
    async ({ page }) => {
      const t = words("de", "checkout");
      const checkout = new Checkout(page, "de");
      await page.route(file, (route) => route.abort("connectionreset"));
      await addToCart(page, "de");
      await giveInformation(page, "de", `flaky.${Date.now()}@example.com`);
      await page.goto(href("checkoutPayment", "de"));
      await checkout.method("card").check();
      const missing = page.getByRole("alert").filter({ hasText: t.card.notLoaded });
      await expect(missing).toBeVisible({ timeout: 30_000 });
      await checkout.payByBankTransfer();
      await expect(checkout.orderButton).toBeVisible();
    },
  );
}

test.describe("at night", { tag: "@night" }, () => {
  test("the checkout keeps what is typed although a script failed at the first touch", async ({ page }) => {
    await addToCart(page, "de");
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("message-files"));
    await failOnce(page, /message-files/);
    await page.goto(href("checkout", "de"));
    await markDocument(page);
    const email = new Checkout(page, "de").field("email");
    await email.fill("anna@example.com");
    await failed;
    await expect(email).toHaveValue("anna@example.com");
    await email.press("Tab");
    expect(await isSameDocument(page)).toBe(true);
    await expect(email).toHaveValue("anna@example.com");
  });

  test("the tap on the way to the checkout is not lost if its code fails to load once", async ({ page }) => {
    const failed = new Set<string>();
    await page.route(/\/assets\/checkout-[^/]+\.js$/, (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort("connectionreset");
    });
    await addToCart(page, "de");
    await page.goto(href("cart", "de"));
    await markDocument(page);
    await page
      .getByRole("link", { name: words("de", "cart").proceed })
      .first()
      .click();
    await expect(new Checkout(page, "de").field("email")).toBeVisible();
    expect(failed.size).toBeGreaterThan(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a form keeps its input while the code of the next page fails to load, offline too", async ({
    page,
    context,
  }) => {
    const code = /\/assets\/blog-[^/]+\.js$/;
    await page.route(code, (route) => route.abort("connectionreset"));
    await page.goto(href("contact", "de"), { waitUntil: "networkidle" });
    await markDocument(page);
    const message = page.getByRole("textbox", { name: words("de", "contact").form.message });
    await message.fill("Guten Tag");
    const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
    const data = page.waitForResponse(/\/blog\.data/);
    await page
      .getByRole("banner")
      .getByRole("link", { name: words("de", "common").nav.blog })
      .click();
    await (await data).finished();
    await failed;
    await context.setOffline(true);
    await expect(page.getByText("Keine Internetverbindung.")).toBeVisible();
    await expect(message).toHaveValue("Guten Tag");
    await page.unroute(code);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("de", "blog").title);
    expect(await isSameDocument(page)).toBe(true);
  });
});

for (const loaded of ["fetched ahead", "missing"] as const) {
  test(
    `offline at the first tap the page stays, with its code ${loaded}`,
    { tag: loaded === "missing" ? [] : "@night" },
    async ({ page, context }) => {
      const product = new ProductPage(page, "de");
      const scripts = /CartDrawerDialog-|message-files/;
      if (loaded === "missing") await page.route(scripts, (route) => route.abort("internetdisconnected"));
      await product.open(almond.de.slug);
      await markDocument(page);
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("CartDrawerDialog-")),
      );
      await context.setOffline(true);
      await product.add.click();
      await expect(page.getByText("Keine Internetverbindung.")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(almond.de.name);
      await page.unroute(scripts);
      await context.setOffline(false);
      await product.add.click();
      await expect(page.getByRole("dialog").getByText(almond.de.name).first()).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

/** Slows down the start of pages by the processor. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Presses the mouse as soon as React listens, before it has rendered anything. */
const pressEarly = (page: Page) =>
  page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    const press = () =>
      document.querySelector("main summary")?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    document.addEventListener = (...listener: Parameters<typeof listen>) => {
      listen(...listener);
      if (listener[0] === "mousedown") queueMicrotask(press);
    };
  });

for (const [when, prepare] of [
  ["while the page is still starting", throttle],
  ["just before the page starts", pressEarly],
] as const) {
  test(
    `a form that is used ${when} keeps its input, and the page is not rendered anew`,
    { tag: prepare === throttle ? "@night" : [] },
    async ({ page }) => {
      const t = words("de", "back-in-stock");
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await prepare(page);
      await page.goto(href("product", "de", { slug: almond.de.slug }), { waitUntil: "commit" });
      const prefetched = page.waitForResponse(/\/assets\/back-in-stock-[^/]+\.js$/);
      await page.getByText(filled(t.titleFor, { weights: "500 g" })).click();
      const email = page.getByLabel(t.email, { exact: true });
      await email.fill("anna@example.com");
      await prefetched;
      await expect(email).toBeVisible();
      await expect(email).toHaveValue("anna@example.com");
      expect(errors).toEqual([]);
    },
  );
}

test.describe("at night", { tag: "@night" }, () => {
  test("going back before the page has started shows the page before it", async ({ page }) => {
    const product = href("product", "de", { slug: almond.de.slug });
    await page.goto(product);
    await page
      .getByRole("banner")
      .getByRole("link", { name: words("de", "common").nav.blog })
      .click();
    await expect(page).toHaveURL(href("blog", "de"));
    const release = await holdBack(page, /\/assets\/framework-/);
    await page.reload({ waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(product);
    release();
    await expect(title).toHaveText(almond.de.name);
    await expect(page).toHaveURL(product);
  });

  test("a page served with a notice starts whole, however late the notice's code comes", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const release = await holdBack(page, /\/notices-/);
    await addToCart(page, "de");
    const asked = page.waitForRequest(/\/notices-/);
    await page.goto(href("cart", "de"), { waitUntil: "commit" });
    await markDocument(page);
    await asked;
    await page.getByRole("heading", { level: 1 }).click();
    release();
    const status = page.getByRole("status");
    await expect(status.getByText(hazelnut.de.name)).toBeVisible();
    const close = status.getByRole("link", { name: words("de", "common").ui.close });
    await close.click();
    await expect(close).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { messagesOf, ordersOf } from "./support/admin";
import { addToCart, giveInformation } from "./support/cart";
import { buy, createProduct, deliver, reviewToken, waitingReviews } from "./support/delivered-order";
import { almond, buyers } from "./support/goods";
import { expect, test } from "./support/test";
import { filled, words } from "./support/words";

/**
 * A connection failure while the browser reports to be online: `cut` before the shop receives the form, `lost` after it
 * has processed it, `proxy` if a server in front of it responds with its own page.
 */
type Fault = "cut" | "lost" | "proxy";

const { unanswered, server } = words("de", "errors");

/** Injects the fault into the next form submission. */
async function failNextForm(page: Page, fault: Fault): Promise<void> {
  let hasFailed = false;
  await page.route(/\.data(\?|$)/, async (route) => {
    if (hasFailed || route.request().method() !== "POST") return route.fallback();
    hasFailed = true;
    if (fault === "proxy") {
      const body = "<html><h1>502 Bad Gateway</h1></html>";
      return route.fulfill({ status: 502, contentType: "text/html", body });
    }
    if (fault === "lost") {
      // the response's cookies do not arrive either; Playwright would keep them
      const cookies = await page.context().cookies();
      await route.fetch({ maxRedirects: 0 });
      await page.context().clearCookies();
      await page.context().addCookies(cookies);
    }
    return route.abort("connectionreset");
  });
}

/** The form shows that there was no response, and has the focus; then it is submitted again. */
async function sendAgain(page: Page): Promise<void> {
  const notice = page.getByRole("alert").filter({ hasText: unanswered });
  await expect(notice).toBeVisible();
  await expect(notice).toBeFocused();
  await notice.getByRole("button", { name: server.retry }).click();
}

const someone = () => `${randomUUID()}@example.com`;

test("the checkout keeps every step's input after a lost response, and one order", async ({ page }) => {
  test.setTimeout(180_000);
  const email = someone();
  await addToCart(page, "de");
  await page.goto(href("checkout", "de"));
  const checkout = new Checkout(page, "de");
  const { t } = checkout;
  await checkout.fillInformation(email, "Bitte klingeln");
  await failNextForm(page, "proxy");
  await checkout.submitInformation.click();
  await expect(checkout.field("street")).toHaveValue(buyers.de.street);
  await expect(checkout.field("notes")).toHaveValue("Bitte klingeln");
  await sendAgain(page);

  await expect(page.getByRole("heading", { level: 1, name: t.payment.title })).toBeVisible();
  await checkout.method("bank_transfer").check();
  await failNextForm(page, "cut");
  await checkout.submitPayment.click();
  await expect(checkout.method("bank_transfer")).toBeChecked();
  await sendAgain(page);

  await expect(page.getByRole("heading", { level: 1, name: t.confirm.title })).toBeVisible();
  await failNextForm(page, "lost");
  await checkout.orderButton.click();
  await expect(page.getByText("Bitte klingeln")).toBeVisible();
  await sendAgain(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers.de.name.split(" ")[0] ?? "");
  expect(await ordersOf(email)).toHaveLength(1);
});

test("card details are kept for a new token after a lost connection", { tag: "@night" }, async ({ page }) => {
  test.setTimeout(120_000);
  await addToCart(page, "de");
  await giveInformation(page, "de", someone());
  await page.goto(href("checkoutPayment", "de"));
  const checkout = new Checkout(page, "de");
  await checkout.method("card").check();
  await checkout.typeCard("4242424242424242");
  await failNextForm(page, "cut");
  await checkout.submitPayment.click();
  await sendAgain(page);
  await expect(page.getByText("Visa •••• 4242")).toBeVisible();
});

test("a message sent again after a lost response is stored once", { tag: "@night" }, async ({ page }) => {
  const { form } = words("de", "contact");
  const email = someone();
  await page.goto(href("contact", "de"));
  await page.getByLabel(form.name, { exact: true }).fill("Anna Berger");
  await page.getByLabel(form.email, { exact: true }).fill(email);
  await page.getByLabel(form.topic, { exact: true }).selectOption("visit");
  await page.getByLabel(form.message, { exact: true }).fill("Darf man zusehen?");
  // the shop rejects forms submitted faster than a person could
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_200);
  await failNextForm(page, "lost");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(unanswered)).toBeVisible();
  await expect(page.getByLabel(form.message, { exact: true })).toHaveValue("Darf man zusehen?");
  await sendAgain(page);
  await expect(page.getByText(form.sent.title)).toBeVisible();
  expect(await messagesOf(email)).toHaveLength(1);
});

test("a review is kept after a lost connection", { tag: "@night" }, async ({ page }) => {
  test.setTimeout(240_000);
  const t = words("de", "review");
  const product = await createProduct(`Leitung ${Date.now()}`);
  const line = await buy(product);
  await deliver(line);
  await page.goto(`${href("writeReview", "de")}?token=${reviewToken(line)}`);
  await page.getByRole("radio", { name: t.form.ratings[4] }).check();
  await page.getByLabel(t.form.title).fill("Knusprig");
  await page.getByLabel(t.form.text).fill("Gern wieder!");
  await page.getByLabel(t.form.name).fill("Zoë");
  await failNextForm(page, "cut");
  await page.getByRole("button", { name: t.form.submit }).click();
  await expect(page.getByLabel(t.form.text)).toHaveValue("Gern wieder!");
  await expect(page.getByRole("radio", { name: t.form.ratings[4] })).toBeChecked();
  await sendAgain(page);
  await expect(page.getByText(t.thanks.title)).toBeVisible();
  expect(await waitingReviews(product.id)).toHaveLength(1);
  await product.takeOffSale();
});

test("a withdrawal is declared once after a lost response", { tag: "@night" }, async ({ page }) => {
  const t = words("de", "withdrawal");
  await page.goto(href("withdrawal", "de"));
  await page.getByLabel(t.fields.name).fill("Anna Berger");
  await page.getByLabel(t.fields.orderNumber).fill("999998");
  await page.getByLabel(t.fields.email).fill(someone());
  await failNextForm(page, "proxy");
  await page.getByRole("main").getByRole("button", { name: "Vertrag widerrufen", exact: true }).click();
  await expect(page.getByLabel(t.fields.name)).toHaveValue("Anna Berger");
  await sendAgain(page);
  await expect(page.getByRole("heading", { name: t.review.title })).toBeVisible();
  await failNextForm(page, "lost");
  await page.getByRole("button", { name: "Widerruf bestätigen", exact: true }).click();
  await expect(page.getByRole("heading", { name: t.review.title })).toBeVisible();
  await sendAgain(page);
  await expect(page.getByText(t.received.title)).toBeVisible();
});

test("the order lookup keeps its input after a lost connection", { tag: "@night" }, async ({ page }) => {
  const { lookup } = words("de", "order");
  await page.goto(href("orderLookup", "de"));
  await page.getByLabel(lookup.number).fill("999997");
  await page.getByLabel(lookup.email).fill(someone());
  await failNextForm(page, "cut");
  await page.getByRole("button", { name: lookup.submit }).click();
  await expect(page.getByLabel(lookup.number)).toHaveValue("999997");
  await sendAgain(page);
  await expect(page.getByRole("alert")).toContainText(lookup.errors.miss);
});

test("the newsletter form keeps the address after a lost connection", { tag: "@night" }, async ({ page }) => {
  const t = words("de", "newsletter");
  const email = words("de", "contact").form.email;
  await page.goto(href("newsletter", "de"));
  await page.getByLabel(email, { exact: true }).fill(someone());
  await failNextForm(page, "proxy");
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByLabel(email, { exact: true })).toHaveValue(/@example\.com$/);
  await sendAgain(page);
  await expect(page.getByText(t.asked.title)).toBeVisible();
});

test("the back-in-stock form keeps the address if nothing can be loaded", async ({ page }) => {
  const t = words("de", "back-in-stock");
  await page.goto(href("product", "de", { slug: almond.de.slug }));
  await page.getByText(filled(t.titleFor, { weights: "500 g" })).click();
  const prefetched = page.waitForResponse(/\/assets\/back-in-stock-[^/]+\.js$/);
  await page.getByLabel(t.email, { exact: true }).fill(someone());
  await (await prefetched).finished();
  await page.route("**", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByRole("alert")).toContainText(t.errors.unavailable);
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(/@example\.com$/);
  await page.unroute("**");
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByText(t.asked.title)).toBeVisible();
});

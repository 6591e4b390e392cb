import type { Page, Route } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { addToCart } from "./support/cart";
import { buyers } from "./support/goods";
import type { Language } from "../app/i18n/languages";
import { expect, test } from "./support/test";

const lookupUrl = "**/api/postal-codes?*";

/** The information step with one pack in the cart, hydrated. */
async function atInformation(page: Page, language: Language, country: string): Promise<Checkout> {
  await addToCart(page, language);
  await page.goto(href("checkout", language), { waitUntil: "networkidle" });
  const checkout = new Checkout(page, language);
  await checkout.field("country").selectOption({ label: country });
  return checkout;
}

/** The status message of the first of the two addresses. */
const statusMessage = (page: Page) => page.getByRole("group").getByRole("status").first();

test("a German postal code fills in its town or suggests several", async ({ page }) => {
  const checkout = await atInformation(page, "de", "Deutschland");
  const [code, city] = [checkout.field("postalCode"), checkout.field("city")];
  await code.fill("10115");
  await expect(city).toHaveValue("Berlin");
  await expect(statusMessage(page)).toHaveText("Berlin eingetragen.");
  // the next code replaces the suggestion
  await code.fill("54298");
  await expect(statusMessage(page)).toHaveText("7 Orte vorgeschlagen.");
  await expect(city).toHaveValue("");
  const list = page.locator(`datalist[id="${await city.getAttribute("list")}"] option`);
  await expect(list).toHaveCount(7);
  await expect(list.nth(5)).toHaveAttribute("value", "Orenhofen");
  await city.fill("Trier");
  const answered = page.waitForResponse(/80331/);
  await code.fill("80331");
  await answered;
  await expect(statusMessage(page)).toHaveText("Ein Ort vorgeschlagen.");
  await expect(city).toHaveValue("Trier");
});

test("an Italian postal code fills in town and province, but overwrites nothing", async ({ page }) => {
  const checkout = await atInformation(page, "it", "Italia");
  const [code, city, province] = [
    checkout.field("postalCode"),
    checkout.field("city"),
    checkout.field("province"),
  ];
  await code.fill("08039");
  await expect(city).toHaveValue("Tonara");
  await expect(province).toHaveValue("NU");
  await expect(statusMessage(page)).toHaveText("Abbiamo inserito la località: Tonara, NU.");
  await city.fill("Tonara, Su Pranu");
  await province.selectOption("OR");
  await code.fill("00185");
  // only suggested; announced when the response arrives
  await expect(statusMessage(page)).toHaveText("Una località proposta.");
  await expect(province).toHaveValue("OR");
  await expect(city).toHaveValue("Tonara, Su Pranu");
});

test("a contradiction the server found stays until its address changes", async ({ page }) => {
  const checkout = await atInformation(page, "it", "Italia");
  const milan = { ...buyers.it, postalCode: "20121", city: "Tonara", province: "MI" };
  await checkout.fillInformation("cap@example.com", "", milan);
  await checkout.submitInformation.click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText(checkout.t.errors.city_elsewhere);
  // an error of another field comes and goes without it
  await checkout.field("email").fill("cap@");
  await checkout.field("email").blur();
  await expect(page.getByText(checkout.t.errors.email)).toBeVisible();
  await checkout.field("email").fill("cap@example.com");
  await expect(page.getByText(checkout.t.errors.email)).toHaveCount(0);
  await expect(summary).toContainText(checkout.t.errors.city_elsewhere);
  await checkout.field("city").fill("Milano");
  await expect(summary).toHaveCount(0);
});

test("late and failed responses are ignored", async ({ page }) => {
  const lateRoutes: Route[] = [];
  await page.route(lookupUrl, (route) => {
    if (route.request().url().includes("10115")) lateRoutes.push(route);
    else if (route.request().url().includes("20095")) return route.fulfill({ status: 503, body: "" });
    else return route.continue();
  });
  const checkout = await atInformation(page, "de", "Deutschland");
  const [code, city] = [checkout.field("postalCode"), checkout.field("city")];
  await code.fill("10115");
  await expect.poll(() => lateRoutes.length).toBe(1);
  await code.fill("80331");
  await expect(city).toHaveValue("München");
  const lateResponse = page.waitForResponse(/10115/);
  for (const route of lateRoutes) await route.continue();
  await lateResponse;
  const failed = page.waitForResponse(/20095/);
  await expect(city).toHaveValue("München");
  await code.fill("20095");
  await failed;
  await expect(city).toHaveValue("");
  await expect(statusMessage(page)).toHaveText("");
});

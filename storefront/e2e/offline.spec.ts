import { href } from "../app/i18n/paths";
import { ListPage } from "./pages/list-page";
import { ProductPage } from "./pages/product-page";
import { addToCart } from "./support/cart";
import { hazelnut } from "./support/goods";
import { expect, test } from "./support/test";

test("an offline page keeps the input and works once the connection is back", async ({ page, context }) => {
  await addToCart(page, "de");
  // the page's scripts have to be loaded before the connection is cut
  await page.goto(href("checkout", "de"), { waitUntil: "networkidle" });
  const name = page.getByLabel("Vor- und Nachname").first();
  await name.fill("Maria Carta");
  await context.setOffline(true);
  const notice = page.getByText("Keine Internetverbindung.");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Weiter zur Zahlung" }).click();
  await page.getByRole("link", { name: "Su Turrone, zur Startseite" }).click();
  await expect(page).toHaveURL(new RegExp(`${href("checkout", "de")}$`));
  await expect(name).toHaveValue("Maria Carta");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole("link", { name: "Su Turrone, zur Startseite" }).click();
  await expect(page).toHaveURL("/");
});

test("a navigation without a response shows a connection error, no server error", async ({ page }) => {
  await page.goto(href("about", "it"), { waitUntil: "networkidle" });
  const data = /[?&]_data=|\.data(\?|$)/;
  await page.route(data, (route) => route.abort("connectionreset"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contatti" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nessuna connessione");
  await expect(page.getByText("500")).toHaveCount(0);
  await page.unroute(data);
  await page.getByRole("link", { name: "Riprova" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Nessuna connessione");
  await expect(page).toHaveURL(new RegExp(`${href("contact", "it")}$`));
});

test("a filter chosen offline is applied once back online", { tag: "@night" }, async ({ page, context }) => {
  const list = new ListPage(page, "de");
  await page.goto(href("products", "de"), { waitUntil: "networkidle" });
  const all = (await list.names()).length;
  await list.showFilters();
  await context.setOffline(true);
  await list.choice("300 g").check();
  await expect(page.getByText("Keine Internetverbindung.")).toBeVisible();
  expect(await list.names()).toHaveLength(all);
  await expect(page).toHaveURL(href("products", "de"));
  await context.setOffline(false);
  await expect(page).toHaveURL(/weight=300/);
  await expect(list.choice("300 g")).toBeChecked();
});

test("a proxy error during a navigation is shown as temporary (503)", { tag: "@night" }, async ({ page }) => {
  await page.goto(href("about", "de"), { waitUntil: "networkidle" });
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }), {
    times: 1,
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).first().click();
  await expect(page.getByText("503")).toBeVisible();
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page).toHaveURL(new RegExp(`${href("contact", "de")}$`));
  await expect(page.getByText("503")).toHaveCount(0);
});

test("the cart drawer shows the offline notice on top", { tag: "@night" }, async ({ page, context }) => {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.weight("150 g").check();
  await product.add.click();
  const drawer = page.getByRole("dialog");
  const more = drawer.getByRole("button", { name: /mehr/ });
  await expect(more).toBeVisible();
  await context.setOffline(true);
  const notice = drawer.getByRole("status").filter({ hasText: "Keine Internetverbindung." });
  await expect(notice).toBeInViewport();
  // nothing covers it
  const isOnTop = await notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

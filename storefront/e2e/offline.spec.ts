import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { addToCart } from "./support/cart";

test("without a connection the page stays, with what was typed, and goes on when it is back", async ({
  page,
  context,
}) => {
  await addToCart(page, "de");
  // the page's scripts have to be there before the connection goes
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

test("a page that got no answer says so, and is no error of the server", async ({ page }) => {
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

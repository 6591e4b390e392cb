import { asOwner } from "../../testing/owner";
import { href } from "../app/i18n/paths";
import { expectAccessible, goTo, openToday } from "./pages/admin-page";
import { addToCart } from "./support/cart";
import { env } from "./support/env";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

const save = (pauses: unknown[]) => asOwner("/admin/shop-settings", { changes: { pauses } });

test.beforeEach(() => save([]));
test.afterEach(() => save([]));

/** The day in Rome, the given number of days from now. */
const day = (days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(Date.now() + days * 86_400_000);

test("the owner sets a closure and a heat pause, and shoppers see the notices", async ({ page, browser }) => {
  await openToday(page);
  await goTo(page, "The shop");
  const section = page.getByRole("group", { name: "Holidays and heat pauses" });
  await section.getByRole("button", { name: "Add a pause" }).click();
  await section.getByRole("button", { name: "Add a pause" }).click();
  await section.getByLabel("Pause 1: first day").fill(day(0));
  await section.getByLabel("Pause 1: last day").fill(day(-1));
  await section.getByRole("combobox", { name: "Kind of pause 2" }).click();
  await page.getByRole("option", { name: "Heat pause" }).click();
  await section.getByLabel("Pause 2: first day").fill(day(0));
  await section.getByLabel("Pause 2: last day").fill(day(2));
  await section.getByLabel("Pause 2: notice in Italian").fill("Troppo caldo per il torrone");
  await section.getByLabel("Classic nougat", { exact: true }).click();
  await section.getByLabel("Italy", { exact: true }).click();

  // errors are shown where they occur
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(section).toBeFocused();
  await expect(section).toHaveAccessibleDescription(/the last not before the first/);
  await section.getByLabel("Pause 1: last day").fill(day(1));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The shop shows it already.")).toBeVisible();
  await expectAccessible(page);

  const shopper = await browser.newPage({ baseURL: env.SHOP_URL });
  await addToCart(shopper, "it");
  await shopper.goto(href("cart", "it"));
  const notice = shopper.getByRole("complementary", { name: "Avviso sulle spedizioni" });
  await expect(notice).toContainText("Il nostro laboratorio è chiuso");
  await expect(notice).toContainText("Troppo caldo per il torrone");
  await expect(
    shopper.getByText(/^Per il caldo non spediamo questo prodotto nel Paese scelto/),
  ).toBeVisible();
  // opening the checkout's URL directly does not bypass it
  await shopper.goto(href("checkout", "it"));
  await expect(shopper).toHaveURL(href("cart", "it"));
  await expect(shopper.getByRole("link", { name: /alla cassa/i })).toHaveCount(0);
  await shopper.close();
});

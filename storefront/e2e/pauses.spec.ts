import { asOwner } from "../../testing/owner";
import { href } from "../app/i18n/paths";
import { choose, expectAccessible, openAdmin } from "./pages/admin-page";
import { addToCart } from "./support/cart";
import { env } from "./support/env";
import { shownText } from "./support/shown-text";
import { adminTest as test, expect } from "./support/test";

const save = (pauses: unknown[]) => asOwner("/admin/shop-settings", { changes: { pauses } });

test.beforeEach(() => save([]));
test.afterEach(() => save([]));

/** The day in Rome, the given number of days from now. */
const day = (days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(Date.now() + days * 86_400_000);

test("the owner sets a closure and a heat pause, and shoppers see the notices", async ({ page, browser }) => {
  await openAdmin(page, "shop");
  const section = page.getByRole("group", { name: "Holidays and heat pauses" });
  await section.getByRole("button", { name: "Add a pause" }).click();
  await section.getByRole("button", { name: "Add a pause" }).click();
  await section.getByLabel("Pause 1: first day").fill(day(0));
  await section.getByLabel("Pause 1: last day").fill(day(-1));
  await choose(section, "Kind of pause 2", "Heat pause");
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
  const cart = await shownText(shopper, href("cart", "it"));
  for (const text of [
    "Il nostro laboratorio è chiuso",
    "Troppo caldo per il torrone",
    "Per il caldo non spediamo questo prodotto nel Paese scelto",
  ])
    expect(cart).toContain(text);
  // opening the checkout's URL directly does not bypass it
  const checkout = href("checkout", "it");
  expect(cart).not.toContain(`href="${checkout}"`);
  expect(new URL((await shopper.request.get(checkout)).url()).pathname).toBe(href("cart", "it"));
  await shopper.close();
});

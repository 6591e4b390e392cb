import { asOwner } from "../../testing/owner";
import { href } from "../app/i18n/paths";
import { choose, closeMenu, expectAccessible, goTo, openAdmin } from "./pages/admin-page";
import { addToCart } from "./support/cart";
import { env } from "./support/env";
import { shownText } from "./support/shown-text";
import { adminTest as test, expect } from "./support/test";

const prices = ["shipping_cents", "shipping_free_from_cents"];

test.afterEach(async () => {
  await asOwner("/admin/shop-settings", {
    changes: { shipping_cents: 690, shipping_free_from_cents: 5000 },
    confirmed: prices,
  });
});

test("a changed shipping price appears in the shop, the cart and the terms", async ({ page, browser }) => {
  const shopper = await browser.newPage({ baseURL: env.SHOP_URL });
  const read = (path: string) => shownText(shopper, path);
  await addToCart(shopper, "it");
  expect(await read("/it/shipping")).toContain("La spedizione costa 6,90 €");

  await openAdmin(page, "shop");
  await expect(page.getByRole("heading", { level: 1, name: "The shop" })).toBeVisible();
  const price = page.getByLabel("Shipping costs");
  const save = page.getByRole("button", { name: "Save", exact: true });

  // validation errors are shown next to their fields
  await price.fill("six");
  await page.getByLabel("Postcode").fill("8039");
  await save.click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription("Enter an amount such as 12.50.");
  await expect(page.getByLabel("Postcode")).toHaveAccessibleDescription(
    "An Italian postcode has five digits, such as 08039.",
  );
  await page.getByLabel("Postcode").fill("08039");

  // a misplaced decimal comma
  await price.fill("75,0");
  await save.click();
  const question = page.getByRole("alertdialog", { name: "Is this price right?" });
  await expect(question).toContainText("Shipping costs: 6,90 € so far, 75,0 € now.");
  await question.getByRole("button", { name: "Change it again" }).click();

  // navigating away does not lose input either
  await goTo(page, "Today");
  await page
    .getByRole("alertdialog", { name: "Discard changes?" })
    .getByRole("button", { name: "Keep editing" })
    .click();
  // closing the dialog restores the focus, which would interrupt typing
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await closeMenu(page);
  await expect(price).toHaveValue("75,0");

  await price.fill("7,50");
  await save.click();
  await expect(page.getByText("Saved. The shop shows it already.")).toBeVisible();
  expect(await read("/it/shipping")).toContain("La spedizione costa 7,50 €");
  // a cart is updated to the current price on its next change: 7.10 twice and 7.50
  await addToCart(shopper, "it");
  expect(await read("/it/cart")).toContain("21,70 €");
  expect(await read("/it/pagina/condizioni-di-vendita")).toContain("7,50 € di spedizione");
  expect(await read("/en/products/almond-nougat")).toContain('"value":"7.50","currency":"EUR"');

  // what it was before can be taken into the form, and is saved from there
  await page
    .getByRole("button", { name: /^Take the version of .* into the form$/ })
    .first()
    .click();
  await expect(price).toHaveValue("6,90");

  // what another owner has saved in the meantime is not overwritten
  await asOwner("/admin/shop-settings", { changes: { shipping_cents: 800 }, confirmed: prices });
  await price.fill("7,90");
  await save.click();
  await expect(page.getByText(/^Somebody else has changed this in the meantime\./)).toBeVisible();
  await expect(price).toHaveValue("7,90");
  expect(await read("/it/shipping")).toContain("La spedizione costa 8,00 €");
  await shopper.close();

  await expectAccessible(page);
});

test.describe("the gift season", () => {
  type Saved = { settings: { gift_season: unknown } };
  let before: unknown;
  const save = (gift_season: unknown) => asOwner("/admin/shop-settings", { changes: { gift_season } });

  test.beforeEach(async () => {
    before = (await asOwner<Saved>("/admin/shop-settings")).settings.gift_season;
    await save({ category_id: null, first: "11-01", last: "12-24" });
  });
  test.afterEach(() => save(before));

  test("is set by the owner and puts its category first in the shop", async ({ page, browser }) => {
    await openAdmin(page, "shop");
    const section = page.getByRole("group", { name: "Gift season" });
    await choose(section, "Category that comes first", "With chocolate");
    await choose(section, "First day: month", "January");
    await choose(section, "Last day: day", "31");
    await choose(section, "Last day: month", "November");
    const button = page.getByRole("button", { name: "Save", exact: true });
    await button.click();
    await expect(section).toBeFocused();
    await expect(section).toHaveAccessibleDescription(
      "The gift season needs a first and a last day that are in the calendar.",
    );
    await choose(section, "Last day: month", "December");
    await button.click();
    await expect(page.getByText("Saved. The shop shows it already.")).toBeVisible();
    await expectAccessible(page);

    const shopper = await browser.newPage({ baseURL: env.SHOP_URL });
    await shopper.goto(href("home", "it"));
    const range = shopper.getByRole("banner").locator("details").filter({ visible: true }).first();
    await range.locator("summary").click();
    await expect(range.locator("a[href^='/it/prodotti/categoria/']").first()).toHaveText("Al cioccolato");
    await shopper.close();
  });
});

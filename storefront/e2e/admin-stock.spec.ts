import { randomUUID } from "node:crypto";
import { createProduct, type TestProduct } from "../../testing/products";
import { href } from "../app/i18n/paths";
import { expectAccessible, openAdmin } from "./pages/admin-page";
import { shownText } from "./support/shown-text";
import { adminTest as test, expect } from "./support/test";
import { words } from "./support/words";

test("the owner edits the stock of each variant, and the shop applies it", async ({ page }) => {
  const series = `Probelager ${randomUUID().slice(0, 8)}`;
  const plain = await createProduct(`${series} natur`, { euro: 9, stock: 3 });
  const toasted = await createProduct(`${series} dunkel`, { euro: 9, stock: 40 });
  await openAdmin(page, "stock");
  await expect(page.getByRole("heading", { name: "Stock", exact: true })).toBeVisible();
  // pictures are shown after commerce's URL has changed: those of the tests were uploaded at another URL
  await page.getByLabel("Search").fill("ST-CAS");
  const picture = page.getByRole("row").filter({ hasText: "ST-CAS-1000" }).locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByLabel("Search").fill("no such nougat");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.getByLabel("Search").fill(series);
  const fields = page.getByRole("textbox", { name: /^Can be sold: Probelager/ });
  await expect(fields).toHaveCount(2);
  const row = (product: TestProduct) => page.getByRole("row").filter({ hasText: product.title });
  const field = (product: TestProduct) => row(product).getByRole("textbox");
  await expect(field(plain)).toHaveValue("3");
  await expect(row(plain)).toContainText("low");
  await expect(row(toasted)).not.toContainText("low");

  // Enter saves and moves to the weight below
  await fields.first().fill("25");
  await fields.first().press("Enter");
  await expect(fields.nth(1)).toBeFocused();
  await expect(page.getByRole("row").nth(1)).toContainText("Saved");
  await fields.nth(1).fill("a few");
  await fields.nth(1).press("Enter");
  await expect(page.getByRole("row").nth(2)).toContainText("Please enter a whole number from 0.");
  await expect(fields.nth(1)).toBeFocused();
  await fields.nth(1).press("Escape");
  await expect(fields.nth(1)).toHaveValue(/^\d+$/);

  await expectAccessible(page);

  // another user has changed it in the meantime: neither their number nor the input is lost
  await plain.setStock(7);
  await field(plain).fill("0");
  // the reason comes before the next weight in tab order
  await field(plain).press("Tab");
  await expect(row(plain).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(row(plain)).toContainText("In the meantime 7 can be sold.");
  await expect(field(plain)).toHaveValue("0");
  await expectAccessible(page);
  await field(plain).press("Enter");
  await expect(row(plain)).toContainText("sold out");

  // a write-off is selected beside the number and shown in the history
  await field(toasted).fill("24");
  const reason = row(toasted).getByRole("combobox", { name: /^Reason: / });
  await expect(reason.getByRole("option")).toHaveText(["counted", "written off"]);
  await reason.selectOption("written off");
  await expectAccessible(page);
  await reason.press("Enter");
  await expect(row(toasted)).toContainText("Saved");
  await row(toasted)
    .getByRole("button", { name: /^History: / })
    .click();
  const history = page.getByRole("dialog", { name: "History of the stock" });
  await expect(history.getByRole("listitem").first()).toContainText(/Written off−\d+, then 24.*@/);
  await expect(history.getByRole("listitem").last()).toContainText(/First stock\+40, then 40/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(history).toBeHidden();

  const slug = plain.title.toLowerCase().replaceAll(" ", "-");
  const sold = () => shownText(page, href("product", "de", { slug }));
  await expect.poll(sold).toContain(words("de", "catalogue").product.allSoldOut);
  await plain.remove();
  await toasted.remove();
});

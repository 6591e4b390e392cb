import { href } from "../app/i18n/paths";
import { walnut } from "./support/goods";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test("the back-in-stock form is open if all variants are sold out", async ({ page }) => {
  const t = words("de", "back-in-stock");
  await page.goto(href("product", "de", { slug: walnut.de.slug }));
  await expect(page.getByLabel(t.email, { exact: true })).toBeVisible();
  // primary style: it is the only button of the page
  await expect(page.getByRole("button", { name: t.submit })).toHaveCSS(
    "background-color",
    "rgb(51, 64, 107)",
  );
});

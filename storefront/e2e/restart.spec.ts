import { control } from "../../testing/control";
import { CartPage } from "./pages/cart-page";
import { ProductPage } from "./pages/product-page";
import { hazelnut } from "./support/goods";
import { expect, test } from "./support/test";

test("a cart survives a restart of both servers", { tag: "@night" }, async ({ page }) => {
  test.setTimeout(240_000);
  await new ProductPage(page, "de").open(hazelnut.de.slug);
  await new ProductPage(page, "de").buy("300 g", 3);
  await control("restart", "commerce");
  await control("restart", "storefront");
  const cart = new CartPage(page, "de");
  await cart.open();
  const line = cart.line(hazelnut.de.name, "300 g");
  await expect(line.getByRole("spinbutton")).toHaveValue("3");
  await cart.setQuantity(line, "4");
  await expect(line).toContainText("52,80 €");
});

import { control, withStopped } from "../../testing/control";
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

test(
  "while commerce is down, products come from the cache, and cart and checkout respond 503 with Retry-After",
  { tag: "@night" },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const product = new ProductPage(page, "de");
    await product.open(hazelnut.de.slug);
    await product.buy("300 g", 1);
    await page.goto("/produkte");
    await withStopped("commerce", async () => {
      // a list that was just shown does not request commerce; the cart does, after which every page shows the failure
      expect((await page.goto("/cart"))?.status()).toBe(503);
      await page.goto("/produkte");
      await expect(page.getByText(/Unsere Kasse ist gerade nicht erreichbar/)).toBeVisible();
      await expect(page.getByRole("link", { name: new RegExp(hazelnut.de.name) }).first()).toBeVisible();
      await product.open(hazelnut.de.slug);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(hazelnut.de.name);

      const { cookies } = await page.context().storageState();
      const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      for (const path of ["/cart", "/checkout", "/en/checkout/payment"]) {
        const answer = await request.get(path, { headers: { Cookie }, maxRedirects: 0 });
        expect(answer.status(), path).toBe(503);
        expect(Number(answer.headers()["retry-after"]), path).toBeGreaterThan(0);
        expect(answer.headers()["cache-control"], path).toContain("no-store");
      }
      const answer = await page.goto("/it/pagina/mai-vista");
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Errore interno del server");
      await expect(page.getByText(/non è raggiungibile per un momento/)).toBeVisible();
    });
    // a failure is remembered for some seconds (commerce-health.ts); then commerce is requested again
    await expect(async () => {
      await page.goto("/produkte");
      await expect(page.getByText(/Unsere Kasse ist gerade nicht erreichbar/)).toHaveCount(0, {
        timeout: 500,
      });
    }).toPass({ timeout: 60_000 });
    const cart = new CartPage(page, "de");
    await cart.open();
    await expect(cart.line(hazelnut.de.name, "300 g").getByRole("spinbutton")).toHaveValue("1");
  },
);

import { expect } from "vitest";
import { createProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { berlinInformation } from "./information";
import { test } from "./request";

// the shopper must confirm what was shown: a price changed in the first step is shown before paying
test("a price that has changed since the cart was shown is announced once on the payment step", async ({
  request,
}) => {
  const product = await createProduct("Preisprobe", { euro: 10, stock: 20 });
  try {
    const form = { intent: "add", variantId: product.variantId, quantity: "1" };
    expect((await request.post("/api/cart", { form })).status()).toBe(200);
    await product.setPrice(12);
    const answer = await request.post(href("checkout", "de"), {
      form: berlinInformation,
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()["location"]]).toEqual([303, href("checkoutPayment", "de")]);
    const payment = async () =>
      (await (await request.get(href("checkoutPayment", "de"))).text()).replaceAll("\u00a0", " ");
    const pageText = await payment();
    // not toContain: that would print whole pages
    expect(pageText.includes("Preisprobe kostet jetzt 12,00 € je Packung.")).toBe(true);
    // 12.00 € and 6.90 € for shipping
    expect(pageText.includes("Der Gesamtbetrag ist jetzt 18,90 €.")).toBe(true);
    expect((await payment()).includes("Preisprobe kostet jetzt")).toBe(false);
  } finally {
    await product.remove();
  }
});

import { expect } from "vitest";
import { createProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { berlinInformation } from "./information";
import { orderFields } from "./page-forms";
import { test } from "./request";

const reasons = [
  [
    "de",
    "Mehr als die Hälfte von dem, was von einem Gewicht noch da ist, halten wir ohne Zahlung nicht zurück.",
  ],
  ["it", "Senza pagamento non teniamo da parte più della metà di ciò che resta di un peso."],
  ["en", "We do not hold more than half of what is left of a weight without payment."],
] as const;

test("transfer cannot be chosen for more than half of what is left, the page says why, and no order is placed", async ({
  request,
}) => {
  const product = await createProduct("Mengenprobe", { euro: 10, stock: 20 });
  try {
    const form = { intent: "add", variantId: product.variantId, quantity: "11" };
    expect((await request.post("/api/cart", { form })).status()).toBe(200);
    await request.post(href("checkout", "de"), { form: berlinInformation, maxRedirects: 0 });
    for (const [language, reason] of reasons) {
      const pageText = await (await request.get(href("checkoutPayment", language))).text();
      // not toContain: that would print whole pages
      expect(pageText.includes(reason), language).toBe(true);
      const [choice] = /<input[^>]*value="bank_transfer"[^>]*>/.exec(pageText) ?? [];
      expect(choice, language).toContain("disabled");
    }
    // chosen before others took the rest
    const post = (path: string, sent: Readonly<Record<string, string>>) =>
      request.post(path, { form: sent, maxRedirects: 0 });
    await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
    const pressed = await post(href("checkoutConfirm", "de"), await orderFields(request));
    expect([pressed.status(), pressed.headers()["location"]]).toEqual([303, href("checkoutPayment", "de")]);
    const told = await (await request.get(href("checkoutPayment", "de"))).text();
    expect(told.includes("Per Überweisung ist diese Bestellung gerade nicht möglich.")).toBe(true);
  } finally {
    await product.remove();
  }
});

import { paymentMethods, paymentProviders } from "@su-turrone/contract/payment-methods";
import { expect } from "vitest";
import { atNight, rowsOfRun } from "../../../testing/night";
import { asOwner } from "../../../testing/owner";
import { createProduct } from "../../../testing/products";
import { languages } from "../../app/i18n/languages";
import { Buyer, confirmationPath, leadOf, type Method } from "./buyer";
import { readPage, textOf } from "./delivered-page";
import { test } from "./request";

// a payment method that cannot pay, or no longer, is named on the payment step

const declined = [
  [
    "de",
    "Die Zahlung wurde abgelehnt oder abgebrochen",
    "Die Bank hat die Zahlung abgelehnt. Versuchen Sie es mit einer anderen Karte. Sie können auch mit PayPal zahlen.",
  ],
  [
    "it",
    "Il pagamento è stato rifiutato o annullato",
    "La sua banca ha rifiutato il pagamento. Provi con un’altra carta. Può pagare anche con PayPal.",
  ],
  [
    "en",
    "The payment was declined or cancelled",
    "The bank declined the payment. Please try another card. You can also pay with PayPal.",
  ],
] as const;

test.for(rowsOfRun(declined, ([language]) => language, ["de"]))(
  "in %s a declined card is named in the heading, the text says what else is possible, and another card pays",
  async ([language, heading, text], { request }) => {
    const buyer = new Buyer(request, language);
    await buyer.add();
    await buyer.inform();
    await buyer.choose("card", "4000 0000 0000 0002");
    expect(leadOf(await buyer.order(await buyer.button()))).toEqual([303, buyer.at("checkoutPayment")]);
    const page = await buyer.page("checkoutPayment");
    expect(textOf(page.query('[role="alert"] p'))).toBe(heading);
    expect(page.mainText).toContain(text);
    await buyer.choose("card");
    const paid = leadOf(await buyer.order(await buyer.button()));
    expect(paid).toEqual([303, expect.stringMatching(confirmationPath)]);
  },
);

/** Offers some payment methods only. */
async function offer(methods: readonly (keyof typeof paymentProviders)[]): Promise<void> {
  const { regions } = await asOwner<{ regions: { id: string }[] }>("/admin/regions?fields=id");
  const providers = methods.map((method) => paymentProviders[method]);
  await asOwner(`/admin/regions/${regions[0]?.id}`, { payment_providers: providers });
}

const headings = {
  de: "Diese Zahlungsart gibt es nicht mehr",
  it: "Questo metodo di pagamento non è più disponibile",
  en: "This payment method is no longer offered",
} as const;

const cases = (atNight ? languages : (["it"] as const)).flatMap((language) =>
  (["bank_transfer", "card"] satisfies Method[]).map((method) => ({ language, method })),
);

test.for(cases)(
  "$language: the $method switched off meanwhile is named as the reason, before and after it was chosen",
  async ({ language, method }, { request }) => {
    const buyer = new Buyer(request, language);
    const payment = buyer.at("checkoutPayment");
    await buyer.add();
    await buyer.inform();
    const choice = await buyer.choice(method);
    expect((await buyer.post(payment, choice)).status()).toBe(303);
    const order = await buyer.button();
    await offer(paymentMethods.filter((other) => other !== method));
    try {
      expect(leadOf(await buyer.order(order))).toEqual([303, payment]);
      expect((await buyer.page("checkoutPayment")).mainText).toContain(headings[language]);
      const chosen = await buyer.post(payment, choice);
      expect(chosen.status()).toBe(422);
      expect(readPage(422, await chosen.text()).mainText).toContain(headings[language]);
    } finally {
      await offer(paymentMethods);
    }
  },
);

const reasons = [
  [
    "de",
    "Mehr als die Hälfte von dem, was von einem Gewicht noch da ist, halten wir ohne Zahlung nicht zurück.",
  ],
  ["it", "Senza pagamento non teniamo da parte più della metà di ciò che resta di un peso."],
  ["en", "We do not hold more than half of what is left of a weight without payment."],
] as const;

test("transfer cannot be chosen for more than half of what is left, and why", async ({ buyer }) => {
  const product = await createProduct("Mengenprobe", { euro: 10, stock: 20 });
  try {
    await buyer.add(product.variantId, "11");
    await buyer.inform();
    for (const [language, reason] of reasons) {
      const { html } = await new Buyer(buyer.request, language).page("checkoutPayment");
      // not toContain: that would print whole pages
      expect(html.includes(reason), language).toBe(true);
      const [choice] = /<input[^>]*value="bank_transfer"[^>]*>/.exec(html) ?? [];
      expect(choice, language).toContain("disabled");
    }
    // chosen before others took the rest
    await buyer.post(buyer.at("checkoutPayment"), { method: "bank_transfer" });
    expect(leadOf(await buyer.order(await buyer.button()))).toEqual([303, buyer.at("checkoutPayment")]);
    const { html } = await buyer.page("checkoutPayment");
    expect(html.includes("Per Überweisung ist diese Bestellung gerade nicht möglich.")).toBe(true);
  } finally {
    await product.remove();
  }
});

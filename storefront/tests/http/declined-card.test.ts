import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { smallHazelnut } from "../../e2e/support/orders";
import { openPage, textOf } from "./delivered-page";
import { berlinInformation, paymentChoice } from "./information";
import { orderFields } from "./page-forms";
import { test } from "./request";

const said = [
  [
    "de",
    "Die Zahlung wurde abgelehnt oder abgebrochen",
    "Die Bank hat die Zahlung abgelehnt. Versuchen Sie es mit einer anderen Karte. Sie können auch mit PayPal zahlen.",
  ],
  [
    "it",
    "Il pagamento è stato rifiutato o annullato",
    "La banca ha rifiutato il pagamento. Provare con un’altra carta. Si può pagare anche con PayPal.",
  ],
  [
    "en",
    "The payment was declined or cancelled",
    "The bank declined the payment. Please try another card. You can also pay with PayPal.",
  ],
] as const;

test.for(said)(
  "in %s a declined card is named in the heading, and the text says what else is possible",
  async ([language, heading, text], { request }) => {
    const post = (path: string, form: Readonly<Record<string, string>>) =>
      request.post(path, { form, maxRedirects: 0 });
    await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
    await post(href("checkout", language), berlinInformation);
    const payment = href("checkoutPayment", language);
    const chosen = await post(payment, await paymentChoice(request, "card", "4000 0000 0000 0002"));
    expect(chosen.status()).toBe(303);
    const confirm = href("checkoutConfirm", language);
    const pressed = await post(confirm, await orderFields(request, confirm));
    expect([pressed.status(), pressed.headers()["location"]]).toEqual([303, payment]);
    const page = await openPage(request, payment);
    expect(textOf(page.query('[role="alert"] p'))).toBe(heading);
    expect(page.mainText).toContain(text);
  },
);

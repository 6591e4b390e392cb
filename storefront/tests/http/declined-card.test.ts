import { expect } from "vitest";
import { rowsOfRun } from "../../../testing/night";
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

test.for(rowsOfRun(said, ([language]) => language, ["de"]))(
  "in %s a declined card is named in the heading, the text says what else is possible, and another card pays",
  async ([language, heading, text], { request }) => {
    const post = (path: string, form: Readonly<Record<string, string>>) =>
      request.post(path, { form, maxRedirects: 0 });
    await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
    await post(href("checkout", language), berlinInformation);
    const payment = href("checkoutPayment", language);
    const confirm = href("checkoutConfirm", language);
    /** Where the order button leads after a card was chosen. */
    const orderBy = async (card?: string) => {
      const chosen = await post(payment, await paymentChoice(request, "card", card));
      expect(chosen.status()).toBe(303);
      const pressed = await post(confirm, await orderFields(request, confirm));
      expect(pressed.status()).toBe(303);
      return pressed.headers()["location"];
    };
    expect(await orderBy("4000 0000 0000 0002")).toBe(payment);
    const page = await openPage(request, payment);
    expect(textOf(page.query('[role="alert"] p'))).toBe(heading);
    expect(page.mainText).toContain(text);
    expect(await orderBy()).toMatch(/\/confirmation\/order_\w+$/);
  },
);

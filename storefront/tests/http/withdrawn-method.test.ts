import { paymentMethods, paymentProviders } from "@su-turrone/contract/payment-methods";
import { expect } from "vitest";
import { z } from "zod";
import { atNight } from "../../../testing/night";
import { asOwner } from "../../../testing/owner";
import { href } from "../../app/i18n/paths";
import { languages } from "../../e2e/support/languages";
import { smallHazelnut } from "../../e2e/support/orders";
import { readPage } from "./delivered-page";
import { berlinInformation, paymentChoice } from "./information";
import { orderFields } from "./page-forms";
import { test } from "./request";

const regions = z.object({ regions: z.array(z.object({ id: z.string() })).length(1) });

/** Offers some payment methods only. */
async function offer(methods: readonly (keyof typeof paymentProviders)[]): Promise<void> {
  const [region] = regions.parse(await asOwner("/admin/regions?fields=id")).regions;
  const providers = methods.map((method) => paymentProviders[method]);
  await asOwner(`/admin/regions/${region?.id}`, { payment_providers: providers });
}

const headings = {
  de: "Diese Zahlungsart gibt es nicht mehr",
  it: "Questo metodo di pagamento non è più disponibile",
  en: "This payment method is no longer offered",
} as const;

const cases = (atNight ? languages : (["it"] as const)).flatMap((language) =>
  (["bank_transfer", "card"] as const).map((method) => ({ language, method })),
);

test.for(cases)(
  "$language: the $method switched off meanwhile is named as the reason, before and after it was chosen",
  async ({ language, method }, { request }) => {
    const post = (path: string, form: Readonly<Record<string, string>>) =>
      request.post(path, { form, maxRedirects: 0 });
    await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
    await post(href("checkout", language), berlinInformation);
    const payment = href("checkoutPayment", language);
    const choice = await paymentChoice(request, method);
    expect((await post(payment, choice)).status()).toBe(303);
    const order = await orderFields(request, href("checkoutConfirm", language));
    await offer(paymentMethods.filter((other) => other !== method));
    try {
      const pressed = await post(href("checkoutConfirm", language), order);
      expect([pressed.status(), pressed.headers()["location"]]).toEqual([303, payment]);
      const told = await request.get(payment);
      const chosen = await post(payment, choice);
      expect(chosen.status()).toBe(422);
      for (const answer of [told, chosen]) {
        const page = readPage(answer.status(), await answer.text());
        expect(page.mainText).toContain(headings[language]);
      }
    } finally {
      await offer(paymentMethods);
    }
  },
);

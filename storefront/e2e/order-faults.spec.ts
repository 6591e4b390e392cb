import { expect as expectSoon } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { OrderPage } from "./pages/order-page";
import { test } from "./support/faulty-shop";
import { languages } from "./support/languages";
import { orderLinkOf, placeOrder } from "./support/orders";

// what is lost is asked for again before it is given up
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 180_000 });

/** The messages of the specification (§8), written out here a second time on purpose. */
const said = {
  de: {
    loading: "Fehler beim Laden der Bestellung",
    unavailable: "Bestelldaten nicht verfügbar",
    missing: "Rechnung kann nicht heruntergeladen werden",
    failed: "Fehler beim Herunterladen der Rechnung",
  },
  it: {
    loading: "Errore nel caricamento dell’ordine",
    unavailable: "Dati dell’ordine non disponibili",
    missing: "Impossibile scaricare la fattura",
    failed: "Errore nel download della fattura",
  },
  en: {
    loading: "Error loading order",
    unavailable: "Order data not available",
    missing: "Cannot download invoice",
    failed: "Error downloading invoice",
  },
} as const;

const order = /^GET \/store\/orders\/[^/?]+(\?|$)/;
const document = /^GET \/store\/orders\/[^/]+\/documents\//;

for (const language of languages) {
  test(`${language}: each fault behind an order has its message, and the order comes back`, async ({
    page,
    commerce,
  }) => {
    const { id } = await placeOrder(language);
    const { pathname, search } = new URL(await orderLinkOf(id));
    const path = href("confirmation", language, { id });
    const view = new OrderPage(page, language);

    commerce.spoil(/\/status/, { kind: "lost", when: "before" }, 10);
    const unreached = await page.goto(pathname + search);
    expect(unreached?.status()).toBe(503);
    await expect(view.heading).toHaveText(said[language].loading);
    commerce.heal();

    await page.goto(pathname + search);
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    commerce.spoil(order, { kind: "status", status: 500 }, 10);
    const refused = await page.reload();
    expect(refused?.status()).toBe(502);
    await expect(view.heading).toHaveText(said[language].unavailable);
    commerce.heal();
    await page.getByRole("link", { name: view.t.errors.retry }).click();
    const summary = page.getByRole("link", { name: view.t.documents.order });
    await expect(summary).toBeVisible();

    const file = href("orderDocument", language, { id, document: "order" });
    for (const fault of [
      { kind: "status", status: 500 },
      { kind: "lost", when: "before" },
    ] as const) {
      commerce.spoil(document, fault, 10);
      await page.goto(file);
      await expect(page.getByRole("alert")).toContainText(said[language].failed);
      commerce.heal();
    }
    await page.goto(href("orderDocument", language, { id, document: "sdoc_gone" }));
    await expect(page.getByRole("alert")).toContainText(said[language].missing);
    // the order itself is there all the while
    await expect(summary).toBeVisible();
  });
}

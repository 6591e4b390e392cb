import { expect as expectSoon } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { OrderPage } from "./pages/order-page";
import { test } from "./support/faulty-shop";
import { orderLinkOf, placeOrder } from "./support/orders";

// lost requests are retried before the error is shown
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 180_000 });

/** The messages of the specification (§8), duplicated here on purpose. */
const said = {
  loading: "Errore nel caricamento dell’ordine",
  unavailable: "Dati dell’ordine non disponibili",
  missing: "Impossibile scaricare la fattura",
  failed: "Errore nel download della fattura",
} as const;

const order = /^GET \/store\/orders\/[^/?]+(\?|$)/;
const document = /^GET \/store\/orders\/[^/]+\/documents\//;

test("each failure on the order page shows its message, and the order is shown again afterwards", async ({
  page,
  commerce,
}) => {
  const { id } = await placeOrder("it");
  const { pathname, search } = new URL(await orderLinkOf(id));
  const path = href("confirmation", "it", { id });
  const view = new OrderPage(page, "it");

  commerce.addFault(order, { kind: "lost", when: "before" }, 10);
  const unreached = await page.goto(pathname + search);
  expect(unreached?.status()).toBe(503);
  await expect(view.heading).toHaveText(said.loading);
  commerce.clearFaults();

  await page.goto(pathname + search);
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  commerce.addFault(order, { kind: "status", status: 500 }, 10);
  const refused = await page.reload();
  expect(refused?.status()).toBe(502);
  await expect(view.heading).toHaveText(said.unavailable);
  commerce.clearFaults();
  await page.getByRole("link", { name: view.t.errors.retry }).click();
  const summary = page.getByRole("link", { name: view.t.documents.order });
  await expect(summary).toBeVisible();

  const file = href("orderDocument", "it", { id, document: "order" });
  for (const fault of [
    { kind: "status", status: 500 },
    { kind: "lost", when: "before" },
  ] as const) {
    commerce.addFault(document, fault, 10);
    await page.goto(file);
    await expect(page.getByRole("alert")).toContainText(said.failed);
    commerce.clearFaults();
  }
  await page.goto(href("orderDocument", "it", { id, document: "sdoc_gone" }));
  await expect(page.getByRole("alert")).toContainText(said.missing);
  // the order itself stays visible
  await expect(summary).toBeVisible();
});

import { randomUUID } from "node:crypto";
import path from "node:path";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { Page } from "@playwright/test";
import { capture } from "../../testing/orders";
import { createProduct } from "../../testing/products";
import { store } from "../../testing/store";
import { env } from "./support/env";
import { placeOrder } from "./support/orders";
import { expect, test } from "./support/test";

/** Takes the screenshots of docs/owner-guide.md; not part of `npm test` (see docs/testing.md). */
const folder = path.resolve(import.meta.dirname, "../../docs/owner-guide");

test.use({ baseURL: env.COMMERCE_URL, viewport: { width: 1280, height: 720 } });

for (const [language, locale, documents, selectAll, incomplete] of [
  ["it", "it-IT", "Documenti del mese", "Seleziona tutti", "Torrone ai fichi"],
  ["en", "en-GB", "Documents of the month", "Select all", "Fig torrone"],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    const take = (page: Page, name: string) =>
      page.screenshot({ path: path.join(folder, `${name}-${language}.png`), animations: "disabled" });

    test(`takes the screenshots of the owner guide, ${language}`, async ({ page }) => {
      const waiting = await placeOrder("it", 2, { notes: "Suonare da Muscas" });
      await capture(waiting.id);
      const { id, number, email } = await placeOrder("de", 3, { gift_message: "Alles Gute, Oma!" });
      await capture(id);
      await store("/store/withdrawals", {
        name: "Anna Berger",
        email,
        order_number: number,
        items: "2 Haselnusstorrone",
        language: "de",
        request_id: randomUUID(),
      });

      await page.goto("/app/login");
      await page.locator("input").first().fill(env.ADMIN_EMAIL);
      await page.locator("input[type=password]").fill(env.ADMIN_PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/app\/today$/);
      await expect(page.getByRole("article").first()).toBeVisible();
      await take(page, "today");
      await page.getByRole("checkbox", { name: selectAll }).click();
      await take(page, "christmas");
      await page.goto("/app/stock");
      await expect(page.locator("[data-stock-field]").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await take(page, "stock");
      await page.goto(`/app/orders/${id}?refund=lines`);
      await expect(page.getByRole("spinbutton").first()).toBeVisible();
      await page.getByRole("spinbutton").first().fill("2");
      await take(page, "refund");
      await page.goto("/app/content/site/about");
      await expect(page.getByRole("switch").first()).toBeVisible();
      await take(page, "page");
      await page.goto("/app/launch");
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await take(page, "launch");
      await page.goto(`/app/month-end?month=${shopDay(new Date()).slice(0, 7)}`);
      await expect(page.getByRole("heading", { name: documents })).toBeVisible();
      await take(page, "month");
      const product = await createProduct(incomplete, { euro: 9, stock: 12 });
      await page.goto(`/app/new-product?product=${product.id}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await take(page, "wrong");
      await product.remove();
    });
  });
}

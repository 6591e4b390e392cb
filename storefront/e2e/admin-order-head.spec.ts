import { asOwner } from "../../testing/owner";
import { capture } from "../../testing/orders";
import { env } from "./support/env";
import { placeOrder } from "./support/orders";
import { logIn, phone } from "./pages/admin-page";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, viewport: phone });

for (const locale of ["de-DE", "it-IT", "en-GB"]) {
  test.describe(locale, { tag: locale === "de-DE" ? [] : "@night" }, () => {
    test.use({ locale });

    test("the menu in the head of an order is on the screen of a phone", async ({ page }) => {
      const waiting = await placeOrder("de");
      const cancelled = await placeOrder("de");
      await capture(cancelled.id);
      await asOwner(`/admin/orders/${cancelled.id}/cancel`, {});
      await logIn(page);
      for (const { id, number } of [waiting, cancelled]) {
        await page.goto(`/app/orders/${id}`);
        const title = page.getByRole("heading", { level: 1, name: `#${number}` });
        const head = page.locator("main div.rounded-lg").filter({ has: title });
        await expect(head.locator("[aria-haspopup=menu]")).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

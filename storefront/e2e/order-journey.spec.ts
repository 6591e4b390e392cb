import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { OrderPage } from "./pages/order-page";
import { capture, deliver, orderLinkOf, placeOrder, refund, sendParcel } from "./support/orders";
import { languages } from "./support/languages";

/** What the page says on the way, written out here a second time on purpose. */
const said = {
  de: {
    shipped: "Ein Teil Ihrer Bestellung ist unterwegs, der Rest folgt.",
    delivered: "Ein Teil Ihrer Bestellung ist zugestellt, der Rest folgt.",
    refunded: "Davon erstattet: 2,00 €.",
    done: "Zugestellt",
  },
  it: {
    shipped: "Una parte dell’ordine è in viaggio, il resto segue.",
    delivered: "Una parte dell’ordine è stata consegnata, il resto segue.",
    refunded: "Di cui rimborsati: 2,00 €.",
    done: "Consegnato",
  },
  en: {
    shipped: "Part of your order is on its way; the rest will follow.",
    delivered: "Part of your order has been delivered; the rest will follow.",
    refunded: "Refunded so far: €2.00.",
    done: "Delivered",
  },
} as const;

// each step is several calls of the owner
test.describe.configure({ timeout: 180_000 });
test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`${language}: an order comes in two parcels, and a part of the money goes back`, async ({ page }) => {
    const { id, number } = await placeOrder(language, 2);
    const order = new OrderPage(page, language);
    const words = said[language];
    const facts = page.getByRole("definition");
    const link = new URL(await orderLinkOf(id));
    await page.goto(link.pathname + link.search);
    await expect(order.heading).toBeVisible();

    await capture(id);
    const first = await sendParcel(id, 1, "0123 4567");
    await page.reload();
    await expect(facts.filter({ hasText: order.t.statuses.shipped })).toContainText(words.shipped);
    const parcels = page.getByRole("region", { name: order.t.parcels.title });
    await expect(parcels).toContainText("BRT");
    await expect(parcels.getByRole("link", { name: order.t.parcels.track })).toHaveAttribute(
      "href",
      "https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=0123%204567",
    );

    await deliver(id, first);
    await page.reload();
    await expect(facts.filter({ hasText: order.t.statuses.shipped })).toContainText(words.delivered);

    // a parcel without a number has nothing to follow
    const second = await sendParcel(id, 1, "");
    await page.reload();
    await expect(parcels.getByRole("listitem")).toHaveCount(2);
    await expect(parcels.getByRole("link")).toHaveCount(1);

    await deliver(id, second);
    await refund(id, 2);
    await page.reload();
    const status = facts.filter({ hasText: words.refunded });
    await expect(status).toContainText(words.done);
    await expect(status).not.toContainText(words.delivered);

    await page.getByRole("main").getByRole("link", { name: order.t.withdraw.link }).click();
    await expect(page).toHaveURL(new RegExp(`${href("withdrawal", language)}\\?order=${number}$`));
  });
}

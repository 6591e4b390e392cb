import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { OrderPage } from "./pages/order-page";
import { buyers } from "./support/goods";
import { capture, deliver, orderLinkOf, placeOrder, refund, sendBack, sendParcel } from "./support/orders";

/** Texts of the order page along the way, duplicated here on purpose. */
const said = {
  shipped: "Ein Teil Ihrer Bestellung ist unterwegs, der Rest folgt.",
  delivered: "Ein Teil Ihrer Bestellung ist zugestellt, der Rest folgt.",
  refunded: "Davon erstattet: 2,00 €.",
  done: "Zugestellt",
} as const;

// each step takes several requests of the owner
test.describe.configure({ timeout: 180_000 });
test.use({ javaScriptEnabled: false });

test("an order is shipped in two parcels and partly refunded", async ({ page }) => {
  const { id, number } = await placeOrder("de", 2);
  const order = new OrderPage(page, "de");
  const facts = page.getByRole("definition");
  const link = new URL(await orderLinkOf(id));
  await page.goto(link.pathname + link.search);
  await expect(order.heading).toContainText(buyers.de.name);

  await capture(id);
  const first = await sendParcel(id, 1, "0123 4567");
  await page.reload();
  await expect(facts.filter({ hasText: order.t.statuses.shipped })).toContainText(said.shipped);
  const parcels = page.getByRole("region", { name: order.t.parcels.title });
  await expect(parcels).toContainText("BRT");
  await expect(parcels.getByRole("link", { name: order.t.parcels.track })).toHaveAttribute(
    "href",
    "https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=0123%204567",
  );

  await deliver(id, first);
  await page.reload();
  await expect(facts.filter({ hasText: order.t.statuses.shipped })).toContainText(said.delivered);

  // a parcel without a tracking number has no tracking link
  const second = await sendParcel(id, 1, "");
  await page.reload();
  await expect(parcels.getByRole("listitem")).toHaveCount(2);
  await expect(parcels.getByRole("link")).toHaveCount(1);

  await deliver(id, second);
  await refund(id, 2);
  await page.reload();
  const refundBox = page.getByRole("region", { name: order.t.refundDue.title });
  await expect(refundBox).toContainText("2,00");
  const iban = refundBox.getByLabel(order.t.transfer.iban);
  await iban.fill("DE00 1234");
  await refundBox.getByRole("button", { name: order.t.refundDue.submit }).click();
  await expect(iban).toHaveAccessibleDescription(order.t.refundDue.errors.iban);
  await iban.fill("DE89 3704 0044 0532 0130 00");
  await refundBox.getByRole("button", { name: order.t.refundDue.submit }).click();
  await expect(refundBox).toContainText(order.t.refundDue.account.replace("{{end}}", "3000"));
  await expect(facts.filter({ hasText: said.refunded })).toHaveCount(0);
  await sendBack(id);
  await page.reload();
  const status = facts.filter({ hasText: said.refunded });
  await expect(status).toContainText(said.done);
  await expect(status).not.toContainText(said.delivered);
  // the thank-you message is no longer shown
  await expect(order.heading).not.toContainText(buyers.de.name);
  await expect(page.getByText(order.t.ended.delivered)).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: order.t.withdraw.link }).click();
  await expect(page).toHaveURL(new RegExp(`${href("withdrawal", "de")}\\?order=${number}$`));
});

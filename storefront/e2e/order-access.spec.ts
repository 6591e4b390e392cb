import { href } from "../app/i18n/paths";
import { OrderPage } from "./pages/order-page";
import { placeOrder } from "./support/orders";
import { buyers } from "./support/goods";
import { expect, test } from "./support/test";

test("an order opens only with its number and e-mail address", async ({ page, context }) => {
  const { id, number, email } = await placeOrder("de");
  const order = new OrderPage(page, "de");
  const path = href("confirmation", "de", { id });

  await page.goto(path);
  await expect(order.heading).toHaveText(order.t.errors.notFound);
  await page.getByRole("link", { name: order.t.errors.lookup }).click();
  await expect(order.heading).toHaveText(order.t.lookup.title);

  await page.getByRole("button", { name: order.t.lookup.submit }).click();
  await expect(page.getByRole("alert")).toContainText(order.t.lookup.errors.number);

  await order.lookUp(number, "other@example.com");
  await expect(page.getByRole("alert")).toHaveText(order.t.lookup.errors.miss);
  await expect(page.getByLabel(order.t.lookup.number)).toHaveValue(number);

  await order.lookUp(number, email.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(order.heading).toContainText(buyers.de.name);
  await expect(page.getByText(order.t.statuses.pending)).toBeVisible();

  await context.clearCookies();
  await page.reload();
  await expect(order.heading).toHaveText(order.t.errors.notFound);
});

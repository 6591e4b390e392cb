import { expect, test } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { OrderPage } from "./pages/order-page";
import { orderLinkOf, placeOrder } from "./support/orders";
import { buyers } from "./support/goods";
import { variants } from "./support/languages";

for (const { language, javaScriptEnabled, name } of variants) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("an order opens only with its number and e-mail address", async ({ page, context }) => {
      const { id, number, email } = await placeOrder(language);
      const order = new OrderPage(page, language);
      const path = href("confirmation", language, { id });

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
      await expect(order.heading).toContainText(buyers[language].name);
      await expect(page.getByText(order.t.statuses.pending)).toBeVisible();

      await context.clearCookies();
      await page.reload();
      await expect(order.heading).toHaveText(order.t.errors.notFound);
    });
  });
}

test("an order link opens only its own order and removes the key from the URL", async ({ page, context }) => {
  const { id } = await placeOrder("en");
  const other = await placeOrder("en");
  const order = new OrderPage(page, "en");
  const path = href("confirmation", "en", { id });
  const link = await orderLinkOf(id);
  const foreign = await orderLinkOf(other.id);
  const key = new URL(link).searchParams.get("key") ?? "";
  const foreignKey = new URL(foreign).searchParams.get("key") ?? "";

  for (const wrong of [foreignKey, key.slice(0, -1), `1${key}`, ""]) {
    await page.goto(`${path}?key=${wrong}`);
    await expect(order.heading).toHaveText(order.t.errors.notFound);
  }
  await page.goto(`${path}?key=${key}`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(order.heading).toContainText(buyers.en.name);
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("orders"));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await page.goto(href("confirmation", "en", { id: other.id }));
  await expect(order.heading).toHaveText(order.t.errors.notFound);
});

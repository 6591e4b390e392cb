import { logIn, phone } from "./pages/admin-page";
import { env } from "./support/env";
import { placeOrder } from "./support/orders";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB", viewport: phone });

test("a list that fails to load shows an error and can be loaded again", async ({ page }) => {
  const { number } = await placeOrder("de");
  await logIn(page);
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/admin\/order-list\?/, async (route) => {
    await released;
    await route.fulfill({ status: 500, json: { message: "An unknown error occurred." } });
  });
  await page.goto("/app/order-list");
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toHaveText("Loading …");
  answer();
  const failed = main.getByRole("alert");
  await expect(failed).toContainText("The orders could not be loaded.");
  await expect(main.getByText("Loading …")).toHaveCount(0);

  await page.unroute(/\/admin\/order-list\?/);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("link", { name: `#${number}` })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

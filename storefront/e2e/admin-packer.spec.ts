import { capture } from "../../testing/orders";
import { env } from "./support/env";
import { placeOrder } from "./support/orders";
import { newPacker } from "./support/staff";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("fulfilment staff pack an order on Medusa's page, without its payments", async ({ page }) => {
  const { id, number } = await placeOrder("de");
  await capture(id);
  const { email, password } = await newPacker();
  await page.goto("/app/login");
  await page.getByPlaceholder("Email").fill(email);
  await page.getByPlaceholder("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/app\/today$/);
  await page.goto(`/app/orders/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: `#${number}` })).toBeVisible();
  await expect(page.getByText("Lindenweg 4").first()).toBeVisible();
  await expect(page.getByText("Order placed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Payments" })).toHaveCount(0);
  await page.getByRole("button", { name: "Pack and send" }).click();
  await expect(page.getByText("Not packed", { exact: true })).toHaveCount(0);
});

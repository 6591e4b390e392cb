import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { logIn } from "./pages/admin-login";
import { env } from "./support/env";
import { placeOrder } from "./support/orders";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("Medusa's own list of orders shows no flags, for which it would have to ask somebody else", async ({
  page,
}) => {
  await placeOrder("it", 1);
  await logIn(page);
  await page.goto("/app/orders", { waitUntil: "networkidle" });
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const flags = await page.locator('img[src^="https:"]').all();
  expect(flags.length).toBeGreaterThan(0);
  for (const flag of flags) await expect(flag).toBeHidden();
});

test("an order is found by what its buyer says of it, and opened", async ({ page }) => {
  const { id, number } = await placeOrder("it", 1, {
    notes: "Suonare da Muscas",
    gift_message: "",
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page);
  // one list of orders in the menu, the shop's own
  const entry = page.getByRole("navigation").getByRole("link", { name: "Orders", exact: true });
  await expect(entry).toHaveCount(1);
  await entry.click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await page.getByLabel("Search").fill(`#${number}`);
  const row = page.getByRole("row").filter({ hasText: `#${number}` });
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row).toContainText("Awaiting payment");
  await expect(row).toContainText("Suonare da Muscas");
  await page.getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "To pack" }).click();
  await expect(page.getByText("No order found.")).toBeVisible();
  await page.getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "With a note" }).click();
  await expect(row).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule} ${html}`))).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/app/orders/${id}$`));
});

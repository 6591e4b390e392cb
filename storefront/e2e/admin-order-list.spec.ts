import { randomUUID } from "node:crypto";
import { capture } from "../../testing/orders";
import { expectAccessible, openAdmin, openMenu } from "./pages/admin-page";
import { env } from "./support/env";
import { buyers } from "./support/goods";
import { placeOrder, sendParcel } from "./support/orders";
import { expect, test } from "./support/test";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("the owner finds an order by number and filter and opens it", async ({ page }) => {
  const { id, number } = await placeOrder("it", 1, {
    notes: "Suonare da Muscas",
    gift_message: "",
  });
  await openAdmin(page, "");
  await expect(page).toHaveURL(/\/app\/today$/);
  // the menu has only one list of orders, the shop's own
  const entry = (await openMenu(page)).and(page.getByRole("link", { name: "Orders", exact: true }));
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

  await expectAccessible(page);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/app/orders/${id}$`));

  // the packer finds the shipping address there, and prints the documents
  await expect(page.locator("address").filter({ hasText: buyers.it.street })).toBeVisible();
  await expect(page.getByText("Suonare da Muscas")).toBeVisible();
  await expect(page.getByText(/^ST-\d+-[0-9A-Z]{8}$/)).toBeVisible();
  for (const name of ["Packing slips", "Address labels", "Labels on A4 sheets"]) {
    const link = page.getByRole("link", { name: `Print ${name} (new window)` });
    const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
  }
  // the buyer requested no gift card
  await expect(page.getByRole("link", { name: "Print Gift cards (new window)" })).toHaveCount(0);
});

test("marks several shipped orders as delivered at once", async ({ page }) => {
  const family = `Due${randomUUID().slice(0, 8)}`;
  const numbers: string[] = [];
  for (const quantity of [1, 2]) {
    const { id, number } = await placeOrder("it", quantity, {}, { recipient: { last_name: family } });
    await capture(id);
    await sendParcel(id, quantity, `WAY ${quantity}`);
    numbers.push(number);
  }
  // Medusa's order list redirects to the shop's own
  await openAdmin(page, "orders");
  await expect(page).toHaveURL(/\/app\/order-list$/);
  await page.getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "On the way" }).click();
  await page.getByLabel("Search").fill(family);
  for (const number of numbers) await page.getByRole("checkbox", { name: `Select order ${number}` }).click();
  await page.getByRole("button", { name: "Mark 2 orders as delivered" }).click();
  await expect(page.getByText("2 orders are delivered.")).toBeVisible();
  await expect(page.getByText("No order found.")).toBeVisible();

  await page.getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "All" }).click();
  const rows = page.getByRole("row").filter({ hasText: family });
  await expect(rows).toHaveCount(2);
  for (const number of numbers)
    await expect(rows.filter({ hasText: `#${number}` })).toContainText("Delivered");
});

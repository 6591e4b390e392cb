import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { logIn } from "./pages/admin-login";
import { asOwner } from "./support/admin";
import { env } from "./support/env";
import { capture, placeOrder } from "./support/orders";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("a batch is written down, lies in the next parcel, and leads to who got it", async ({ page }) => {
  const code = `L${randomUUID().slice(0, 8)}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page);
  await page.goto("/app/batches");
  await page.getByRole("combobox", { name: "Product" }).click();
  await page.getByRole("option", { name: "Hazelnut nougat", exact: true }).click();
  await page.getByLabel("Batch", { exact: true }).fill(code);
  await page.getByLabel("Best before").fill("2027-03-01");
  await page.getByRole("button", { name: "Add the batch" }).click();
  await page.getByLabel("Search").fill(code);
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("in use");
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule} ${html}`))).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

  const { id, number, email } = await placeOrder("de");
  await capture(id);
  await asOwner("/admin/shipments", { shipments: [{ order_id: id, carrier: "dhl", number: "" }] });
  await page.goto(`/app/orders/${id}`);
  await expect(page.getByRole("combobox", { name: /^Batch: 1 × Hazelnut nougat/ })).toContainText(code);

  await page.goto("/app/batches");
  await page.getByLabel("Search").fill(code);
  await row.getByRole("link", { name: "1 order" }).click();
  await expect(page.getByRole("heading", { name: "Who got this batch" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: `#${number}` })).toContainText(email);
  const recall = await new AxeBuilder({ page }).include("main").analyze();
  expect(recall.violations.map(({ id: rule }) => rule)).toEqual([]);
  const table = await page.request.get(
    (await page.getByRole("link", { name: "Download the table (CSV)" }).getAttribute("href")) ?? "",
  );
  expect(await table.text()).toContain(email);
});

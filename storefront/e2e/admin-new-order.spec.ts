import { randomUUID } from "node:crypto";
import { choose, desktop, expectAccessible, openAdmin } from "./pages/admin-page";
import { adminTest as test, expect } from "./support/test";

test("the owner takes an order at the telephone, by keyboard", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(desktop);
  await openAdmin(page, "new-order");
  await expect(page.getByRole("heading", { name: "New order", level: 1 })).toBeVisible();
  const find = page.getByLabel("Find goods");
  await find.fill("nothing of the kind");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await find.fill("ST-NOC-0150");
  await expect(page.getByRole("button", { name: /^Add Hazelnut nougat, 150 g/ })).toBeVisible();
  await find.press("Enter");
  await page.getByRole("spinbutton", { name: "Packs: Hazelnut nougat, 150 g" }).fill("2");

  await page.getByLabel("E-mail address").fill(`${randomUUID()}@example.com`);
  await choose(page, "Language of their mails", "Italian");
  await choose(page, "Country", "Germany");
  await page.getByLabel("Name", { exact: true }).fill("Grazia Deledda");
  await page.getByLabel("Street and number").fill("Lindenweg 4");
  await page.getByLabel("Postal code").fill("1");
  await page.getByLabel("Town").fill("München");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is no such postal code there; for example: 80331.")).toBeVisible();
  await page.getByLabel("Postal code").fill("80331");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "What it costs" })).toBeVisible();
  const sum = page.getByRole("definition").last();
  await expect(sum).toHaveText(/^€\d+\.\d{2}$/);
  await expectAccessible(page, "main");
  // what is changed has to be worked out again
  await page.getByRole("spinbutton", { name: "Packs: Hazelnut nougat, 150 g" }).fill("1");
  await expect(page.getByRole("heading", { name: "What it costs" })).toBeHidden();
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.getByRole("radio", { name: /^Has paid here/ }).press("Space");
  await page.getByRole("button", { name: "Order", exact: true }).press("Enter");

  await expect(page.getByText("The order is taken.")).toBeVisible();
  await expect(page).toHaveURL(/\/app\/orders\/order_/);
  await expect(page.getByText("In the workshop").first()).toBeVisible();
  await expect(
    page.getByText("Taken at the telephone or in the workshop; paid in the workshop."),
  ).toBeVisible();
});

import { randomUUID } from "node:crypto";
import type { Route } from "@playwright/test";
import { store } from "../../testing/store";
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
  const packs = page.getByRole("spinbutton", { name: "Packs: Hazelnut nougat, 150 g" });
  await packs.fill("3");
  await expect(page.getByRole("heading", { name: "What it costs" })).toBeHidden();
  // and an answer to what is no longer typed is not shown
  const held: Route[] = [];
  await page.route("**/telephone-orders/quotes", (route) => void held.push(route), { times: 1 });
  const late = page.waitForResponse("**/telephone-orders/quotes");
  const workOut = page.getByRole("button", { name: "Work it out" });
  await workOut.click();
  await expect.poll(() => held.length).toBe(1);
  await packs.fill("1");
  await held[0]?.continue();
  await late;
  await expect(workOut).toBeEnabled();
  await expect(page.getByRole("heading", { name: "What it costs" })).toBeHidden();
  await workOut.click();
  await page.getByRole("radio", { name: /^Has paid here/ }).press("Space");
  await page.getByRole("button", { name: "Order", exact: true }).press("Enter");

  await expect(page.getByText("The order is taken.")).toBeVisible();
  await expect(page).toHaveURL(/\/app\/orders\/order_/);
  await expect(page.getByText("In the workshop").first()).toBeVisible();
  await expect(
    page.getByText("Taken at the telephone or in the workshop; paid in the workshop."),
  ).toBeVisible();
});

test("the owner takes an order to several addresses, and ships their parcels", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(desktop);
  const email = `${randomUUID()}@example.com`;
  await store("/store/messages", {
    name: "Ilisso GmbH",
    email,
    topic: "company_gifts",
    message: "Zwei Geschenke, bitte.",
    language: "de",
  });
  await openAdmin(page, "messages");
  await page
    .getByRole("listitem")
    .filter({ hasText: email })
    .getByRole("link", { name: "Make an order of it" })
    .click();
  const find = page.getByLabel("Find goods");
  await find.fill("ST-NOC-0150");
  await page.getByRole("button", { name: /^Add Hazelnut nougat, 150 g/ }).click();
  await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ilisso GmbH");
  await expect(page.getByRole("combobox", { name: "Language of their mails" })).toHaveText("German");
  await choose(page, "Country", "Germany");
  await page.getByLabel("Street and number").fill("Lindenweg 4");
  await page.getByLabel("Postal code").fill("80331");
  await page.getByLabel("Town").fill("München");
  await expect(page.getByRole("checkbox", { name: /^To several addresses/ })).toBeChecked();
  await expect(page.getByLabel(/^Notes for the delivery/)).toHaveCount(0);
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No addresses chosen yet." })).toBeVisible();
  await page
    .getByLabel("Or paste it here from a spreadsheet, with its headings")
    .fill("Name\tStraße\tPLZ\tOrt\nMaria Carta\tWeg 4\t10115\tBerlin");
  await page.getByRole("button", { name: "Read the table" }).click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Maria Carta, Weg 4, 10115 Berlin" }),
  ).toBeVisible();
  await page.getByLabel("Table of addresses (CSV)").setInputFiles({
    name: "adressen.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Name;Straße;PLZ;Ort;Karte\nGrazia Deledda;Weg 1;10115;Berlin;Auguri!\nOhne Ort;Weg 2;1;;\nEmilio Lussu;Weg 3;20095;Hamburg;\n",
    ),
  });
  await expect(page.getByText("2 addresses were read.")).toBeVisible();
  await expect(page.getByText("1 row is wrong:")).toBeVisible();
  await expect(page.getByText(/^Row 3: .*postal code, town/)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /^Please correct these rows/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "Leave these rows out" }).click();
  await page.getByLabel("To arrive by (optional)").fill("2020-12-15");
  const isOver = page.getByText("The day by which everything should arrive is already over.");
  await expect(isOver).toBeVisible();
  await page.getByLabel("To arrive by (optional)").fill("2099-12-15");
  await expect(isOver).toBeHidden();
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("radio", { name: /^In the shop/ })).toHaveCount(0);
  await page.getByRole("radio", { name: /^Has paid here/ }).click();
  await page.getByRole("button", { name: "Order", exact: true }).click();

  await expect(page.getByText("2 parcels to send")).toBeVisible();
  await expect(page.getByText(/^to arrive by .*2099$/)).toBeVisible();
  await page.getByRole("button", { name: "Change the address: Emilio Lussu, Hamburg" }).click();
  await page.getByLabel("Town").fill("Altona");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The address is changed.")).toBeVisible();
  await expect(page.getByText("Emilio Lussu, Altona")).toBeVisible();
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  await page
    .getByRole("textbox", { name: /^Tracking number for order \d+-1, Grazia Deledda/ })
    .fill("ERSTES 1");
  // Medusa's menus on the page of an order have no names
  await expectAccessible(page, "form");
  await page.getByRole("button", { name: "Ship 2 parcels" }).click();
  await expect(page.getByText("2 parcels are marked as shipped.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Track parcel ERSTES 1 / }).first()).toBeVisible();
  await expect(page.getByText(/^Emilio Lussu: 1 × /)).toBeVisible();
});

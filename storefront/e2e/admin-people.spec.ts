import { randomUUID } from "node:crypto";
import { capture } from "../../testing/orders";
import { expectAccessible, openAdmin, openMenu } from "./pages/admin-page";
import { env } from "./support/env";
import { waitForLink } from "./support/mails";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

// Medusa's lists throw the refusal of what they load if it comes after the packer was led away from them
test.use({ expectedErrors: [/^This is for the owner of the shop only\.$/] });

test("the owner invites a packer, who packs an order and is removed", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const email = `packer.${randomUUID()}@example.com`;
  await openAdmin(page, "people");
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByRole("button", { name: `Send the invitation to ${email} again` })).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ baseURL: env.COMMERCE_URL, locale: "en-GB" });
  const theirs = await elsewhere.newPage();
  await theirs.goto(await waitForLink(email, "/app/invite"));
  await theirs.getByPlaceholder("Email").fill(email);
  await theirs.getByPlaceholder("First name").fill("Bruna");
  await theirs.getByPlaceholder("Last name").fill("Serra");
  await theirs.getByPlaceholder("Password", { exact: true }).fill("a long secret");
  await theirs.getByPlaceholder("Repeat password").fill("a long secret");
  await theirs.getByRole("button", { name: "Create account" }).click();
  await theirs.getByRole("link", { name: "Open the admin" }).click();
  // the invitation form has the same field names and is replaced by the login form after a while
  await expect(theirs.getByPlaceholder("Repeat password")).toHaveCount(0);
  await theirs.getByPlaceholder("Email").fill(email);
  await theirs.getByPlaceholder("Password", { exact: true }).fill("a long secret");
  await theirs.keyboard.press("Enter");
  await expect(theirs.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(theirs.getByRole("heading", { name: "To pack" })).toBeVisible();
  await expect(theirs.getByRole("heading", { name: "Behind the scenes" })).toHaveCount(0);
  await expectAccessible(theirs);
  await expect(await openMenu(theirs)).toHaveText(["Find", "Today", "Orders", "Stock", "Batches", "Profile"]);
  await theirs.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(theirs).toHaveURL(/\/app\/settings\/profile$/);
  for (const path of ["shop", "products", "inventory", "settings/users"]) {
    await theirs.goto(`/app/${path}`);
    await expect(theirs.getByText("This page is for the owner of the shop only.")).toBeVisible();
  }
  await expectAccessible(theirs);

  const { id, number } = await placeOrder("de");
  await capture(id);
  await theirs.goto(`/app/orders/${id}`);
  await expect(theirs.getByRole("heading", { level: 1, name: `#${number}` })).toBeVisible();
  await expect(theirs.getByText("Lindenweg 4").first()).toBeVisible();
  await expect(theirs.getByText("Order placed")).toBeVisible();
  await expect(theirs.getByRole("heading", { name: "Payments" })).toHaveCount(0);
  await theirs.getByRole("button", { name: "Pack and send" }).click();
  await expect(theirs.getByText("Not packed", { exact: true })).toHaveCount(0);

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await row.getByRole("button", { name: "Remove Bruna Serra" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(email)).toHaveCount(0);
  await theirs.goto("/app/today");
  await expect(theirs).toHaveURL(/\/app\/login$/);
  await elsewhere.close();
});

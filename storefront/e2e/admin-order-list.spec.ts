import { randomUUID } from "node:crypto";
import type { Route } from "@playwright/test";
import { capture, sendParcel } from "../../testing/orders";
import { choose, expectAccessible, logIn, openAdmin, openMenu, phone } from "./pages/admin-page";
import { buyers } from "./support/goods";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

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
  await choose(page, "Show", "To pack");
  await expect(page.getByText("No order found.")).toBeVisible();
  await choose(page, "Show", "With a note");
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

  // the keys of Medusa's search open the shop's, from its settings too
  for (const path of ["today", "settings/profile"]) {
    await page.goto(`/app/${path}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("heading", { level: 1, name: "Find" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.keyboard.type("promo");
  await expect(page.getByRole("region", { name: "Pages" }).getByRole("link")).toHaveText(["Promo codes"]);
  await page.getByRole("search").getByRole("textbox").fill(`#${number}`);
  await expect(page.getByRole("region", { name: "Orders" }).getByRole("link")).toHaveText([`#${number}`]);
  await expectAccessible(page);
  await page.getByRole("search").getByRole("textbox").fill("st-man");
  await expect(page.getByRole("region", { name: "Products" }).getByRole("link")).toHaveText([
    "Almond nougat",
  ]);
  // Enter waits for what fits the present text
  const held: Route[] = [];
  await page.route(/\/admin\/order-list\?/, (route) => void held.push(route), { times: 1 });
  await page.getByRole("search").getByRole("textbox").fill(`ST-${number}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => held.length).toBe(1);
  await expect(page.getByRole("heading", { level: 1, name: "Find" })).toBeVisible();
  await held[0]?.continue();
  await expect(page).toHaveURL(new RegExp(`/app/orders/${id}$`));
});

test("filters stay in the address, and are chosen again by the name they have", async ({ page }) => {
  const family = `Filter${randomUUID().slice(0, 8)}`;
  const { number } = await placeOrder("de", 1, {}, { recipient: { last_name: family } });
  await openAdmin(page, "order-list");
  await choose(page, "Country", "Germany");
  await choose(page, "Payment", "Bank transfer");
  await page.getByLabel("Search").fill(family);
  const row = page.getByRole("row").filter({ hasText: `#${number}` });
  await expect(page).toHaveURL(new RegExp(`q=${family}&country=de&payment=bank_transfer$`));
  await page.reload();
  await expect(page.getByLabel("Search")).toHaveValue(family);
  await expect(row).toBeVisible();
  await choose(page, "Country", "France");
  await expect(page.getByText("No order found.")).toBeVisible();
  await choose(page, "Country", "Germany");

  await page.getByLabel("Name for these filters").fill("Bayern");
  await page.keyboard.press("Enter");
  const saved = page.getByRole("button", { name: "Bayern", exact: true });
  await expect(saved).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/order-list$/);
  await saved.click();
  // a search text is not saved: it may name a buyer
  await expect(page).toHaveURL(/order-list\?country=de&payment=bank_transfer$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete the saved filters Bayern" }).click();
  await expect(saved).toHaveCount(0);
});

test("marks several shipped orders as delivered at once", async ({ page }) => {
  const family = `Due${randomUUID().slice(0, 8)}`;
  const numbers: string[] = [];
  for (const quantity of [1, 2]) {
    const { id, lineId, number } = await placeOrder("it", quantity, {}, { recipient: { last_name: family } });
    await capture(id);
    await sendParcel(id, [{ id: lineId, quantity }], { number: `WAY ${quantity}` });
    numbers.push(number);
  }
  // Medusa's order list redirects to the shop's own
  await openAdmin(page, "orders");
  await expect(page).toHaveURL(/\/app\/order-list$/);
  await choose(page, "Show", "On the way");
  await page.getByLabel("Search").fill(family);
  for (const number of numbers) await page.getByRole("checkbox", { name: `Select order ${number}` }).click();
  const deliver = page.getByRole("button", { name: "Mark 2 orders as delivered" });
  await deliver.click();
  const question = page.getByRole("alertdialog", { name: "Mark 2 orders as delivered?" });
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(deliver).toBeEnabled();
  await deliver.click();
  await question.getByRole("button", { name: "Mark 2 orders as delivered" }).click();
  await expect(page.getByText("2 orders are delivered.")).toBeVisible();
  await expect(page.getByText("No order found.")).toBeVisible();

  await choose(page, "Show", "All");
  const rows = page.getByRole("row").filter({ hasText: family });
  await expect(rows).toHaveCount(2);
  for (const number of numbers)
    await expect(rows.filter({ hasText: `#${number}` })).toContainText("Delivered");
});

test("a list that fails to load shows an error and can be loaded again", async ({ page }) => {
  const { number } = await placeOrder("de");
  await page.setViewportSize(phone);
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
  await expect(main.getByRole("status").filter({ hasText: "Loading …" })).toBeVisible();
  answer();
  const failed = main.getByRole("alert");
  await expect(failed).toContainText("The orders could not be loaded.");
  await expect(main.getByText("Loading …")).toHaveCount(0);

  await page.unroute(/\/admin\/order-list\?/);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("link", { name: `#${number}` })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { capture } from "../../testing/orders";
import { createProduct } from "../../testing/products";
import {
  closeMenu,
  desktop,
  expectAccessible,
  openAdmin,
  goTo,
  openMenu,
  phone,
  submitLogin,
} from "./pages/admin-page";
import { env } from "./support/env";
import { placeOrder, type PlacedOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

/** Shows all orders to pack: other stories leave some behind, and the newest are last. */
async function showAll(page: Page, most = Infinity): Promise<void> {
  const count = page.getByRole("heading", { name: "To pack" }).locator("..");
  const orders = page.getByRole("article");
  await expect(count).toHaveText(/\d/);
  const all = Math.min(most, Number(/\d+/.exec((await count.textContent()) ?? "")?.[0]));
  while ((await orders.count()) < all) {
    const shown = await orders.count();
    await page.getByRole("button", { name: /^Show (more|\d+ more)/ }).click();
    await expect.poll(() => orders.count()).toBeGreaterThan(shown);
  }
}

test("the admin opens on Today, where a new paid order appears without a reload", async ({ page }) => {
  await page.clock.install();
  await submitLogin(page, env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  await page.waitForURL(/\/app\/today$/);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  const entries = await openMenu(page);
  await expect(entries.nth(1)).toHaveText("Today");
  await closeMenu(page);

  await showAll(page);
  const { id, number } = await placeOrder("it", 2, {
    notes: "Suonare da Muscas",
    gift_message: "Auguri,\nnonna!",
  });
  const card = page.getByRole("article", { name: `Order ${number}` });
  await expect(card).toHaveCount(0);
  await capture(id);
  await page.clock.fastForward(15_000);
  await expect(card).toContainText("2 ×");
  await expect(card).toContainText("ST-NOC-0150");
  await expect(card).toContainText("300 g");
  await expect(card).toContainText("Suonare da Muscas");
  await expect(card).toContainText(/Auguri,\s*nonna!/);

  await expectAccessible(page);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/app/orders/${id}$`));
  await expect(page.getByText(/Auguri,\s*nonna!/)).toBeVisible();
});

test("selected orders are printed and shipped together, each with its own number", async ({ page }) => {
  const first = await placeOrder("de", 1, { gift_message: "Alles Gute, Oma!" });
  const second = await placeOrder("it");
  for (const { id } of [first, second]) await capture(id);
  await page.setViewportSize(desktop);
  await openAdmin(page, "today");
  await showAll(page);
  const cards = [first, second].map(({ number }) => page.getByRole("article", { name: `Order ${number}` }));
  for (const card of cards) await card.getByRole("checkbox").click();

  for (const name of ["Packing slips", "Gift cards", "Address labels"]) {
    const link = page.getByRole("link", { name: `Print ${name} (new window)` });
    const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
  }
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  await expectAccessible(page);
  await expect(page.getByRole("textbox", { name: /^Tracking number/ }).first()).toBeFocused();
  // the portal's own list of shipments
  const file = page.getByRole("link", { name: "File for the portal of BRT" });
  expect(await (await page.request.get((await file.getAttribute("href")) ?? "")).text()).toContain(
    second.number,
  );
  await page.getByLabel("Numbers from the file of BRT").setInputFiles({
    name: "spedizioni.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Riferimento;Tracking\n${second.number};SECOND 2000\n`),
  });
  await expect(page.getByText("1 number of 2 was read.")).toBeVisible();
  const numberOf = (number: string) =>
    page.getByRole("textbox", { name: new RegExp(`^Tracking number for order ${number},`) });
  await expect(numberOf(second.number)).toHaveValue("SECOND 2000");
  await numberOf(first.number).focus();
  // Enter, which scanners send too, moves to the next
  await page.keyboard.type("FIRST 1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("SECOND 2");
  await goTo(page, "Stock");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Ship 2 orders" }).click();
  await expect(page.getByText("2 orders are marked as shipped.")).toBeVisible();
  for (const card of cards) await expect(card).toHaveCount(0);

  const third = await placeOrder("it");
  await capture(third.id);
  await page.goto(`/app/orders/${second.id}`);
  // Medusa shows the number as well, in its own panel
  await expect(page.getByRole("link", { name: /^Track parcel SECOND 2 / })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Next order to pack: / })).toBeVisible();
});

test("more parcels than commerce ships in one request are one batch", { tag: "@night" }, async ({ page }) => {
  test.setTimeout(240_000);
  const { variantId, takeOffSale } = await createProduct("Torrone di Natale", { stock: 60 });
  const orders: PlacedOrder[] = [];
  while (orders.length < 51) {
    const place = () => placeOrder("it", 1, {}, { variantId });
    const three = await Promise.all([place(), place(), place()]);
    for (const { id } of three) await capture(id);
    orders.push(...three);
  }
  await takeOffSale();
  await page.setViewportSize(desktop);
  await openAdmin(page, "today");
  await showAll(page);
  const cards = orders.map(({ number }) => page.getByRole("article", { name: `Order ${number}` }));
  for (const card of cards) await card.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  await page.getByRole("checkbox", { name: "Tell the customer by e-mail" }).click();
  let requests = 0;
  await page.route("**/admin/shipments", async (route) => {
    requests += 1;
    // the last order is sent within a moment
    if (requests === 2) await page.getByText("50 of 51 done").waitFor();
    await route.continue();
  });
  await page.getByRole("button", { name: "Ship 51 orders" }).click();
  await expect(page.getByText("51 orders are marked as shipped.")).toBeVisible({ timeout: 60_000 });
  expect(requests).toBe(2);
  for (const card of cards) await expect(card).toHaveCount(0);
});

test("of more orders than can be shown, Today shows the oldest", { tag: "@night" }, async ({ page }) => {
  const { id } = await placeOrder("de");
  await capture(id);
  await page.route("**/admin/today?*", async (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get("limit"));
    const answer = await route.fetch();
    // as commerce answers, which reads at most 500
    if (limit > 500) return route.fulfill({ response: answer });
    const today = (await answer.json()) as { to_pack: { rows: { id: string }[] } };
    const [row] = today.to_pack.rows;
    const rows = Array.from({ length: limit }, (_, n) => ({ ...row, id: `order_${n}` }));
    return route.fulfill({ json: { ...today, to_pack: { count: 503, rows } } });
  });
  await openAdmin(page, "today");
  await showAll(page, 500);
  await expect(page.getByText("The others appear once some of these are shipped.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Show (more|\d+ more)/ })).toHaveCount(0);
});

test("tracking numbers are scanned with the phone's camera", { tag: "@night" }, async ({ page }) => {
  const orders = [await placeOrder("de"), await placeOrder("it")];
  for (const { id } of orders) await capture(id);
  // mocks the camera and the barcode reader, which the tests' browser does not have
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
    const seen = ["CAMERA-1", "CAMERA-1", "CAMERA-2"];
    const detect = () => Promise.resolve(seen.splice(0, 1).map((rawValue) => ({ rawValue })));
    Object.assign(window, {
      BarcodeDetector: class {
        detect = detect;
      },
    });
  });
  await page.setViewportSize(phone);
  await openAdmin(page, "today");
  await showAll(page);
  for (const { number } of orders) {
    await page
      .getByRole("article", { name: `Order ${number}` })
      .getByRole("checkbox")
      .click();
  }
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  for (const [index, { number }] of orders.entries()) {
    await expect(page.getByLabel(new RegExp(`\\b${number}\\b`)).and(page.getByRole("textbox"))).toHaveValue(
      `CAMERA-${index + 1}`,
    );
  }
  // all numbers are filled in: the camera is switched off
  await expect(page.getByRole("button", { name: "Close the camera" })).toHaveCount(0);
  await page.getByRole("button", { name: "Ship 2 orders" }).click();
  await expect(page.getByText("2 orders are marked as shipped.")).toBeVisible();
});

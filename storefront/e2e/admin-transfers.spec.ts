import { asOwner } from "../../testing/owner";
import { expectAccessible, openAdmin } from "./pages/admin-page";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

type Open = { transfers: { order_id: string; reference: string; open_cents: number }[] };

test("a bank transfer is booked from an uploaded bank statement", async ({ page }) => {
  const { id, number } = await placeOrder("it");
  const { transfers: open } = await asOwner<Open>("/admin/transfers");
  const { reference = "", open_cents: cents = 0 } = open.find((one) => one.order_id === id) ?? {};
  await openAdmin(page, "transfers");
  const euro = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
  // in the format and legacy encoding of an Italian bank
  const statement = `Data contabile;Ordinante;Causale;Importo\n23/11/2026;Società ${id};${reference.toLowerCase()};${euro}\n23/11/2026;;Canone;-1,50\n`;
  await page.getByLabel("The bank’s file (CSV or CAMT.053)").setInputFiles({
    name: "estratto.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(statement, "latin1"),
  });
  const line = page.getByRole("listitem").filter({ hasText: `Società ${id}` });
  await expect(line).toContainText("Recognised by its reference");
  await expect(line.getByRole("combobox")).toContainText(`${number} · `);
  await expectAccessible(page);
  await line.getByRole("button", { name: /^Book .* to the chosen order$/ }).click();
  await expect(line).toContainText("Booked already");
  await line.getByRole("link", { name: "Show the order" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/orders/${id}$`));
  await expect(page.getByText("In preparation", { exact: true }).first()).toBeVisible();

  // importing the same file again books nothing
  await page.goto("/app/transfers");
  await page.getByLabel("Or paste the text here").fill(statement);
  await page.getByRole("button", { name: "Read the statement" }).click();
  await expect(page.getByText("All incoming money of this file is booked already.")).toBeVisible();
});

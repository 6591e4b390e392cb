import { randomUUID } from "node:crypto";
import { shopDay } from "@su-turrone/contract/time-zone";
import { capture } from "../../testing/orders";
import { store } from "../../testing/store";
import { expectAccessible, openAdmin } from "./pages/admin-page";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

test("the owner refunds single items of a withdrawal and marks it as settled", async ({ page }) => {
  const { id, number, email } = await placeOrder("de", 3);
  await capture(id);
  const name = `Nora Zeile ${randomUUID().slice(0, 8)}`;
  const declared = { name, email, order_number: number, items: "2 Haselnusstorrone", language: "de" };
  await store("/store/withdrawals", { ...declared, request_id: randomUUID() });

  await openAdmin(page, "withdrawals");
  const entry = page.getByRole("listitem").filter({ hasText: name });
  await entry.getByRole("button", { name: "Mark as settled" }).click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("No money has gone back since this withdrawal");
  await warning.getByRole("button", { name: "Leave it" }).click();
  await expect(entry).toContainText("14 days left");

  await entry.getByRole("link", { name: "Refund single items" }).click();
  const drawer = page.getByRole("dialog", { name: "Refund items" });
  await expect(drawer).toContainText("2 Haselnusstorrone");
  const pieces = drawer.getByRole("spinbutton", { name: /^Hazelnut nougat, 150 g/ });
  await pieces.fill("2");
  await expect(drawer.getByLabel("Amount (EUR)")).toHaveValue("14,20");
  // closing asks for confirmation first
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toHaveCount(0);
  await expect(drawer.getByLabel("Amount (EUR)")).toHaveValue("14,20");
  await drawer.getByLabel("Amount (EUR)").fill("99");
  await expect(drawer.getByRole("button", { name: "Refund", exact: true })).toBeDisabled();
  await drawer.getByLabel("Amount (EUR)").fill("14,20");
  // the button's colour is still changing until it is enabled
  await expect(drawer.getByRole("button", { name: "Refund €14.20" })).toBeEnabled();
  // Medusa's close button in the corner has no accessible name
  await expectAccessible(page, "[role=dialog] form");
  await drawer.getByRole("button", { name: "Refund €14.20" }).click();

  const confirmation = page.getByRole("alertdialog");
  await expect(confirmation).toContainText(
    "€14.20 are then listed in Transfers until you have transferred them to the customer.",
  );
  await expect(confirmation).toContainText("2 pieces are not packed any more");
  await confirmation.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByText("The refund of €14.20 is booked.")).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByText("Bank transfer: €28.20 taken, €14.20 to be sent back")).toBeVisible();

  await expect(page.getByText("€14.20 are still to be sent back by bank transfer.")).toBeVisible();
  await page.goto("/app/transfers");
  const owed = page.getByRole("listitem").filter({ hasText: number }).filter({ hasText: "14 days left" });
  await expect(owed).toBeVisible();
  const today = shopDay(new Date());
  // the bank's statement shows the transfer, and the rent, which is not the shop's business
  await page
    .getByLabel("Or paste the text here")
    .fill(
      `Data contabile;Beneficiario;Causale;Importo\n${today};Conto ${number};ST-${number};-14,20\n${today};Affitto;Novembre;-500,00`,
    );
  await page.getByRole("button", { name: "Read the statement" }).click();
  const debit = page.getByRole("listitem").filter({ hasText: `Conto ${number}` });
  await expect(debit).toContainText("Recognised by its reference");
  await expect(page.getByRole("listitem").filter({ hasText: "Affitto" })).toHaveCount(0);
  await expectAccessible(page);
  await debit.getByRole("button", { name: /^Mark €14.20/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, transferred" }).click();
  await expect(debit).toContainText("The transfer is marked as sent.");
  await expect(owed).toHaveCount(0);

  // the bank has returned it, and the owner sends it again
  const sent = page.getByRole("listitem").filter({ hasText: number }).filter({ hasText: "sent on" });
  await expect(sent).toContainText("from the statement");
  await expectAccessible(page);
  await sent.getByRole("button", { name: /not sent after all$/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, not sent" }).click();
  await expect(owed).toBeVisible();
  await expect(sent).toHaveCount(0);
  await owed.getByRole("button", { name: /^Mark €14.20/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, transferred" }).click();
  await expect(sent).not.toContainText("from the statement");
  await expect(owed).toHaveCount(0);

  await page.goto("/app/withdrawals");
  await entry.getByRole("button", { name: "Mark as settled" }).click();
  await expect(entry).toContainText("settled");
  await expectAccessible(page);
});

import { capture, sendParcel } from "../../testing/orders";
import { asOwner } from "../../testing/owner";
import { choose, expectAccessible, openAdmin } from "./pages/admin-page";
import { placeOrder } from "./support/orders";
import { adminTest as test, expect } from "./support/test";

test("the owner puts an order right at the telephone, by keyboard", async ({ page }) => {
  test.setTimeout(120_000);
  const { id, lineId } = await placeOrder("de", 2);
  await capture(id);
  await openAdmin(page, `orders/${id}`);
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };

  await press("Change the address");
  await page.getByLabel("Street and number").fill("Lindenweg 4");
  await page.getByLabel("Postal code").fill("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is no such postal code there; for example: 80331.")).toBeVisible();
  await page.getByLabel("Postal code").fill("80331");
  await expectAccessible(page, "form");
  await page.getByLabel("Town").fill("München");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The address is changed.")).toBeVisible();
  await expect(page.getByLabel("Street and number")).toBeHidden();
  await expect(page.getByText("Lindenweg 4").first()).toBeVisible();

  // what a colleague saves while the form is open stays
  await press("Change the address");
  const street = page.getByLabel("Street and number");
  await street.fill("Rosenweg 1");
  await asOwner(`/admin/orders/${id}/address`, {
    fullName: "Grazia Deledda",
    street: "Lindenweg 5",
    addition: "",
    postalCode: "80331",
    city: "München",
    province: "",
    country: "de",
    phone: "089 1234567",
    notify: false,
  });
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = page.waitForResponse(
      (response) => response.url().endsWith("/address") && response.request().method() === "POST",
    );
    await street.press("Enter");
    expect((await answer).status()).toBe(409);
    await expect(page.getByText("Lindenweg 5").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  }
  await press("Change the address");
  await press("Change the address");
  await expect(street).toHaveValue("Lindenweg 5");
  await press("Change the address");

  await page.getByLabel("New note").fill("Rang at ten: please ring twice.");
  await press("Add note");
  await expect(page.getByRole("listitem").filter({ hasText: "Rang at ten" })).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");

  await sendParcel(id, [{ id: lineId, quantity: 2 }], { number: "WRONG 1" });
  await page.reload();
  await press("Correct the number");
  await page.getByLabel("Tracking number").fill("RIGHT 2");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The tracking number is corrected.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Track parcel RIGHT 2 (new window)" })).toBeVisible();

  await press("Mark as delivered");
  await expect(page.getByText(/^Delivered on /)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("The parcel is on its way again.")).toBeVisible();

  await press("Send again");
  await page.getByRole("spinbutton", { name: /^Hazelnut nougat, 150 g/ }).fill("1");
  await choose(page, "Reason", "Lost on the way");
  await expectAccessible(page, "form");
  await press("Prepare the replacement");
  await expect(page.getByText("The replacement is to be packed.")).toBeVisible();
  await expect(page.getByText(/^Replacement: 1 × Hazelnut nougat/)).toBeVisible();
  await page.getByRole("button", { name: /^Do not send 1 × / }).click();
  await expect(page.getByText("The replacement is not sent.")).toBeVisible();

  await press("Not sent after all");
  await expect(page.getByText("It then counts as unpacked")).toBeVisible();
  await press("Yes, not sent");
  await expect(page.getByText("The parcel counts as not sent.")).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /^Hazelnut nougat, 150 g/ })).toHaveValue("2");
});

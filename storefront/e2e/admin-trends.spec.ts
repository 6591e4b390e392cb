import { expectAccessible, openAdmin } from "./pages/admin-page";
import { adminTest as test, expect } from "./support/test";

test("the trends page says what is wrong with its days, and asks for nothing wrong", async ({ page }) => {
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/admin/trends") && !answer.ok()) refused.push(answer.url());
  });
  await openAdmin(page, "trends?from=2025-01-01&to=2025-01-31");
  // nothing is known any more of carts of that time
  await expect(
    page.getByText("Not available: abandoned carts of these days are deleted already."),
  ).toBeVisible();

  const to = page.getByLabel("To", { exact: true });
  await to.fill("2024-12-31");
  await expect(page.getByText("The last day is before the first one.")).toBeVisible();
  await expect(to).toHaveAttribute("aria-invalid", "true");
  await to.fill("2027-01-02");
  await expect(page.getByText("At most two years can be shown at once.")).toBeVisible();
  await to.fill("2025-02-28");
  await expect(page).toHaveURL(/to=2025-02-28/);
  await expect(to).toHaveAttribute("aria-invalid", "false");

  const until = page.getByLabel("Until", { exact: true });
  await until.fill("2025-12-24");
  await expect(page.getByText("Please choose one of the next 120 days.")).toBeVisible();
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

import { asOwner } from "../../testing/owner";
import { openAdmin } from "./pages/admin-page";
import { adminTest as test, expect } from "./support/test";

test("the page editor inserts pictures, keeps input and restores versions", async ({ page }) => {
  const { entry } = await asOwner<{ entry: { id: string } }>("/admin/content", {
    kind: "page",
    status: "draft",
    texts: [{ language: "en", title: "Our oven", teaser: "", body: "Before.\n\nAfter." }],
  });
  await openAdmin(page, `content/${entry.id}`);
  const body = page.getByLabel("Text (Markdown)");
  await body.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await page.getByLabel("Put a picture into the text").setInputFiles("pictures/process-1.webp");
  await expect(body).toHaveValue(
    /^Before\.\n\n!\[description of the picture\]\(\/static\/[\w.-]+\.webp\)\n\nAfter\.$/,
  );
  await page.getByRole("link", { name: "Orders" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/content/${entry.id}$`));
  await expect(body).toHaveValue(/\.webp\)\n\nAfter\.$/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("img")).toBeVisible();
  await page.getByRole("button", { name: /^Take the version of .* into the form$/ }).click();
  await expect(body).toHaveValue("Before.\n\nAfter.");
  await asOwner(`/admin/content/${entry.id}`, undefined, "DELETE");
});

import { z } from "zod";
import { asOwner } from "../../testing/owner";
import { logIn } from "./pages/admin-page";
import { env } from "./support/env";
import { placeOrder } from "./support/orders";
import { expect, test } from "./support/test";

const entries = z.object({ entries: z.array(z.object({ id: z.string(), role: z.string().nullish() })) });
const created = z.object({ entry: z.object({ id: z.string() }) });

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("the page editor asks before unsaved text is discarded", async ({ page }) => {
  const all = entries.parse(await asOwner("/admin/content?kind=page&limit=50")).entries;
  const imprint = all.find(({ role }) => role === "imprint")?.id ?? "";
  await logIn(page);
  await page.goto(`/app/content/${imprint}`);
  await page.getByRole("textbox").last().fill("A text that nobody has saved");
  await page.getByRole("link", { name: "Orders" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/content/${imprint}$`));
  await expect(page.getByRole("textbox").last()).toHaveValue("A text that nobody has saved");
});

test("the page editor inserts a picture at the cursor and restores an earlier version", async ({ page }) => {
  const { entry } = created.parse(
    await asOwner("/admin/content", {
      kind: "page",
      status: "draft",
      texts: [{ language: "en", title: "Our oven", teaser: "", body: "Before.\n\nAfter." }],
    }),
  );
  await logIn(page);
  await page.goto(`/app/content/${entry.id}`);
  const body = page.getByLabel("Text (Markdown)");
  await body.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await page.getByLabel("Put a picture into the text").setInputFiles("pictures/process-1.webp");
  await expect(body).toHaveValue(
    /^Before\.\n\n!\[description of the picture\]\(\/static\/[\w.-]+\.webp\)\n\nAfter\.$/,
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("img")).toBeVisible();
  await page.getByRole("button", { name: /^Take the version of .* into the form$/ }).click();
  await expect(body).toHaveValue("Before.\n\nAfter.");
  await asOwner(`/admin/content/${entry.id}`, undefined, "DELETE");
});

test("the order page shows the buyer's notes, gift message and transfer reference", async ({ page }) => {
  const { id } = await placeOrder("it", 1, {
    notes: "Suonare da Muscas",
    gift_message: "Auguri,\nnonna!",
  });
  await logIn(page);
  await page.goto(`/app/orders/${id}`);
  await expect(page.getByText("Suonare da Muscas")).toBeVisible();
  await expect(page.getByText(/Auguri,\s*nonna!/)).toBeVisible();
  await expect(page.getByText(/^ST-\d+-[0-9A-Z]{8}$/)).toBeVisible();
});

import { readdirSync } from "node:fs";
import path from "node:path";
import { atNight } from "../../testing/night";
import { asOwner } from "../../testing/owner";
import { closeMenu, desktop, expectAccessible, logIn, openMenu, phone } from "./pages/admin-page";
import { adminTest as test, expect } from "./support/test";

/** The shop's own admin pages, by their folders. */
const own = readdirSync(path.resolve(import.meta.dirname, "../../commerce/src/admin/routes"));

/** Own pages that are reached from others. */
const unlisted = ["launch"];

/** Detail pages: an existing entry, a new one, the texts of the home page, and the table of products. */
async function detailPages(): Promise<string[]> {
  const answer = await asOwner<{ entries: { id: string }[] }>("/admin/content?kind=page&limit=1");
  const others = ["content/new?kind=post", "content/site/home", "product-list/file"];
  return [...answer.entries.map(({ id }) => `content/${id}`), ...others];
}

test("the shop's own admin pages open, fit a phone, and have their menu", async ({ page }) => {
  test.setTimeout(480_000);
  const details = await detailPages();
  expect(own.length).toBeGreaterThan(15);
  expect(details).toHaveLength(4);
  await logIn(page);
  for (const name of [...own, ...details]) {
    await test.step(name, async () => {
      await page.setViewportSize(phone);
      await page.goto(`/app/${name}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await test.step("on a phone", () => expectAccessible(page));
      const entries = await openMenu(page);
      await expect(entries.nth(1)).toHaveText("Today");
      const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(own.filter((folder) => !paths.includes(`/app/${folder}`))).toEqual(unlisted);
      await closeMenu(page);
      if (atNight) {
        await page.setViewportSize(desktop);
        await test.step("on a desktop", () => expectAccessible(page));
      }
    });
  }
});

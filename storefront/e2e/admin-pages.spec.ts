import { readdirSync } from "node:fs";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { z } from "zod";
import { logIn } from "./pages/admin-login";
import { asOwner } from "./support/admin";
import { env } from "./support/env";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

/** The shop's own pages of the admin, by their folders. */
const own = readdirSync(path.resolve(import.meta.dirname, "../../commerce/src/admin/routes"));

/** Pages of one thing: a text of the shop, a new one, and the words of the home page. */
async function detailPages(): Promise<string[]> {
  const answer = z
    .object({ entries: z.array(z.object({ id: z.string() })) })
    .parse(await asOwner("/admin/content?kind=page&limit=1"));
  return [...answer.entries.map(({ id }) => `content/${id}`), "content/new?kind=post", "content/site/home"];
}

/** How much wider than its place something is: the page, and what scrolls in it. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [main] = document.getElementsByTagName("main");
    const parts = [document.documentElement, ...(main ? [main, main.parentElement] : [])];
    return Math.max(...parts.map((part) => (part ? part.scrollWidth - part.clientWidth : 0)));
  });

const violations = async (page: Page): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).include("main").analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
};

test("each page of the shop's own opens, fits a phone, and can be used by everybody", async ({ page }) => {
  test.setTimeout(480_000);
  const details = await detailPages();
  expect(own.length).toBeGreaterThan(15);
  expect(details).toHaveLength(3);
  await logIn(page);
  for (const name of [...own, ...details]) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/app/${name}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      expect(await tooWide(page), `${name} is too wide for a phone`).toBe(0);
      expect(await violations(page), `${name} at 390`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await violations(page), `${name} at 1280`).toEqual([]);
    });
  }
});

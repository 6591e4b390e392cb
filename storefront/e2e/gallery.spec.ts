import type { Locator } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { violationsOf } from "./support/axe";
import { hazelnut } from "./support/goods";
import { holdBack } from "./support/held-requests";
import { expect, test } from "./support/test";
import { filled, words } from "./support/words";

const t = words("de", "catalogue").product;
const path = href("product", "de", { slug: hazelnut.de.slug });
const closeUp = "Haselnusstorrone von nahem: runde Haselnüsse im Anschnitt";

test("the gallery works with thumbnails and arrow keys, and a picture opens enlarged", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const gallery = page.getByRole("region", { name: t.gallery });
  const thumbnail = (number: number) =>
    gallery.getByRole("link", { name: filled(t.pictureOf, { number: String(number), count: "4" }) });
  const large = gallery.getByRole("link", { name: `${t.enlarge} ${closeUp}` });
  await expect(thumbnail(1)).toHaveAttribute("aria-current", "true");
  await expect(large).not.toBeInViewport();
  await thumbnail(2).click();
  await expect(large).toBeInViewport({ ratio: 0.9 });
  await expect(thumbnail(2)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.keyboard.press("ArrowRight");
  await expect(thumbnail(3)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(thumbnail(2)).toHaveAttribute("aria-current", "true");

  await large.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: closeUp });
  const enlarged = dialog.getByAltText(closeUp);
  await expect(enlarged).toHaveJSProperty("clientWidth", 1280);
  await enlarged.click({ position: { x: 1200, y: 450 } });
  await expect(enlarged).toHaveJSProperty("clientWidth", 2560);
  await expect.poll(() => enlarged.evaluate((img) => img.closest("div")?.scrollLeft)).toBe(1200);
  await enlarged.click();
  await expect(enlarged).toHaveJSProperty("clientWidth", 1280);
  await page.keyboard.press("ArrowRight");
  await expect(enlarged).toBeHidden();
  await expect(thumbnail(3)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(enlarged).toBeVisible();
  await dialog.getByRole("button", { name: t.previous }).click();
  await expect(enlarged).toBeHidden();
  const shown = page.getByRole("dialog");
  await expect(shown.getByRole("status")).toHaveText(filled(t.pictureOf, { number: "1", count: "4" }));
  expect(await violationsOf(page, { part: "dialog" })).toEqual([]);
  await shown.getByRole("button", { name: t.next }).click();
  await expect(enlarged).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(large).toBeFocused();
});

/** Swipes to a picture, zero-based. */
async function swipeTo(gallery: Locator, index: number): Promise<void> {
  const strip = gallery.getByRole("list").first();
  // the content may be rendered before its style sheet is loaded
  await expect.poll(() => strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  await strip.evaluate((list, pictures) => {
    list.scrollLeft = pictures * list.clientWidth;
  }, index);
}

test("on a phone, the gallery is swiped and shows the position", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  const gallery = page.getByRole("region", { name: t.gallery });
  await expect(gallery.getByText("1/4")).toBeVisible();
  // before the page's script runs, as on a slow connection
  await swipeTo(gallery, 1);
  release();
  await expect(gallery.getByText("2/4")).toBeVisible();
  await swipeTo(gallery, 2);
  await expect(gallery.getByText("3/4")).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await gallery.getByRole("link", { name: t.enlarge }).nth(2).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violationsOf(page, { part: "dialog" })).toEqual([]);
});

import { expect, type Locator, type Page } from "@playwright/test";
import { ownersToken } from "../support/admin";
import { violationsOf } from "../support/axe";
import { env } from "../support/env";

/** The screen of a desktop computer, in pixels. */
export const desktop = { width: 1280, height: 900 };
/** The screen of a phone, in pixels. */
export const phone = { width: 390, height: 844 };
/** The owner works at both: what the admin has to do is told at each. */
export const screens = [desktop, phone];

/** Logs the owner in by a request; what is opened next is the admin's. A page of the admin costs seconds, its login page too. */
export async function logIn(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await ownersToken()}` };
  const answer = await page.request.post(new URL("/auth/session", env.COMMERCE_URL).href, { headers });
  expect(answer.status()).toBe(200);
}

/** Logs the owner in and opens the page the admin begins with. */
export async function openToday(page: Page): Promise<void> {
  await logIn(page);
  await page.goto("/app/today");
}

/** Logs the owner in by the form, after which the admin shows its first page. */
export async function logInByForm(page: Page): Promise<void> {
  await page.goto("/app/login");
  await page.getByPlaceholder("Email").fill(env.ADMIN_EMAIL);
  await page.getByPlaceholder("Password").fill(env.ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/app\/today$/);
}

/** From this width on the menu stands beside the page; below it is a drawer. */
const menuBesidePage = 1024;

const hasDrawer = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < menuBesidePage;

/** Shows the menu: on a phone it is a drawer, which covers the page. @returns its links */
export async function openMenu(page: Page): Promise<Locator> {
  // Medusa's button that opens it is the first of the page and has no name
  if (hasDrawer(page)) await page.getByRole("button").filter({ visible: true }).first().click();
  return page.getByRole("navigation").getByRole("link");
}

/** Leaves the menu without going anywhere. */
export async function closeMenu(page: Page): Promise<void> {
  if (!hasDrawer(page)) return;
  const drawer = page.getByRole("dialog");
  // its cross has no name either
  await drawer.getByRole("button").first().click();
  await expect(drawer).toHaveCount(0);
}

/** Goes to a page of the admin by its name in the menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  const links = await openMenu(page);
  const entry = links.and(page.getByRole("link", { name, exact: true }));
  // Medusa's own list of orders is taken from the menu a moment after it is there
  await expect(entry).toHaveCount(1);
  await entry.click();
}

/** How many pixels can be scrolled sideways: of the page, of its main part, of what that lies in, or in a dialog. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [main] = document.getElementsByTagName("main");
    const inDialogs = [...document.querySelectorAll("[role=dialog], [role=dialog] *")].filter((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowX),
    );
    const parts = [document.documentElement, main, main?.parentElement, ...inDialogs];
    return Math.max(...parts.map((part) => (part ? part.scrollWidth - part.clientWidth : 0)));
  });

/**
 * Everybody can use what the page shows: axe finds nothing, and nothing has to be scrolled sideways (WCAG 1.4.10).
 * @param part CSS selector of what axe looks at
 */
export async function expectAccessible(page: Page, part = "main"): Promise<void> {
  expect(await violationsOf(page, { part })).toEqual([]);
  expect(await sideways(page), "pixels to scroll sideways").toBe(0);
}

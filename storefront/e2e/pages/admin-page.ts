import { expect, type Locator, type Page } from "@playwright/test";
import { ownersToken } from "../../../testing/owner";
import { violationsOf } from "../support/axe";
import { env } from "../support/env";

/** Viewport of a desktop computer, in pixels. */
export const desktop = { width: 1280, height: 900 };
/** Viewport of a phone, in pixels. */
export const phone = { width: 390, height: 844 };

/** Logs the owner in by an API request; faster than the login page, because each admin page takes seconds to load. */
export async function logIn(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await ownersToken()}` };
  const answer = await page.request.post(new URL("/auth/session", env.COMMERCE_URL).href, { headers });
  expect(answer.status()).toBe(200);
}

/**
 * Logs the owner in and opens a page of the admin, whose start page is "today".
 * @param waitUntil "networkidle" for a product, whose sections are replaced while they load
 */
export async function openAdmin(
  page: Page,
  path: string,
  waitUntil: "load" | "networkidle" = "load",
): Promise<void> {
  await logIn(page);
  await page.goto(`/app/${path}`, { waitUntil });
}

/** Submits the login form; the admin then shows its start page, or asks for a code. */
export async function submitLogin(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/app/login");
  await page.getByPlaceholder("Email").fill(email);
  await page.getByPlaceholder("Password").fill(password);
  await page.keyboard.press("Enter");
}

/** Viewport width from which the menu is beside the page; below it is a drawer. */
const menuBesidePage = 1024;

const hasDrawer = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < menuBesidePage;

/** Shows the menu, which on a phone is a drawer over the page. @returns its links */
export async function openMenu(page: Page): Promise<Locator> {
  // Medusa's menu button is the first one of the page and has no accessible name
  if (hasDrawer(page)) await page.getByRole("button").filter({ visible: true }).first().click();
  return page.getByRole("navigation").getByRole("link");
}

/** Closes the menu without navigating. */
export async function closeMenu(page: Page): Promise<void> {
  if (!hasDrawer(page)) return;
  const drawer = page.getByRole("dialog");
  // its close button has no accessible name either
  await drawer.getByRole("button").first().click();
  await expect(drawer).toHaveCount(0);
}

/** Navigates to an admin page by its name in the menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  const links = await openMenu(page);
  const entry = links.and(page.getByRole("link", { name, exact: true }));
  // Medusa's own order list is removed from the menu shortly after it is rendered
  await expect(entry).toHaveCount(1);
  await entry.click();
}

/** Horizontally scrollable pixels: of the page, its main part, the container of that part, or a dialog. */
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
 * Asserts that the page is accessible: axe reports no violations, and there is no horizontal scrolling, on a phone
 * either (WCAG 1.4.10).
 * @param part CSS selector of the part axe checks
 */
export async function expectAccessible(page: Page, part = "main"): Promise<void> {
  expect(await violationsOf(page, { part })).toEqual([]);
  const own = page.viewportSize() ?? desktop;
  for (const screen of [own, phone]) {
    await page.setViewportSize(screen);
    expect(await sideways(page), `pixels to scroll sideways at ${screen.width} px`).toBe(0);
  }
  await page.setViewportSize(own);
}

/** Selects an option of one of Medusa's selects. @param within part of the page in which its label is unique */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  const page = "goto" in within ? within : within.page();
  await within.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** A three-letter code not used by the initial catalogue. */
export function randomLetters(): string {
  const letters = "BCDFGHJKLMNPQRSTVWXZ";
  return Array.from({ length: 3 }, () => letters[Math.floor(Math.random() * letters.length)]).join("");
}

import type { Page } from "@playwright/test";
import { env } from "../support/env";

/** Logs the owner in to the admin, which then shows its first page. */
export async function logIn(page: Page): Promise<void> {
  await page.goto("/app/login");
  await page.getByPlaceholder("Email").fill(env.ADMIN_EMAIL);
  await page.getByPlaceholder("Password").fill(env.ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/app\/today$/);
}

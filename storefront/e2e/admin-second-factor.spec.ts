import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { z } from "zod";
import { asOwner } from "../../testing/owner";
import { submitLogin } from "./pages/admin-page";
import { env } from "./support/env";
import { waitForLink } from "./support/mails";
import { adminTest as test, expect } from "./support/test";

/** A user with an account in the admin. */
interface StaffMember {
  email: string;
  password: string;
}

async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(new URL(path, env.COMMERCE_URL), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Invites a user with the fulfilment role, who accepts. @throws Error if the invitation does not work */
async function newPacker(): Promise<StaffMember> {
  const email = `packer.${randomUUID()}@example.com`;
  const password = "a long secret";
  await asOwner("/admin/staff-invitations", { email, role: "fulfilment" });
  const invitation = new URL(await waitForLink(email, "/app/invite")).searchParams.get("token") ?? "";
  const registered = await post("/auth/user/emailpass/register", { email, password });
  const { token } = z.object({ token: z.string() }).parse(registered);
  const names = { email, first_name: "Bruna", last_name: "Serra" };
  await post(`/admin/invites/accept?token=${invitation}`, names, token);
  return { email, password };
}

/** Enters six digits; the last one submits them. */
async function typeCode(page: Page, code: string): Promise<void> {
  for (const [index, digit] of Array.from(code).entries()) {
    await page.getByRole("textbox", { name: `One-time password ${index + 1}` }).fill(digit);
  }
}

/** The current code of the authenticator app. */
const shown = (secret: string): string => generateSync({ secret });

/** Six digits other than the current, previous or next code. */
const wrong = (secret: string): string =>
  String((Number(shown(secret)) + 500_000) % 1_000_000).padStart(6, "0");

test("an app's user logs in only with password and code", { tag: "@night" }, async ({ page, browser }) => {
  const { email, password } = await newPacker();
  await submitLogin(page, email, password);
  await page.waitForURL(/\/app\/today$/);
  await page.goto("/app/settings/profile");
  await page.getByRole("button", { name: "Enable" }).click();
  const secret = await page
    .getByRole("dialog")
    .getByText(/^[A-Z2-7]{32}$/)
    .textContent();
  await typeCode(page, shown(secret ?? ""));
  const spare = page.getByRole("dialog", { name: "Recovery codes" });
  await expect(spare.getByText(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/)).toHaveCount(10);
  await spare.getByRole("button", { name: "Complete" }).click();

  const elsewhere = await browser.newContext({ baseURL: env.COMMERCE_URL, locale: "en-GB" });
  const login = await elsewhere.newPage();
  await submitLogin(login, email, password);
  await expect(login.getByRole("heading", { name: "Two-factor authentication" })).toBeVisible();
  await login.goto("/app/today");
  await expect(login).toHaveURL(/\/app\/login/);

  await submitLogin(login, email, password);
  await typeCode(login, wrong(secret ?? ""));
  await expect(login.getByText("Invalid MFA challenge code")).toBeVisible();
  await typeCode(login, shown(secret ?? ""));
  await expect(login.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await elsewhere.close();
});

import { aboutWords } from "@su-turrone/contract/page-words/about";
import { contactWords } from "@su-turrone/contract/page-words/contact";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const german = words("de", "blog").title;
const italian = words("it", "blog").title;

/** Blocks the German texts of the blog, as if a new deployment had removed the file. */
async function blockGermanTexts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await (text.includes(german) && !text.includes(italian)
      ? route.abort()
      : route.fulfill({ response: answer }));
  });
}

test("translations that cannot be loaded are tried again, then in another language", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await blockGermanTexts(page);
  await page.locator("header a[href='/blog']").filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(italian, { timeout: 30_000 });
  await expect(page).toHaveURL(/\/blog$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(logged.some((text) => text.startsWith("Failed locale loading de blog"))).toBe(true);
});

test("translations missing because of a new build load the target page once", async ({ page }) => {
  await page.goto("/");
  await blockGermanTexts(page);
  await page.route("**/api/build", (route) => route.fulfill({ json: { id: "another" } }));
  const loaded = page.waitForEvent("load");
  await page.locator("header a[href='/blog']").filter({ visible: true }).click();
  await loaded;
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(german);
  await page.unrouteAll({ behavior: "wait" });
});

test("an open page detects a new build and reloads at the next navigation", async ({ page }) => {
  test.setTimeout(60_000);
  await page.clock.install();
  // the page asks every ten seconds; if it has not started yet, they pass by themselves
  const nextQuestion = async () => {
    const asked = page.waitForResponse("**/api/build", { timeout: 20_000 });
    await page.clock.fastForward(10_000);
    await asked;
  };
  await page.goto("/blog", { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await nextQuestion();
  await page.locator("header a[href='/wer-wir-sind']").filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(aboutWords.title.de);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.route("**/api/build", (route) => route.fulfill({ json: { id: "another" } }));
  await nextQuestion();
  await page.locator("header a[href='/blog']").filter({ visible: true }).click();
  await page.waitForURL("**/blog");
  // survives the navigation it waits for
  await page.waitForFunction(() => !("sameDocument" in window));
});

test("a missing route script still leads to the page", async ({ page }) => {
  await page.goto("/en");
  await page.route("**/assets/contact-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page
    .getByRole("banner")
    .getByRole("link", { name: words("en", "common").nav.contact })
    .click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactWords.title.en);
});

import { expect, test, type Page } from "@playwright/test";
import { href } from "../app/i18n/paths";
import { violationsOf } from "./support/axe";
import { variants, type Language } from "./support/languages";
import { words } from "./support/words";

/** The wording required by law, duplicated here on purpose. */
const buttons: Readonly<Record<Language, { begin: string; confirm: string }>> = {
  de: { begin: "Vertrag widerrufen", confirm: "Widerruf bestätigen" },
  it: { begin: "Recedere dal contratto qui", confirm: "Conferma recesso" },
  en: { begin: "Withdraw from contract here", confirm: "Confirm withdrawal" },
};

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([]);
}

for (const { language, javaScriptEnabled, name } of variants) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("a withdrawal is declared in two steps without login, even for an unknown order", async ({
      page,
    }) => {
      const t = words(language, "withdrawal");
      const email = `withdraw.${language}.${String(javaScriptEnabled)}.${Date.now()}@example.com`;
      await page.goto(href("contact", language));
      await page.getByRole("contentinfo").getByRole("link", { name: buttons[language].begin }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
      if (javaScriptEnabled) await expectNoViolations(page);

      const begin = page.getByRole("button", { name: buttons[language].begin, exact: true });
      await begin.click();
      await expect(page.getByRole("alert")).toContainText(t.errors.name);

      await page.getByLabel(t.fields.name).fill("Anna Berger");
      await page.getByLabel(t.fields.orderNumber).fill("999999");
      await page.getByLabel(t.fields.email).fill(email);
      await begin.click();
      await expect(page.getByRole("heading", { name: t.review.title })).toBeVisible();
      await expect(page.getByText(t.allItems)).toBeVisible();
      if (javaScriptEnabled) await expectNoViolations(page);

      await page.getByRole("button", { name: buttons[language].confirm, exact: true }).click();
      await expect(page.getByText(t.received.title)).toBeVisible();
      await expect(page.getByText("999999")).toBeVisible();
      await expect(page.getByText(String(new Date().getFullYear())).first()).toBeVisible();

      // reloading the receipt does not submit again
      await page.reload();
      await expect(page.getByText(t.received.title)).toBeVisible();
    });
  });
}

test("the input can be edited before the withdrawal is confirmed", async ({ page }) => {
  const t = words("en", "withdrawal");
  await page.goto(`${href("withdrawal", "en")}?order=1042`);
  await expect(page.getByLabel(t.fields.orderNumber)).toHaveValue("1042");
  await page.getByLabel(t.fields.name).fill("Owen O’Neill");
  await page.getByLabel(t.fields.email).fill("owen@example.com");
  await page.getByRole("button", { name: buttons.en.begin, exact: true }).click();
  await page.getByRole("button", { name: t.review.edit }).click();
  await expect(page.getByLabel(t.fields.name)).toHaveValue("Owen O’Neill");
  await expect(page.getByLabel(t.fields.orderNumber)).toHaveValue("1042");
});

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { logIn } from "./pages/admin-login";
import { env } from "./support/env";
import { capture, placeOrder } from "./support/orders";

test.use({ baseURL: env.COMMERCE_URL, locale: "en-GB" });

test("the admin begins with what is to be done today, where a new order appears by itself", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link").first()).toHaveText("Today");

  const { id, number } = await placeOrder("it", 2, {
    notes: "Suonare da Muscas",
    gift_message: "Auguri,\nnonna!",
  });
  const card = page.getByRole("article", { name: `Order ${number}` });
  await expect(card).toHaveCount(0);
  await capture(id);
  await page.clock.fastForward(15_000);
  await expect(card).toContainText("2 ×");
  await expect(card).toContainText("ST-NOC-0150");
  await expect(card).toContainText("300 g");
  await expect(card).toContainText("Suonare da Muscas");
  await expect(card).toContainText(/Auguri,\s*nonna!/);

  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule} ${html}`))).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  const wide = () =>
    page.evaluate(() => {
      const [main] = document.getElementsByTagName("main");
      return [document.documentElement, main].map(
        (part) => (part?.scrollWidth ?? 0) - (part?.clientWidth ?? 0),
      );
    });
  expect(await wide()).toEqual([0, 0]);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/app/orders/${id}$`));
});

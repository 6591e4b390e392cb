import { href } from "../app/i18n/paths";
import { ProductPage } from "./pages/product-page";
import { almond, walnut } from "./support/goods";
import { holdBack } from "./support/held-requests";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test("a sold-out product offers a mail and links to other products", async ({ page }) => {
  const product = new ProductPage(page, "de");
  const t = words("de", "catalogue").product;
  await product.open(walnut.de.slug);
  await expect(product.add).toHaveCount(0);
  await expect(page.getByText(t.allSoldOut)).toBeVisible();
  const inStock = words("de", "back-in-stock");
  await expect(page.getByLabel(inStock.email, { exact: true })).toBeVisible();
  // primary style, in the band of walnuts: it is the only button of the page
  await expect(page.getByRole("button", { name: inStock.submit })).toHaveCSS(
    "background-color",
    "rgb(90, 90, 34)",
  );
  await page.getByRole("link", { name: t.otherProducts }).click();
  await expect(page).toHaveURL(new RegExp(`${href("products", "de")}$`));
  // sold-out products come last in the full list, behind products just created by other stories
  await page.goto(`${href("products", "de")}?nut=walnuts`);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: walnut.de.name }) });
  await expect(card).toContainText(words("de", "catalogue").card.soldOut);
});

test("a URL with a sold-out weight shows a message and links to others", async ({ page, request }) => {
  const t = words("de", "catalogue").product;
  const path = `${href("product", "de", { slug: almond.de.slug })}?weight=500`;
  const product = new ProductPage(page, "de");
  await page.goto(path);
  await expect(page.getByText(t.weightSoldOut)).toBeVisible();
  await expect(product.add).toHaveCount(0);
  await expect(page.getByText("Voraussichtlich bei Ihnen")).toHaveCount(0);
  await page.getByText(t.otherWeights).getByRole("link", { name: "300 g" }).click();
  await expect(page).toHaveURL(/\?weight=300$/);
  await expect(product.add).toBeVisible();
  await page.goto(path);
  await product.buy("300 g", 1);

  // the server-rendered page is the same: no button, and links to available weights
  const html = await (await request.get(path)).text();
  expect(html).not.toContain(`>${t.add}<`);
  expect(html).toContain("?weight=300");
});

test("selecting a weight changes the price and the URL", async ({ page }) => {
  const product = new ProductPage(page, "de");
  await product.open(almond.de.slug);
  await product.weight("300 g").check();
  await expect(page).toHaveURL(/\?weight=300$/);
  await expect(page.getByText("Preis für 300 g: 12,90 €")).toBeVisible();
  await expect(page.getByText("43,00 €/kg").first()).toBeVisible();
});

test("a weight selected before hydration keeps its price", async ({ page }) => {
  const release = await holdBack(page, "**/assets/*.js");
  const product = new ProductPage(page, "de");
  await page.goto(href("product", "de", { slug: almond.de.slug }), { waitUntil: "commit" });
  await product.weight("300 g").check();
  release();
  await expect(page).toHaveURL(/\?weight=300$/);
  await expect(page.getByText("Preis für 300 g: 12,90 €")).toBeVisible();
});

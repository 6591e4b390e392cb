import type { Locator, Page } from "@playwright/test";
import { type Language, languages } from "../app/i18n/languages";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { ProductPage } from "./pages/product-page";
import { ordersOf } from "./support/admin";
import { violationsOf, wcag } from "./support/axe";
import { addToCart } from "./support/cart";
import { type Buyer, buyers, hazelnut } from "./support/goods";
import { countries } from "./support/orders";
import { expect as expectSoon, test } from "./support/test";
import { words } from "./support/words";

// each step causes several requests to commerce, which take long on a busy machine
const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 180_000 });

/** Texts of the sandbox's wallets. */
const sandboxWords = {
  de: { title: "Express-Kasse (Sandbox)", approve: "Zahlung bestätigen" },
  it: { title: "Cassa rapida (sandbox)", approve: "Confermare il pagamento" },
  en: { title: "Express checkout (sandbox)", approve: "Confirm payment" },
} as const;

type Wallet = "Apple Pay" | "Google Pay" | "PayPal";

/** The express checkout of a page, and the wallets that the sandbox plays in its frame. */
class Express {
  readonly button: Locator;
  readonly approve: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.button = page.getByRole("main").getByRole("button", { name: words(language, "cart").express });
    this.approve = this.#frame.getByRole("button", { name: sandboxWords[language].approve });
  }

  get #frame() {
    return this.page.getByTitle(sandboxWords[this.language].title).contentFrame();
  }

  wallet(name: Wallet): Locator {
    return this.#frame.getByRole("button", { name: new RegExp(`^${name}`) });
  }

  field(name: "name" | "email" | "line1" | "postal_code" | "city" | "state" | "country"): Locator {
    return this.#frame.locator(`#${name}`);
  }

  /** Opens a wallet's sheet, whose owner lives where the buyer does; it shows amounts once the country is known. */
  async openSheet(wallet: Wallet, email: string, buyer: Buyer = buyers[this.language]): Promise<void> {
    await this.wallet(wallet).click();
    await expect(this.approve).toBeEnabled();
    await this.field("name").fill(buyer.name);
    await this.field("email").fill(email);
    await this.field("line1").fill(buyer.street);
    await this.field("postal_code").fill(buyer.postalCode);
    await this.field("city").fill(buyer.city);
    await this.field("state").fill(buyer.province ?? "");
    await this.field("country").selectOption(countries[this.language].toUpperCase());
    await expect(this.approve).toBeEnabled();
  }
}

const mail = () => `express.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.com`;

/** The cart page with one small nougat (7.10, and 6.90 shipping) and the express checkout open. */
async function openExpress(page: Page, language: Language): Promise<Express> {
  await addToCart(page, language);
  await page.goto(href("cart", language));
  const express = new Express(page, language);
  await express.button.click();
  await expect(express.button).toHaveAttribute("aria-expanded", "true");
  return express;
}

/** The confirm page shows whom the wallet named; its button places the order. */
async function seeAndOrder(page: Page, language: Language, email: string, total: number): Promise<void> {
  const checkout = new Checkout(page, language);
  await expect(page.getByRole("heading", { level: 1, name: checkout.t.confirm.title })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(buyers[language].street);
  expect(await ordersOf(email)).toEqual([]);
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(buyers[language].name);
  await expect
    .poll(async () => (await ordersOf(email)).map((order) => [order.total, order.payment_status]))
    .toEqual([[total, "captured"]]);
}

for (const language of languages) {
  test.describe(language, { tag: language === "de" ? [] : "@night" }, () => {
    test("a wallet on the cart page fills the checkout up to the order button", async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/sandbox/")) scripts.push(request.url());
      });
      await addToCart(page, language);
      await page.goto(href("cart", language));
      const express = new Express(page, language);
      await expect(express.button).toBeVisible();
      expect(scripts, "nothing of the payment provider is loaded before").toEqual([]);
      await express.button.click();
      const email = mail();
      await express.openSheet("Apple Pay", email);
      await express.approve.click();
      await seeAndOrder(page, language, email, 14);
    });

    test("PayPal from a product page adds the chosen packs and is approved once", async ({ page }) => {
      const product = new ProductPage(page, language);
      await product.open(hazelnut[language].slug);
      await product.weight("300 g").check();
      await product.quantity.fill("2");
      const express = new Express(page, language);
      await express.button.click();
      await expect(page).toHaveURL(new RegExp(`${href("cart", language)}#express$`));
      const email = mail();
      await express.openSheet("PayPal", email);
      await express.approve.click();
      // 2 × 13.20 and 6.90 shipping
      await seeAndOrder(page, language, email, 33.3);
    });
  });
}

test("a country without delivery is refused in the wallet, and another one changes the cart", async ({
  page,
}) => {
  const express = await openExpress(page, "de");
  await express.wallet("Google Pay").click();
  await expect(express.approve).toBeEnabled();
  await express.field("country").selectOption("CH");
  await expect(express.field("country")).toHaveAccessibleDescription("Dorthin liefert der Shop nicht.");
  await expect(express.approve).toBeDisabled();
  await express.field("country").selectOption("IT");
  await expect(express.approve).toBeEnabled();
  await expect(page.getByLabel(words("de", "cart").country.label)).toHaveValue("it");
});

test("an incomplete address is completed on the information step, and the wallet still pays", async ({
  page,
}) => {
  const express = await openExpress(page, "de");
  const checkout = new Checkout(page, "de");
  const email = mail();
  await express.openSheet("Apple Pay", email, { ...buyers.de, name: "" });
  await express.approve.click();
  await expect(page.getByRole("heading", { level: 1, name: checkout.t.information.title })).toBeVisible();
  await expect(checkout.field("fullName")).toHaveAccessibleDescription(checkout.t.errors.required.fullName);
  await expect(checkout.field("email")).toHaveValue(email);
  await expect(checkout.field("street")).toHaveValue(buyers.de.street);
  await checkout.field("fullName").fill(buyers.de.name);
  await checkout.submitInformation.click();
  await expect(page.getByText("Visa •••• 4242")).toBeVisible();
  await seeAndOrder(page, "de", email, 14);
});

for (const width of [390, 1280]) {
  test(`the open express checkout has no accessibility violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const express = await openExpress(page, "de");
    await expect(express.wallet("PayPal")).toBeVisible();
    expect(await violationsOf(page, { tags: wcag, frames: true })).toEqual([]);
    await express.wallet("PayPal").click();
    await expect(express.approve).toBeEnabled();
    expect(await violationsOf(page, { tags: wcag, frames: true })).toEqual([]);
  });
}

test("the button of the drawer leads to the express checkout of the cart page", async ({ page }) => {
  const product = new ProductPage(page, "de");
  await product.open(hazelnut.de.slug);
  await product.add.click();
  const drawer = page.getByRole("dialog", { name: words("de", "cart").title });
  await drawer.getByRole("button", { name: words("de", "cart").express }).click();
  await expect(new Express(page, "de").wallet("Apple Pay")).toBeVisible();
});

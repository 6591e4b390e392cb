import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../app/i18n/languages";
import { href } from "../../app/i18n/paths";
import { filled, words } from "../support/words";

/** Page object of a product. */
export class ProductPage {
  readonly add: Locator;
  readonly quantity: Locator;
  readonly weights: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    const t = words(language, "catalogue").product;
    this.add = page.getByRole("button", { name: t.add });
    this.quantity = page.getByLabel(t.quantity, { exact: true });
    this.weights = page.getByRole("group", { name: t.weight });
  }

  async open(slug: string): Promise<void> {
    await this.page.goto(href("product", this.language, { slug }));
  }

  /** The radio button of a weight, named as shown ("300 g"). */
  weight(name: string): Locator {
    return this.weights.getByRole("radio", { name: new RegExp(`^${name.replace(" ", "\\s")}`) });
  }

  /** Selects a weight, adds packs of it to the cart and waits for the confirmation. */
  async buy(weight: string, quantity: number): Promise<void> {
    await this.weight(weight).check();
    await this.quantity.fill(String(quantity));
    // the first addition creates a cart, which takes long on a slow machine; wait for the message
    await this.add.click({ timeout: 60_000 });
    const name = await this.page.getByRole("heading", { level: 1 }).innerText();
    const said = filled(words(this.language, "cart").flash.added, { name: `${name}, ${weight}` });
    await expect(this.page.getByRole("status").filter({ hasText: said })).toBeVisible({ timeout: 60_000 });
    // with JavaScript the drawer has opened over the page
    if (await this.page.getByRole("dialog").isVisible()) await this.page.keyboard.press("Escape");
  }
}

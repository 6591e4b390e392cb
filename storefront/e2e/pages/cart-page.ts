import type { Locator, Page } from "@playwright/test";
import type { Language } from "../../app/i18n/languages";
import { href } from "../../app/i18n/paths";
import { filled, words } from "../support/words";

/** Page object of the cart. */
export class CartPage {
  readonly lines: Locator;
  readonly proceed: Locator;
  readonly summary: Locator;
  private readonly t;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.t = words(language, "cart");
    this.lines = page.getByRole("listitem").filter({ has: page.getByRole("spinbutton") });
    this.proceed = page.getByRole("link", { name: this.t.proceed });
    this.summary = page.getByRole("region", { name: this.t.summary.title });
  }

  async open(): Promise<void> {
    await this.page.goto(href("cart", this.language));
  }

  /** The line of a product and weight. */
  line(name: string, weight: string): Locator {
    return this.lines.filter({ hasText: name }).filter({ hasText: new RegExp(weight.replace(" ", "\\s")) });
  }

  /** The plus or minus button of a line. */
  step(line: Locator, direction: "more" | "less"): Locator {
    return line.getByRole("button", { name: startOf(this.t.line[`${direction}Of`]) });
  }

  async setQuantity(line: Locator, quantity: string): Promise<void> {
    await line.getByRole("spinbutton").fill(quantity);
    await line.getByRole("button", { name: startOf(this.t.line.updateOf) }).click();
  }

  async remove(line: Locator): Promise<void> {
    await line
      .getByRole("button", {
        name: new RegExp(`^${filled(this.t.line.removeOf, { name: ".*", weight: ".*" })}$`),
      })
      .click();
  }

  /** The cart's status message about the last change. */
  said(text: string): Locator {
    return this.page.getByRole("status").filter({ hasText: text });
  }

  async undo(): Promise<void> {
    await this.page.getByRole("button", { name: this.t.flash.undo }).click();
  }

  async applyCode(code: string): Promise<void> {
    const field = this.page.getByLabel(this.t.promo.label);
    if (!(await field.isVisible())) {
      await this.page.locator("summary").filter({ hasText: this.t.promo.open }).click();
    }
    await field.fill(code);
    await this.page.getByRole("button", { name: this.t.promo.apply, exact: true }).last().click();
  }
}

const startOf = (template: string): RegExp =>
  new RegExp(`^${filled(template, { name: ".*", weight: ".*" })}$`);

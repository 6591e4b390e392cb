import type { Locator, Page } from "@playwright/test";
import { href } from "../../app/i18n/paths";
import type { Language } from "../../app/i18n/languages";
import { words } from "../support/words";

/** Page object of an order and of the order lookup. */
export class OrderPage {
  readonly t;
  readonly heading: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.t = words(language, "order");
    this.heading = page.getByRole("heading", { level: 1 });
  }

  /** Looks up an order by number and e-mail address. */
  async lookUp(number: string, email: string): Promise<void> {
    await this.page.goto(href("orderLookup", this.language));
    await this.page.getByLabel(this.t.lookup.number).fill(number);
    await this.page.getByLabel(this.t.lookup.email).fill(email);
    await this.page.getByRole("button", { name: this.t.lookup.submit }).click();
  }
}

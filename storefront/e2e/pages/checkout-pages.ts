import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../app/i18n/languages";
import { buyers } from "../support/goods";
import { words } from "../support/words";

/** The wording the law asks for, written out here a second time on purpose. */
export const orderButtons: Readonly<Record<Language, string>> = {
  de: "Zahlungspflichtig bestellen",
  it: "Ordine con obbligo di pagare",
  en: "Order with obligation to pay",
};

/** The three steps of the checkout. */
export class Checkout {
  readonly orderButton: Locator;
  readonly submitInformation: Locator;
  readonly submitPayment: Locator;
  readonly t;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.t = words(language, "checkout");
    this.orderButton = page.getByRole("button", { name: orderButtons[language], exact: true });
    this.submitInformation = page.getByRole("button", { name: this.t.information.submit });
    this.submitPayment = page.getByRole("button", { name: this.t.payment.submit });
  }

  /** A field of the delivery address or of the contact. */
  field(
    name:
      "email" | "fullName" | "street" | "postalCode" | "city" | "province" | "country" | "phone" | "notes",
  ): Locator {
    return this.page.getByLabel(this.t.fields[name]).first();
  }

  /** Fills the information step as a guest of the page's language and goes on. */
  async giveInformation(email: string, notes = ""): Promise<void> {
    const buyer = buyers[this.language];
    await this.field("email").fill(email);
    await this.field("country").selectOption({ label: buyer.country });
    await this.field("fullName").fill(buyer.name);
    await this.field("street").fill(buyer.street);
    await this.field("postalCode").fill(buyer.postalCode);
    await this.field("city").fill(buyer.city);
    if (buyer.province) await this.field("province").selectOption(buyer.province);
    if (notes) await this.field("notes").fill(notes);
    await this.submitInformation.click();
    await expect(this.page.getByRole("heading", { level: 1, name: this.t.payment.title })).toBeVisible();
  }

  async payByBankTransfer(): Promise<void> {
    await this.page
      .getByRole("radio", { name: words(this.language, "common").payment.bank_transfer })
      .check();
    await this.submitPayment.click();
    await expect(this.page.getByRole("heading", { level: 1, name: this.t.confirm.title })).toBeVisible();
  }
}

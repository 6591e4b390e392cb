import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../app/i18n/languages";
import { buyers, type Buyer } from "../support/goods";
import { words } from "../support/words";

/** The wording required by law, duplicated here on purpose. */
export const orderButtons: Readonly<Record<Language, string>> = {
  de: "Zahlungspflichtig bestellen",
  it: "Ordine con obbligo di pagare",
  en: "Order with obligation to pay",
};

/** Texts of the payment sandbox's pages. */
const sandboxWords = {
  de: {
    formTitle: "Kartendaten (Sandbox)",
    cardNumber: "Kartennummer",
    expiry: "Gültig bis (MM/JJ)",
    cvc: "Prüfnummer",
    approve: "Zahlung bestätigen",
    refuse: "Abbrechen",
    lose: "Bestätigen und das Fenster verlieren",
    bankApprove: "Freigeben",
    bankRefuse: "Ablehnen",
  },
  it: {
    formTitle: "Dati della carta (sandbox)",
    cardNumber: "Numero della carta",
    expiry: "Scadenza (MM/AA)",
    cvc: "Codice di sicurezza",
    approve: "Confermare il pagamento",
    refuse: "Annullare",
    lose: "Confermare e perdere la finestra",
    bankApprove: "Autorizzare",
    bankRefuse: "Rifiutare",
  },
  en: {
    formTitle: "Card details (sandbox)",
    cardNumber: "Card number",
    expiry: "Expiry (MM/YY)",
    cvc: "Security code",
    approve: "Confirm payment",
    refuse: "Cancel",
    lose: "Confirm and lose the window",
    bankApprove: "Approve",
    bankRefuse: "Refuse",
  },
} as const;

/** Page object of the three checkout steps. */
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

  /** A field of the shipping address or of the contact details. */
  field(
    name:
      "email" | "fullName" | "street" | "postalCode" | "city" | "province" | "country" | "phone" | "notes",
  ): Locator {
    return this.page.getByLabel(this.t.fields[name]).first();
  }

  /** Fills in the information step as a guest, by default the buyer of the page's language, and continues. */
  async giveInformation(email: string, notes = "", buyer: Buyer = buyers[this.language]): Promise<void> {
    await this.fillInformation(email, notes, buyer);
    await this.submitInformation.click();
    await expect(this.page.getByRole("heading", { level: 1, name: this.t.payment.title })).toBeVisible();
  }

  async fillInformation(email: string, notes = "", buyer: Buyer = buyers[this.language]): Promise<void> {
    await this.field("email").fill(email);
    await this.field("country").selectOption({ label: buyer.country });
    await this.field("fullName").fill(buyer.name);
    await this.field("street").fill(buyer.street);
    await this.field("postalCode").fill(buyer.postalCode);
    await this.field("city").fill(buyer.city);
    if (buyer.province) await this.field("province").selectOption(buyer.province);
    if (notes) await this.field("notes").fill(notes);
  }

  /** The radio button of a payment method; its description is not part of its name. */
  method(name: "card" | "paypal" | "bank_transfer"): Locator {
    return this.page.getByRole("radio", { name: words(this.language, "common").payment[name] });
  }

  async payByBankTransfer(): Promise<void> {
    await this.method("bank_transfer").check();
    await this.submitPayment.click();
    await this.seeReview();
  }

  async payByPayPal(): Promise<void> {
    await this.method("paypal").check();
    await this.submitPayment.click();
    await this.seeReview();
  }

  /** Enters a card into the sandbox's form, which is in a separate frame like Stripe's. */
  async payByCard(number: string): Promise<void> {
    await this.method("card").check();
    await this.typeCard(number);
    await this.submitPayment.click();
    await this.seeReview();
  }

  /** The frame of the sandbox's card form. */
  get cardFrame(): Locator {
    return this.page.getByTitle(sandboxWords[this.language].formTitle);
  }

  cardField(field: "cardNumber" | "expiry" | "cvc"): Locator {
    return this.cardFrame.contentFrame().getByLabel(sandboxWords[this.language][field]);
  }

  async typeCard(number: string): Promise<void> {
    await this.cardField("cardNumber").fill(number);
    await this.cardField("expiry").fill("12/31");
    await this.cardField("cvc").fill("123");
  }

  /** A button on the page of the bank or PayPal. */
  answerButton(button: "approve" | "refuse" | "lose" | "bankApprove" | "bankRefuse"): Locator {
    return this.page.getByRole("button", { name: sandboxWords[this.language][button], exact: true });
  }

  async answer(button: Parameters<Checkout["answerButton"]>[0]): Promise<void> {
    await this.answerButton(button).click();
  }

  private async seeReview(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: this.t.confirm.title })).toBeVisible();
  }
}

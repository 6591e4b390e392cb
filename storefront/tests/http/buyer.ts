import type { APIRequestContext, APIResponse } from "@playwright/test";
import { berlinInformation } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import type { Language } from "../../app/i18n/languages";
import { smallHazelnut } from "../../e2e/support/orders";
import { attribute, openPage, type DeliveredPage } from "./delivered-page";
import { orderFields } from "./page-forms";

export type Form = Readonly<Record<string, string>>;
type Step = "cart" | "checkout" | "checkoutPayment" | "checkoutConfirm" | "checkoutReturn";
export type Method = "bank_transfer" | "card";

/** Path of an order's confirmation, in each language. */
export const confirmationPath = /^(?:\/it|\/en)?\/checkout\/confirmation\/order_\w+$/;

/** Status of a response, and where it leads. */
export const leadOf = (answer: APIResponse) => [answer.status(), answer.headers()["location"]] as const;

/** A shopper without JavaScript; the tabs share the cookies, and each sends the form it has loaded. No redirect is followed. */
export class Buyer {
  readonly email = `buyer.${crypto.randomUUID()}@example.com`;

  constructor(
    readonly request: APIRequestContext,
    readonly language: Language = "de",
  ) {}

  at(step: Step): string {
    return href(step, this.language);
  }

  post(path: string, form: Form = {}): Promise<APIResponse> {
    return this.request.post(path, { form, maxRedirects: 0 });
  }

  get(path: string): Promise<APIResponse> {
    return this.request.get(path, { maxRedirects: 0 });
  }

  page(step: Step): Promise<DeliveredPage> {
    return openPage(this.request, this.at(step));
  }

  /** Puts packs into the cart, by default one of small hazelnut nougat. @returns the line's id */
  async add(variantId?: string, quantity = "1"): Promise<string> {
    const form = { intent: "add", variantId: variantId ?? (await smallHazelnut()), quantity };
    const { snapshot } = (await (await this.post("/api/cart", form)).json()) as {
      snapshot: { cart: { lines: { id: string }[] } };
    };
    return snapshot.cart.lines.at(-1)?.id ?? "";
  }

  inform(more: Form = {}): Promise<APIResponse> {
    return this.post(this.at("checkout"), { ...berlinInformation, email: this.email, ...more });
  }

  /** What the payment step sends; of a card the token its form gets from the payment provider. */
  async choice(method: Method, number = "4242 4242 4242 4242"): Promise<Form> {
    if (method !== "card") return { method };
    const card = { number, exp_month: "12", exp_year: "40", cvc: "123", locale: "de" };
    const answer = await this.request.post("/sandbox/confirmation_tokens", { data: card });
    return { method, token: ((await answer.json()) as { id: string }).id };
  }

  async choose(method: Method = "bank_transfer", number?: string): Promise<void> {
    const answer = await this.post(this.at("checkoutPayment"), await this.choice(method, number));
    if (answer.status() !== 303) throw new Error(`the payment step was answered with ${answer.status()}`);
  }

  /** What the order button sends, as its page is now. */
  button(): Promise<Form> {
    return orderFields(this.request, this.at("checkoutConfirm"));
  }

  /** Fills a cart and goes to the order button. @returns what the button sends */
  async toButton(method?: Method): Promise<Form> {
    await this.add();
    await this.inform();
    await this.choose(method);
    return this.button();
  }

  order(form: Form): Promise<APIResponse> {
    return this.post(this.at("checkoutConfirm"), form);
  }

  /** The link that opens the cart in another browser. */
  async cartLink(): Promise<string> {
    return attribute((await this.page("cart")).query("#device-link"), "value");
  }
}

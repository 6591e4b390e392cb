import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { methodFrom, offeredMethods } from "~/checkout/payment-methods";
import { selectPayment } from "~/commerce/checkout.server";
import { enabledMethods, shopFacts } from "~/commerce/shop-facts.server";
import { paymentSetup } from "~/platform/env.server";
import type { ShopContext } from "~/platform/shop.server";

/** The payment methods the shopper may choose. */
export const loadOfferedMethods = async (shop: ShopContext): Promise<readonly PaymentMethod[]> =>
  offeredMethods(enabledMethods(await shopFacts(shop)), paymentSetup() !== null);

/** Validates the token of the card form or of a wallet (docs.stripe.com/api/confirmation_tokens). */
export const isToken = (value: FormDataEntryValue | null): value is string =>
  typeof value === "string" && /^ctoken_\w{1,200}$/.test(value);

export interface ChosenPayment {
  method: PaymentMethod | null;
  /** Why the payment session was not opened; null if it was. */
  error: "method" | "withdrawn" | "card" | "cart_gone" | "saving" | null;
  headers: Headers;
}

/** Opens the payment session for the `method` and the `token` of a form. Only call it once the total is settled. */
export async function choosePayment(shop: ShopContext, form: FormData): Promise<ChosenPayment> {
  const method = methodFrom(form.get("method"));
  const token = form.get("token");
  const refused = (error: ChosenPayment["error"], headers = new Headers()) => ({ method, error, headers });
  if (!method) return refused("method");
  if (!(await loadOfferedMethods(shop)).includes(method)) return refused("withdrawn");
  if (method === "card" && !isToken(token)) return refused("card");
  const { error, headers } = await selectPayment(shop, method, isToken(token) ? token : null);
  return refused(error && (error.code === "cart_gone" ? "cart_gone" : "saving"), headers);
}

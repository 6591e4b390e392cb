import type { TestProduct } from "../../../testing/products";
import type { EndedCase } from "./payment-invariants";
import {
  answerConfirmationPage,
  cartOf,
  choosePaymentMethod,
  configureFaults,
  noWebhook,
  press,
  type Method,
} from "./payment-tools";

/** A checkout whose outcome is checked by the invariants. */
export type StartedCheckout = EndedCase & { cart: Awaited<ReturnType<typeof cartOf>> };

let number = 0;

/** A cart with a payment method chosen. */
export async function beginCheckout(
  product: TestProduct,
  method: Method,
  card?: string,
): Promise<StartedCheckout> {
  const email = `change-${++number}-${Date.now()}@example.com`;
  const before = await product.stock();
  const cart = await cartOf(product, email);
  const intent = await choosePaymentMethod(cart, method, card);
  return { email, cartId: cart.id, cart, product, before, intents: intent === null ? [] : [intent] };
}

/** A checkout confirmed at PayPal, of which no webhook tells and from where the shopper has not returned. */
export async function confirmAtPayPal(product: TestProduct): Promise<StartedCheckout> {
  const checkout = await beginCheckout(product, "paypal");
  const { url = "" } = await press(checkout.cartId);
  await configureFaults([noWebhook]);
  await answerConfirmationPage(url, "approve");
  return checkout;
}

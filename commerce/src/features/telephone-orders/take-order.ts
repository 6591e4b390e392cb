import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { refusalCodeOf } from "../../platform/engine-errors";
import { languageOfLocale, type Language } from "../../platform/languages";
import { shopUrl } from "../../platform/storefront-urls";
import { textsOf } from "../../texts";
import { changedParts } from "../cart/cart-fingerprint";
import { withCartLock } from "../cart/cart-lock";
import { giftParcelsOf } from "../cart/gift-parcels";
import { readCart, type CartRecord } from "../cart/read-cart";
import { viewOfCart } from "../cart/read-cart-view";
import { enqueueMail } from "../mail/mail-context";
import { withOrderLock } from "../ordering/order/order-lock";
import { paymentMethodOf, takenInWorkshop } from "../ordering/order/order-payment";
import { readOrder } from "../ordering/order/order-record";
import { captureOrder } from "../ordering/payments/capture-order";
import { choosePayment } from "../ordering/payments/choose-payment";
import { finishInTime } from "../ordering/place-order/finish-in-time";
import { reopenCart } from "../ordering/place-order/reopen-cart";
import { readShopFacts } from "../shop/shop-facts";
import { addOrderNote, readOrderNotes } from "../staff/order-notes";
import { isFilledByStaff, telephoneMethods, type TelephoneMethod } from "./quote-order";

/** What the page showed of a cart that `quoteOrder` has filled. */
const shownCart = {
  cart_id: z.string().min(1).max(100),
  fingerprint: z.string().max(500),
  /** Integer cents. */
  shown_cents: z.number().int().min(0),
};

/** Body of `POST /admin/telephone-orders`. */
export const takeOrderBody = z.strictObject({ ...shownCart, method: z.enum(telephoneMethods) });

/** Body of `POST /admin/telephone-orders/links`. */
export const cartLinkBody = z.strictObject(shownCart);

type ShownCart = z.infer<typeof cartLinkBody>;

interface Actor {
  actorId: string;
  language: Language;
}

const conflict = (text: string) => new MedusaError(MedusaError.Types.CONFLICT, text);

/**
 * Reads a cart that the staff has filled, and that is still as their page showed it, or ordered already.
 * @throws NOT_FOUND, CONFLICT
 */
async function readShownCart(
  container: MedusaContainer,
  { cart_id, fingerprint, shown_cents }: ShownCart,
  language: Language,
): Promise<CartRecord> {
  const texts = textsOf("refusals", language).telephone;
  const cart = await readCart(container, cart_id);
  if (!cart || !isFilledByStaff(cart.metadata))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, texts.gone);
  if (cart.completed_at) return cart;
  const view = await viewOfCart(container, cart, language);
  const isSame = changedParts(fingerprint, view).every((part) => part === "method");
  if (!isSame || view.totals.total_cents !== shown_cents) throw conflict(texts.changed);
  return cart;
}

/**
 * Opens the payment of a cart, unless its buyer is paying or has ordered it by the link: that attempt is resolved first.
 * Must be called while holding the cart's lock.
 * @throws CONFLICT while their payment is processing, or Stripe cannot be reached
 */
async function openPayment(
  container: MedusaContainer,
  cartId: string,
  method: TelephoneMethod,
  language: Language,
): Promise<void> {
  try {
    await reopenCart(container, cartId);
  } catch (error) {
    if (refusalCodeOf(error) === "cart_completed") return;
    throw conflict(textsOf("refusals", language).telephone.try_again);
  }
  const choice = { provider_id: paymentProviders.bank_transfer };
  const { session_id } = await choosePayment(container, cartId, choice, method === "workshop");
  if (method !== "workshop") return;
  const payments = container.resolve(Modules.PAYMENT);
  const { id, amount, currency_code, data } = await payments.retrievePaymentSession(session_id);
  await payments.updatePaymentSession({ id, amount, currency_code, data: { ...data, ...takenInWorkshop } });
}

/** Notes once on an order that the staff took it, and how it is paid, which the first of several requests has decided. */
const noteOnce = (container: MedusaContainer, orderId: string, { actorId, language }: Actor): Promise<void> =>
  withOrderLock(container, orderId, async () => {
    const order = await readOrder(container, orderId);
    const by = order && paymentMethodOf(order);
    // its buyer was faster
    if (by === null || by === "card" || by === "paypal") return;
    const text = textsOf("refusals", language).telephone.note[by];
    const notes = await readOrderNotes(container, orderId);
    if (!notes.some((note) => note.text === text)) await addOrderNote(container, { orderId, actorId, text });
  });

/**
 * Orders a quoted cart for its buyer, who pays by transfer or has paid in the workshop. Safe to repeat: a cart becomes
 * one order, and its money is captured once.
 * @throws NOT_FOUND, CONFLICT, NOT_ALLOWED with the reason in the language of the staff
 */
export async function takeOrder(
  container: MedusaContainer,
  { method, ...shown }: z.infer<typeof takeOrderBody>,
  { actorId, language }: Actor,
): Promise<{ order_id: string }> {
  const texts = textsOf("refusals", language).telephone;
  const notAllowed = (text: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, text);
  const cart = await readShownCart(container, shown, language);
  if (!cart.completed_at) {
    const { payment_methods: offered } = await readShopFacts(container);
    if (method === "bank_transfer" && !offered.includes("bank_transfer"))
      throw notAllowed(texts.no_transfers);
    await withCartLock(container, cart.id, async () => {
      const current = await readCart(container, cart.id);
      if (shown.shown_cents > 0 && !current?.completed_at)
        await openPayment(container, cart.id, method, language);
    });
  }
  const outcome = await finishInTime(container, cart.id, {
    shownCents: shown.shown_cents,
    fingerprint: null,
    language,
    browser: actorId,
    clientAddress: "",
    returnUrl: env().STOREFRONT_URL,
    byStaff: true,
  });
  if (outcome.type === "order") {
    const { order_id } = outcome;
    await captureOrder(container, order_id);
    await noteOnce(container, order_id, { actorId, language });
    return { order_id };
  }
  if (outcome.type === "redirect") throw conflict(texts.changed);
  switch (outcome.reason) {
    case "not_enough_stock":
      throw notAllowed(texts.sold_out);
    case "order_queued":
    case "unavailable":
      throw conflict(texts.try_again);
    default:
      throw conflict(texts.changed);
  }
}

/** Days a link to a cart is valid, like the one a buyer sends to another device. */
const linkDays = 7;

/**
 * Mails the buyer of a quoted cart a link, with which it becomes their own: they choose the payment and order. Sent once
 * for each cart.
 * @throws NOT_FOUND, CONFLICT
 */
export async function mailCartLink(
  container: MedusaContainer,
  shown: ShownCart,
  { language }: Actor,
): Promise<{ email: string }> {
  const cart = await readShownCart(container, shown, language);
  const { id, email, locale } = cart;
  // who fills a cart may change it, and the packs of these belong to addresses
  if (giftParcelsOf(cart.metadata)) throw conflict(textsOf("refusals", language).telephone.no_link);
  if (cart.completed_at || email === null) throw conflict(textsOf("refusals", language).telephone.changed);
  const key = signToken(env().SIGNING_SECRET, "cart", [id], nowInSeconds() + linkDays * 24 * 60 * 60);
  const buyersLanguage = languageOfLocale(locale);
  const url = shopUrl("cartContinue", buyersLanguage, { key });
  await enqueueMail(container, {
    event: "cart-link",
    key: id,
    to: email,
    language: buyersLanguage,
    data: { url, total_cents: shown.shown_cents },
  });
  return { email };
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { env } from "../../platform/env";
import { languageOfLocale, type Language } from "../../platform/languages";
import { shopUrl } from "../../platform/storefront-urls";
import type { Account } from "../ordering/bank-transfer/bank-transfer";
import { orderLink } from "../ordering/order/order-lookup";
import { accountFor, transferOf } from "../ordering/bank-transfer/order-transfer";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { paymentMethodOf } from "../ordering/order/order-payment";
import { readOrder, type OrderRecord } from "../ordering/order/order-record";
import { orderSums } from "../ordering/order/order-sums";
import { addressLines, deliveryLines, buyerOf } from "../ordering/order/order-view";
import { withOwnerLanguageNames } from "../ordering/order/owner-language-names";
import { orderOfPayment } from "../ordering/payments/order-of-payment";
import { readSettingsOverTime } from "../shop/settings";
import type { ShopSettings } from "../../modules/shop-settings/setting-types";
import { ownerLanguage } from "./mail-context";
import type { OrderMailData } from "./templates/order/order-mail-data";
import { readRows } from "../../platform/read-rows";

export interface OrderMailContext {
  container: MedusaContainer;
  order: OrderRecord;
  /** The order data for mails, in the recipient's language. */
  facts: OrderMailData;
  to: string;
  language: Language;
  settings: ShopSettings;
}

export interface OrderMessage {
  /** Unique together with mail and recipient: a second mail with the same key is not sent. */
  key: string;
  data: Readonly<Record<string, unknown>>;
}

export type Recipient = "buyer" | "owner";

/**
 * Order data for mails.
 * @param url link that opens the order
 * @param account recipient account of transfers
 */
function orderMailData(order: OrderRecord, language: Language, url: string, account: Account): OrderMailData {
  return {
    number: String(order.display_id),
    placed_at: order.created_at.toISOString(),
    name: buyerOf(order),
    url,
    payment: paymentMethodOf(order),
    ...orderSums(order),
    shipping_address: deliveryLines(order, language),
    billing_address: addressLines(order.billing_address, language),
    ...buyerRequestsOf(order),
    transfer: transferOf(order, account),
    withdraw_url: shopUrl("withdrawal", language, { order: String(order.display_id) }),
  };
}

/** An order, and what mails about it have to know beyond it. */
interface MailedOrder {
  order: OrderRecord;
  settings: ShopSettings;
  account: Account;
}

/** Reads an order for mails about it; null for an unknown one. */
export async function readMailedOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<MailedOrder | null> {
  const [order, terms] = await Promise.all([readOrder(container, orderId), readSettingsOverTime(container)]);
  return order && { order, settings: terms.settings, account: accountFor(order, terms) };
}

/** What a mail to the buyer or the owner is made from; null when the buyer has no address. */
export async function mailContextOf(
  container: MedusaContainer,
  { order, settings, account }: MailedOrder,
  recipient: Recipient,
): Promise<OrderMailContext | null> {
  if (recipient === "owner") {
    const language = ownerLanguage();
    const url = new URL(`/app/orders/${order.id}`, env().MEDUSA_BACKEND_URL).href;
    const localizedOrder = await withOwnerLanguageNames(container, order, language);
    const facts = orderMailData(localizedOrder, language, url, account);
    return { container, order, facts, to: settings.company_email, language, settings };
  }
  if (!order.email) return null;
  const language = languageOfLocale(order.locale);
  const { STOREFRONT_URL: storefrontUrl, SIGNING_SECRET: secret } = env();
  const url = orderLink({ storefrontUrl, secret }, { id: order.id, language }, Math.floor(Date.now() / 1000));
  const facts = orderMailData(order, language, url, account);
  return { container, order, facts, to: order.email, language, settings };
}

/** Entities a domain event or row refers to. */
export const subjects = ["order", "payment", "fulfillment"] as const;
export type Subject = (typeof subjects)[number];

const parcelRow = z.object({ order: z.object({ id: z.string() }).nullish() });

/** Resolves the order of an event's subject; null when there is none. */
export const orderIdOf: Readonly<
  Record<Subject, (container: MedusaContainer, id: string) => Promise<string | null>>
> = {
  order: (_container, id) => Promise.resolve(id),
  payment: orderOfPayment,
  fulfillment: async (container, id) => {
    const [parcel] = await readRows(container, "fulfillment", parcelRow, { id });
    return parcel?.order?.id ?? null;
  },
};

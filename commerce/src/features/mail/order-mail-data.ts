import type { OrderMailData } from "./templates/order/order-mail-data";
import type { Language } from "../../platform/languages";
import { shopUrl } from "../../platform/storefront-urls";
import { addressLines, buyerOf } from "../ordering/order/order-view";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { paymentMethodOf } from "../ordering/order/order-payment";
import type { OrderRecord } from "../ordering/order/order-record";
import type { Account } from "../ordering/bank-transfer/bank-transfer";
import { transferOf } from "../ordering/bank-transfer/order-transfer";
import { orderSums } from "../ordering/order/order-sums";

/**
 * Order data for mails.
 * @param url link that opens the order
 * @param account recipient account of transfers
 */
export function orderMailData(
  order: OrderRecord,
  language: Language,
  url: string,
  account: Account,
): OrderMailData {
  return {
    number: String(order.display_id),
    placed_at: order.created_at.toISOString(),
    name: buyerOf(order),
    url,
    payment: paymentMethodOf(order),
    ...orderSums(order),
    shipping_address: addressLines(order.shipping_address, language),
    billing_address: addressLines(order.billing_address, language),
    ...buyerRequestsOf(order),
    transfer: transferOf(order, account),
    withdraw_url: shopUrl("withdrawal", language, { order: String(order.display_id) }),
  };
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { RefundDue } from "@su-turrone/contract/orders";
import { languageOfLocale, type PerLanguage } from "../../platform/languages";
import { epcText } from "../ordering/bank-transfer/bank-transfer";
import { centsToSend } from "../ordering/bank-transfer/refund-transfers";
import { transferReferenceOf } from "../ordering/bank-transfer/order-transfer";
import { readOrders, type OrderRecord } from "../ordering/order/order-record";
import { buyerOf } from "../ordering/order/order-view";
import { readRefundAccounts, type RefundAccount } from "./refund-account";
import { readUnsentRefunds, type UnsentRefund } from "./unsent-refunds";

/** A refund to be sent by bank transfer, as listed for the owner. */
export interface RefundToSend extends UnsentRefund {
  /** Name of the buyer. */
  name: string;
  /** Remittance text of the transfer, in the buyer's language. */
  reference: string;
  /** Account it goes to; null as long as it is unknown. */
  account: RefundAccount | null;
  /** Content of the QR code for the owner's banking app; null without an account. */
  epc: string | null;
}

const refundWord: PerLanguage = { de: "Erstattung", it: "Rimborso", en: "Refund" };

/** Everything that has to be sent back by bank transfer, most urgent first. @param orderId of one order only */
export async function readRefundsToSend(
  container: MedusaContainer,
  now: Date,
  orderId?: string,
): Promise<RefundToSend[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const unsent = await readUnsentRefunds(knex, now, orderId);
  const ids = unsent.map(({ order_id: id }) => id);
  const [orders, accounts] = await Promise.all([
    readOrders(container, ids),
    readRefundAccounts(container, ids),
  ]);
  return unsent.flatMap((refund) => {
    const order = orders.find(({ id }) => id === refund.order_id);
    if (!order) return [];
    const reference = `${refundWord[languageOfLocale(order.locale)]} ${transferReferenceOf(order) ?? refund.number}`;
    const account = accounts.get(order.id) ?? null;
    const epc =
      account &&
      epcText({ holder: account.holder, iban: account.iban, bic: "", reference, amount_cents: refund.cents });
    return [{ ...refund, name: buyerOf(order), reference, account, epc }];
  });
}

/** What is still to be sent back to the buyer of an order; null when there is nothing. */
export async function readRefundDue(
  container: MedusaContainer,
  order: OrderRecord,
): Promise<RefundDue | null> {
  if (centsToSend(order) === 0) return null;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const unsent = await readUnsentRefunds(knex, new Date(), order.id);
  const until = unsent[0]?.until;
  if (until === undefined) return null;
  const account = (await readRefundAccounts(container, [order.id])).get(order.id);
  return {
    cents: unsent.reduce((sum, { cents }) => sum + cents, 0),
    until,
    iban_end: account?.iban.slice(-4) ?? null,
    account_given: account !== undefined && account.given_by !== "statement",
  };
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { RefundAccountBody } from "@su-turrone/contract/form-requests";
import { accountTag, normaliseIban } from "@su-turrone/contract/iban";
import { formLimits } from "@su-turrone/contract/limits";
import { REFUND_TRANSFERS_MODULE, refundAccountGiven } from "../../modules/refund-transfers";
import { languageOfLocale, type Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import type { StatementLine } from "../bank-statements/statement-line";
import { centsToSend } from "../ordering/bank-transfer/refund-transfers";
import { withOrderLock } from "../ordering/order/order-lock";
import { readOrder, type OrderRecord } from "../ordering/order/order-record";
import { buyerOf } from "../ordering/order/order-view";
import { readSettings } from "../shop/settings";

/** Account for the refunds of an order, and who named it; the buyer may still replace that of a statement. */
export interface RefundAccount extends RefundAccountBody {
  given_by: "buyer" | "owner" | "statement";
}

export async function readRefundAccounts(
  container: MedusaContainer,
  orderIds: readonly string[],
): Promise<Map<string, RefundAccount>> {
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const rows = await service.listRefundAccounts({ order_id: [...orderIds] }, { take: null });
  return new Map(rows.map(({ order_id: id, holder, iban, given_by }) => [id, { holder, iban, given_by }]));
}

/** The last four characters of the IBAN for the refunds of an order; null as long as it is unknown. */
export async function readIbanEnd(container: MedusaContainer, orderId: string): Promise<string | null> {
  return (await readRefundAccounts(container, [orderId])).get(orderId)?.iban.slice(-4) ?? null;
}

async function writeAccount(
  container: MedusaContainer,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  const service = container.resolve(REFUND_TRANSFERS_MODULE);
  const [known] = await service.listRefundAccounts({ order_id: orderId }, { take: 1 });
  if (known) await service.updateRefundAccounts({ id: known.id, ...account });
  else await service.createRefundAccounts({ order_id: orderId, ...account });
}

/**
 * Stores the account for the refunds of an order. The buyer, who gives it on the page of the order, gives it once and is
 * mailed about it, so that nobody who knows the order can divert the money unnoticed; the owner may change it.
 * @param page of the owner, with the account it showed as by `accountTag`; undefined for the buyer
 * @throws NOT_FOUND; NOT_ALLOWED when nothing is to be sent back; CONFLICT when the buyer has given one already, or the
 * owner's page showed another one
 */
export async function saveRefundAccount(
  container: MedusaContainer,
  orderId: string,
  account: RefundAccountBody,
  page?: { shown: string | undefined; language: Language },
): Promise<void> {
  await withOrderLock(container, orderId, async () => {
    const order = await readOrder(container, orderId);
    if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
    const texts = textsOf("refusals", page?.language ?? languageOfLocale(order.locale)).refundAccount;
    if (centsToSend(order) === 0) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, texts.nothing_to_send);
    const known = (await readRefundAccounts(container, [orderId])).get(orderId);
    if (!page && known && known.given_by !== "statement")
      throw new MedusaError(MedusaError.Types.CONFLICT, texts.known);
    if (page?.shown !== undefined && page.shown !== accountTag(known))
      throw new MedusaError(MedusaError.Types.CONFLICT, texts.changed);
    await writeAccount(container, orderId, { ...account, given_by: page ? "owner" : "buyer" });
  });
  if (page) return;
  await container.resolve(Modules.EVENT_BUS).emit({ name: refundAccountGiven, data: { id: orderId } });
}

/**
 * Keeps the account an order was paid from for its refunds, unless one was given. Some banks name the shop's own account
 * beside each line, which is none of the buyer's. Call it while holding the order's lock.
 */
export async function keepPayersAccount(
  container: MedusaContainer,
  order: OrderRecord,
  { counterparty, counterparty_iban: iban }: StatementLine,
): Promise<void> {
  if (iban === "" || iban === normaliseIban((await readSettings(container)).transfer_iban)) return;
  const known = (await readRefundAccounts(container, [order.id])).get(order.id);
  if (known && known.given_by !== "statement") return;
  const holder = counterparty.slice(0, formLimits.accountHolder) || buyerOf(order);
  await writeAccount(container, order.id, { holder, iban, given_by: "statement" });
}

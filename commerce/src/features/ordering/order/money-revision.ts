import { MedusaError } from "@medusajs/framework/utils";
import { money } from "@su-turrone/contract/formats";
import type { Language } from "../../../platform/languages";
import { fill, textsOf } from "../../../texts";
import { isStale, revisionOf } from "../../staff/revision";
import { isPartAccepted } from "../bank-transfer/part-payment";
import { paidCentsOf, refundedCentsOf, sumInCents } from "./moved-money";
import { paymentsOf, type OrderRecord } from "./order-record";

/** Revision of what the owner's actions on the money of an order depend on. */
export const moneyRevision = (order: OrderRecord): string =>
  revisionOf([
    Boolean(order.canceled_at),
    isPartAccepted(order),
    paymentsOf(order)
      .map(({ id, canceled_at: at, captures, refunds }) => [
        id,
        Boolean(at),
        sumInCents(captures),
        sumInCents(refunds),
      ])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
    order.payment_issues.map(({ id, status }) => [id, status]),
  ]);

/**
 * Refuses an action of a page that showed other payments. The caller must hold the order's lock.
 * @param ifMatch the header with the revision the page showed
 * @throws CONFLICT with the current sums
 */
export function refuseStaleMoney(order: OrderRecord, ifMatch: string | undefined, language: Language): void {
  if (!isStale(ifMatch, moneyRevision(order))) return;
  const text = fill(textsOf("refusals", language).order.money_changed, {
    paid: money(paidCentsOf(order), language),
    refunded: money(refundedCentsOf(order), language),
  });
  throw new MedusaError(MedusaError.Types.CONFLICT, text);
}

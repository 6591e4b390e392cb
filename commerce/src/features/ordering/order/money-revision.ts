import { MedusaError } from "@medusajs/framework/utils";
import { money } from "@su-turrone/contract/formats";
import type { Language, PerLanguage } from "../../../platform/languages";
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

const moneyHasChanged: PerLanguage<(paid: string, refunded: string) => string> = {
  de: (paid, refunded) =>
    `Inzwischen haben sich die Zahlungen dieser Bestellung geändert: ${paid} bezahlt, davon ${refunded} als Erstattung verbucht. Es wurde nichts ausgeführt.`,
  it: (paid, refunded) =>
    `Nel frattempo i pagamenti di questo ordine sono cambiati: pagati ${paid}, di cui ${refunded} registrati come rimborso. Non è stato eseguito nulla.`,
  en: (paid, refunded) =>
    `The payments of this order have changed in the meantime: ${paid} paid, ${refunded} of it booked as refunded. Nothing was done.`,
};

/**
 * Refuses an action of a page that showed other payments. The caller must hold the order's lock.
 * @param ifMatch the header with the revision the page showed
 * @throws CONFLICT with the current sums
 */
export function refuseStaleMoney(order: OrderRecord, ifMatch: string | undefined, language: Language): void {
  if (!isStale(ifMatch, moneyRevision(order))) return;
  const [paid, refunded] = [paidCentsOf(order), refundedCentsOf(order)].map((cents) =>
    money(cents, language),
  );
  throw new MedusaError(MedusaError.Types.CONFLICT, moneyHasChanged[language](paid ?? "", refunded ?? ""));
}

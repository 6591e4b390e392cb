import type { TFunction } from "i18next";
import type { PaymentMethod, TransferRefusal } from "@su-turrone/contract/payment-methods";

/** Refusals of a payment that another method avoids; texts in checkout.json under `payInstead`. */
type RefusedPayment = TransferRefusal | "transfer_limit" | "declined";

/**
 * Names the methods to pay by instead, with a space before; "" if none is offered. A declined card is not named again.
 * @param offered methods the shop offers
 */
export function payInstead(
  t: TFunction<"checkout">,
  refused: RefusedPayment,
  offered: readonly PaymentMethod[],
): string {
  const hasCard = refused !== "declined" && offered.includes("card");
  const hasPayPal = offered.includes("paypal");
  if (!hasCard && !hasPayPal) return "";
  const ways = hasCard ? (hasPayPal ? "card_paypal" : "card") : "paypal";
  return ` ${t(`payInstead.${refused}`, { ways: t(`payInstead.ways.${ways}`) })}`;
}

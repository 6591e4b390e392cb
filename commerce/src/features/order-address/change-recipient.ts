import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { type Address, fromAddress, toAddress } from "@su-turrone/contract/addresses";
import { cartTextLimits } from "@su-turrone/contract/limits";
import { optionalText } from "@su-turrone/contract/request-fields";
import type { Language } from "../../platform/languages";
import { textsOf } from "../../texts";
import { giftParcelsKey, giftParcelsOf, type GiftRecipient } from "../cart/gift-parcels";
import { unsentParcels } from "../ordering/order/order-parcels";
import type { OrderRecord } from "../ordering/order/order-record";
import { isStale, revisionOf } from "../staff/revision";
import { checkedAddress, isAddressOpen, typedAddressBody } from "./change-address";

/** Who gets one of the parcels, with the text of the card: one of a list, or body of `POST /admin/orders/:id/recipients/:n`. */
export const recipientBody = typedAddressBody.extend({ card: optionalText(cartTextLimits.giftMessage) });

type RecipientBody = z.output<typeof recipientBody>;

/** A recipient as given in a body, by the checkout's rules. @throws INVALID_DATA that names the wrong fields */
export const checkedRecipient = ({ card, ...given }: RecipientBody, language: Language): GiftRecipient => ({
  ...fromAddress(checkedAddress(given, { isDelivery: true, language })),
  card,
});

export interface ChangeableRecipient {
  /** Position in the order. */
  recipient: number;
  address: Address;
  card: string;
  revision: string;
}

const revisionOfRecipient = (order: OrderRecord, recipient: number): string =>
  revisionOf(giftParcelsOf(order.metadata)?.recipients[recipient] ?? null);

/** The recipients whose parcels are not sent yet. */
export function changeableRecipients(order: OrderRecord): ChangeableRecipient[] {
  if (!isAddressOpen(order)) return [];
  const all = giftParcelsOf(order.metadata)?.recipients ?? [];
  return unsentParcels(order).flatMap(({ recipient }) => {
    const address = toAddress(all[recipient]);
    const card = all[recipient]?.card ?? "";
    return address ? { recipient, address, card, revision: revisionOfRecipient(order, recipient) } : [];
  });
}

/** Refuses to replace another recipient than the page showed. @throws CONFLICT */
export function refuseStaleRecipient(
  order: OrderRecord,
  ifMatch: string | undefined,
  language: Language,
  { n }: Readonly<Record<string, string>>,
): void {
  if (!isStale(ifMatch, revisionOfRecipient(order, Number(n)))) return;
  throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).address.changed);
}

/**
 * Corrects one of the recipients of an order to several people, in its country. The caller must hold the order's lock.
 * @throws NOT_FOUND; NOT_ALLOWED once the parcel is sent, and for another country; INVALID_DATA
 */
export async function changeRecipient(
  container: MedusaContainer,
  order: OrderRecord,
  position: number,
  body: RecipientBody,
  language: Language,
): Promise<void> {
  const gifts = giftParcelsOf(order.metadata);
  const stored = gifts?.recipients[position];
  if (!stored) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Recipient not found");
  const texts = textsOf("refusals", language).address;
  const refuse = (text: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, text);
  if (!isAddressOpen(order)) throw refuse(texts.shipped);
  if (!unsentParcels(order).some(({ recipient }) => recipient === position))
    throw refuse(texts.recipient_sent);
  if (body.country !== stored.country_code) throw refuse(texts.country);
  const recipients = gifts.recipients.with(position, checkedRecipient(body, language));
  await container
    .resolve(Modules.ORDER)
    .updateOrders(order.id, { metadata: { ...order.metadata, [giftParcelsKey]: { ...gifts, recipients } } });
}

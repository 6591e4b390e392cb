import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { updateOrderWorkflow } from "@medusajs/medusa/core-flows";
import { type Address, fromAddress, toAddress } from "@su-turrone/contract/addresses";
import { placeErrors } from "@su-turrone/contract/countries";
import { addressLimits } from "@su-turrone/contract/limits";
import { normaliseAddress, typedAddress } from "@su-turrone/contract/request-fields";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { fulfilmentPanelOf } from "../fulfilment/fulfilment-panel";
import type { OrderRecord } from "../ordering/order/order-record";
import { statusOf } from "../ordering/order/order-status";
import { addressLines, statesOf } from "../ordering/order/order-view";
import { isStale, revisionOf } from "../staff/revision";

/** Emitted with the order's `{id}` when its delivery address was changed. */
export const addressChanged = "order.address-changed";

const typed = z.string().max(2 * addressLimits.street);

/** An address in a body; its fields are checked by the rules of the checkout (`checkedAddress`). */
export const typedAddressBody = z.strictObject({
  fullName: typed,
  street: typed,
  addition: typed,
  postalCode: typed,
  city: typed,
  province: typed,
  country: typed,
  phone: typed,
});

/** Body of `POST /admin/orders/:id/address`. */
export const addressBody = typedAddressBody.extend({
  /** Whether the buyer is notified by mail. */
  notify: z.boolean().default(true),
});

export type AddressBody = z.infer<typeof addressBody>;

const fieldNames = [
  ...["fullName", "street", "addition", "postalCode", "city", "province", "country", "phone"],
] as (keyof Address)[];

/**
 * A typed address, by the rules of the checkout's form.
 * @throws INVALID_DATA that names the wrong fields
 */
export function checkedAddress(
  given: Readonly<Record<keyof Address, string>>,
  { isDelivery, language }: { isDelivery: boolean; language: Language },
): Address {
  const parsed = typedAddress.safeParse(given);
  const wrong = [
    ...(parsed.error?.issues ?? []).map(({ path }) => path[0]),
    ...Object.keys(placeErrors(given, isDelivery)),
  ];
  if (parsed.success && wrong.length === 0) return normaliseAddress(parsed.data);
  const texts = textsOf("refusals", language).address;
  const fields = fieldNames.filter((name) => wrong.includes(name)).map((name) => texts.fields[name]);
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    fill(isDelivery ? texts.wrong : texts.wrong_billing, { fields: fields.join(", ") }),
  );
}

/** Whether the delivery address may still be changed: something of the order is to be sent. */
export function isAddressOpen(order: OrderRecord): boolean {
  const { to_pack: unpacked, packed } = fulfilmentPanelOf(order);
  const isAlive = ["pending", "processing", "shipped"].includes(statusOf(statesOf(order)));
  return isAlive && unpacked.length + packed.length > 0;
}

/** The delivery address for a form, and its revision; null when it may not be changed any more. */
export function changeableAddress(order: OrderRecord): { address: Address; revision: string } | null {
  const address = isAddressOpen(order) ? toAddress(order.shipping_address) : null;
  return address && { address, revision: revisionOf(address) };
}

/** Refuses to replace another address than the page showed. @throws CONFLICT */
export function refuseStaleAddress(
  { shipping_address: stored }: OrderRecord,
  ifMatch: string | undefined,
  language: Language,
): void {
  if (!isStale(ifMatch, revisionOf(toAddress(stored)))) return;
  throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).address.changed);
}

/**
 * Changes the delivery address of an order, and that of the invoice if it was the same; documents already issued keep
 * theirs. VAT and shipping price depend on the country, so it stays. The caller must hold the order's lock.
 * @throws NOT_ALLOWED once everything is sent, and for another country; INVALID_DATA
 */
export async function changeAddress(
  container: MedusaContainer,
  order: OrderRecord,
  { notify, ...given }: AddressBody,
  { actorId, language }: { actorId: string; language: Language },
): Promise<void> {
  const { shipping_address: stored, billing_address: billing } = order;
  const texts = textsOf("refusals", language).address;
  const refuse = (text: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, text);
  if (!isAddressOpen(order)) throw refuse(texts.shipped);
  if (given.country !== stored?.country_code.toLowerCase()) throw refuse(texts.country);
  const address = checkedAddress(given, { isDelivery: true, language });
  if (revisionOf(address) === revisionOf(toAddress(stored))) return;
  const shipping_address = fromAddress(address);
  const isSame = addressLines(billing, language).join() === addressLines(stored, language).join();
  await updateOrderWorkflow(container).run({
    input: {
      id: order.id,
      user_id: actorId,
      shipping_address,
      ...(isSame && { billing_address: shipping_address }),
    },
  });
  const data = { id: order.id, no_notification: !notify };
  await container.resolve(Modules.EVENT_BUS).emit({ name: addressChanged, data });
}

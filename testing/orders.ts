import { asOwner, post } from "./owner";

interface Payment {
  id: string;
  captured_at: string | null;
  canceled_at: string | null;
}

async function livePayment(orderId: string): Promise<Payment> {
  const { order } = await asOwner<{ order: { payment_collections: { payments?: Payment[] }[] } }>(
    `/admin/orders/${orderId}?fields=*payment_collections.payments`,
  );
  const payments = order.payment_collections.flatMap((collection) => collection.payments ?? []);
  const payment = payments.find(({ canceled_at }) => canceled_at === null);
  if (!payment) throw new Error(`Order ${orderId} has no payment`);
  return payment;
}

/** Id of the payment of an order that has not been cancelled. */
export const paymentOf = async (orderId: string): Promise<string> => (await livePayment(orderId)).id;

/** Books the payment of an order as received, as when a transfer has arrived. @param amount of a part, in euros */
export async function capture(orderId: string, amount?: number): Promise<void> {
  await post(`/admin/payments/${await paymentOf(orderId)}/capture`, { amount });
}

/** Refunds an amount in euros; everything by default. */
export async function refund(orderId: string, amount?: number): Promise<void> {
  await post(`/admin/payments/${await paymentOf(orderId)}/refund`, { amount });
}

/** Units of an order's line. */
interface Units {
  id: string;
  quantity: number;
}

/** Packs units on Medusa's own page of the order. @returns the id of the parcel */
export async function packAtMedusa(
  orderId: string,
  items: readonly Units[],
  more: object = {},
): Promise<string> {
  type Packed = { id: string; shipped_at: string | null; canceled_at: string | null };
  const { order } = await post<{ order: { fulfillments: Packed[] } }>(
    `/admin/orders/${orderId}/fulfillments?fields=*fulfillments`,
    { items, ...more },
  );
  const packed = order.fulfillments.find((one) => !one.shipped_at && !one.canceled_at);
  if (!packed) throw new Error("Nothing was packed");
  return packed.id;
}

/** Ships a packed parcel on Medusa's own page of the order. */
export const shipAtMedusa = (orderId: string, parcelId: string, items: readonly Units[], more: object = {}) =>
  post(`/admin/orders/${orderId}/fulfillments/${parcelId}/shipments`, { items, ...more });

/** Marks a parcel as delivered. */
export const deliver = (orderId: string, parcelId: string) =>
  post(`/admin/orders/${orderId}/fulfillments/${parcelId}/mark-as-delivered`);

/** Packs units and ships them on the shop's page of the order. @returns the id of the parcel */
export async function sendParcel(
  orderId: string,
  items: readonly Units[],
  more: object = {},
): Promise<string> {
  const body = { items, carrier: "gls", ...more };
  return (await post<{ parcel: { id: string } }>(`/admin/orders/${orderId}/parcels`, body)).parcel.id;
}

/** Ships all that is left of an order like the page Today. */
export const sendOrder = (order_id: string, more: object = {}) =>
  post("/admin/shipments", { shipments: [{ order_id, carrier: "gls", number: "" }], ...more });

/** Captures, packs, ships and delivers a unit of each line, like the owner in the admin. */
export async function deliverLines(orderId: string, lineIds: readonly string[]): Promise<void> {
  if ((await livePayment(orderId)).captured_at === null) await capture(orderId);
  const items = lineIds.map((id) => ({ id, quantity: 1 }));
  const parcel = await packAtMedusa(orderId, items, { no_notification: true });
  await shipAtMedusa(orderId, parcel, items, { no_notification: true });
  await deliver(orderId, parcel);
}

/** Marks everything to be sent back for an order by bank transfer as sent. */
export async function sendBackAll(orderId: string): Promise<void> {
  const { refunds } = await asOwner<{ refunds: { id: string; order_id: string }[] }>("/admin/transfers");
  for (const { id } of refunds.filter(({ order_id: of }) => of === orderId))
    await post(`/admin/refund-transfers/${id}`);
}

/** Settles a withdrawal as the owner does who confirms what speaks against it. */
export async function settleAnyway(withdrawalId: string): Promise<void> {
  const path = `/admin/withdrawals/${withdrawalId}`;
  const refused = (error: Error) => post(path, { status: "settled", confirmed: error.message });
  await post(path, { status: "settled" }).catch(refused);
}

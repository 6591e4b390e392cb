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

/** Captures, packs, ships and delivers a unit of each line, like the owner in the admin. */
export async function deliverLines(orderId: string, lineIds: readonly string[]): Promise<void> {
  if ((await livePayment(orderId)).captured_at === null) await capture(orderId);
  const path = `/admin/orders/${orderId}`;
  const parcel = { items: lineIds.map((id) => ({ id, quantity: 1 })), no_notification: true };
  type Packed = { id: string; delivered_at: string | null; canceled_at: string | null };
  const { order } = await post<{ order: { fulfillments: Packed[] } }>(
    `${path}/fulfillments?fields=*fulfillments`,
    parcel,
  );
  const packed = order.fulfillments.find((one) => !one.delivered_at && !one.canceled_at);
  if (!packed) throw new Error("Nothing was packed");
  await post(`${path}/fulfillments/${packed.id}/shipments`, parcel);
  await post(`${path}/fulfillments/${packed.id}/mark-as-delivered`);
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

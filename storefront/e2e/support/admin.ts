import { z } from "zod";
import { asOwner } from "../../../testing/owner";

const orders = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      display_id: z.number(),
      email: z.string(),
      status: z.string(),
      payment_status: z.string(),
      total: z.number(),
      items: z.array(z.object({ quantity: z.number(), variant_sku: z.string().nullable() })),
    }),
  ),
});

/** An order as the owner's admin sees it. */
export type AdminOrder = z.infer<typeof orders>["orders"][number];

/** The orders of an e-mail address, through the admin API. */
export async function ordersOf(email: string): Promise<AdminOrder[]> {
  const fields = "id,display_id,email,status,payment_status,total,items.quantity,items.variant_sku";
  const answer = await asOwner(`/admin/orders?q=${encodeURIComponent(email)}&fields=${fields}`);
  return orders.parse(answer).orders.filter((order) => order.email === email);
}

const messages = z.object({
  messages: z.array(
    z.object({ name: z.string(), email: z.string(), topic: z.string(), message: z.string() }),
  ),
});

/** The contact messages of an e-mail address, as the owner sees them. */
export async function messagesOf(email: string): Promise<z.infer<typeof messages>["messages"]> {
  const answer = await asOwner("/admin/messages?limit=100");
  return messages.parse(answer).messages.filter((message) => message.email === email);
}

const subscriptions = z.object({
  subscriptions: z.array(z.object({ id: z.string(), email: z.string(), status: z.string() })),
});

/** The newsletter subscription of an e-mail address. */
export async function subscriptionOf(email: string) {
  const answer = await asOwner("/admin/newsletter?limit=100");
  return subscriptions.parse(answer).subscriptions.find((subscription) => subscription.email === email);
}

import { nowInSeconds, operatorKey, operatorKeyHeader } from "@su-turrone/contract/tokens";
import { z } from "zod";
import { env } from "./env";

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

async function call(
  path: string,
  { body, method, token, operator }: { body: unknown; method: string; token?: string; operator?: string },
): Promise<unknown> {
  const response = await fetch(new URL(path, env.COMMERCE_URL), {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(operator ? { [operatorKeyHeader]: operator } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function logIn(): Promise<string> {
  const body = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  const answer = await call("/auth/user/emailpass", { method: "POST", body });
  return z.object({ token: z.string() }).parse(answer).token;
}

let token: Promise<string> | undefined;

/**
 * The owner's token, valid for a day: one login for all stories of a worker, because each takes a tenth of a second.
 */
export const ownersToken = (): Promise<string> =>
  (token ??= logIn().catch((error: unknown) => {
    token = undefined;
    throw error;
  }));

/** Sends a request to the admin API as the owner. @throws Error for every unsuccessful response */
export async function asOwner(
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<unknown> {
  return call(path, { body, method, token: await ownersToken() });
}

/** Runs a workflow past the pages and routes of the shop, as only the operator of the server can. */
export async function runWorkflow(name: string, input: object = {}): Promise<void> {
  await call(`/admin/workflows-executions/${name}/run`, {
    body: { input },
    method: "POST",
    token: await ownersToken(),
    operator: operatorKey(env.SIGNING_SECRET, nowInSeconds() + 60),
  });
}

const types = z.object({ product_types: z.array(z.object({ id: z.string() })).min(1) });

/** Id of the type of plain nougat, which determines the VAT rate; goods without a type are not sold. */
export const nougatType = async (): Promise<string | undefined> =>
  types.parse(await asOwner("/admin/product-types?value=Torrone")).product_types[0]?.id;

const channels = z.object({ sales_channels: z.array(z.object({ id: z.string() })).min(1) });

/** The shop's own sales channel, in the form products reference it; channels opened by other stories are ignored. */
export const shopChannel = async (): Promise<{ id: string }[]> =>
  channels
    .parse(await asOwner("/admin/sales-channels?order=created_at&limit=1"))
    .sales_channels.map(({ id }) => ({ id }));

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

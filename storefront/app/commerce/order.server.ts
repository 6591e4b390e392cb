import type {
  OrderLookupAnswer,
  OrderLookupBody,
  RefundAccountBody,
} from "@su-turrone/contract/form-requests";
import { orderKeyHeader } from "@su-turrone/contract/tokens";
import type { StoreOrder } from "@su-turrone/contract/orders";
import { beginAttempt, forgiveAttempt } from "@su-turrone/contract/rate-limits";
import { readOrderKey } from "~/platform/cookies.server";
import { attemptLimit } from "~/platform/rate-limits.server";
import type { ShopContext } from "~/platform/shop.server";
import { isWellFormedKey } from "~/platform/signing.server";
import { listFullProducts } from "./catalogue.server";
import { call, callOrNull, unlessRefused } from "./client.server";
import { type Order, type OrderUpdate, toOrder } from "./order-view";

const keyHeader = (key: string) => ({ [orderKeyHeader]: key });

const orderPath = (id: string, below = ""): string => `/store/orders/${encodeURIComponent(id)}${below}`;

/** The order that a key opens; null for every other key. @throws CommerceError while commerce is down */
const fetchOrder = async (shop: ShopContext, id: string, key: string): Promise<StoreOrder | null> =>
  (await callOrNull<{ order: StoreOrder }>(shop, orderPath(id), { headers: keyHeader(key) }))?.order ?? null;

/** Whether a key currently opens an order. @throws CommerceError while commerce is down */
export const isOrderKey = async (shop: ShopContext, id: string, key: string): Promise<boolean> =>
  isWellFormedKey(key) && (await fetchOrder(shop, id, key)) !== null;

export async function readOrderUpdate(shop: ShopContext, id: string): Promise<OrderUpdate | null> {
  const key = await readOrderKey(shop.request, id);
  const order = key === null ? null : await fetchOrder(shop, id, key);
  return order && { status: order.status, invoiced: order.documents.some(({ kind }) => kind !== "order") };
}

/** An order of this browser; null for any other, whether it exists or not. */
export async function readOrder(shop: ShopContext, id: string): Promise<Order | null> {
  const key = await readOrderKey(shop.request, id);
  const order = key === null ? null : await fetchOrder(shop, id, key);
  if (!order) return null;
  return toOrder(order, await listFullProducts(shop, { ids: order.lines.map((line) => line.product_id) }));
}

/**
 * Gives the account for the refunds of an order of this browser.
 * @returns whether commerce has accepted it
 */
export async function giveRefundAccount(
  shop: ShopContext,
  id: string,
  body: RefundAccountBody,
): Promise<boolean> {
  const key = await readOrderKey(shop.request, id);
  if (key === null) return false;
  const options = { method: "POST", body, headers: keyHeader(key) } as const;
  const answer = call(shop, orderPath(id, "/refund-account"), options);
  return (await unlessRefused(answer, () => null)) !== null;
}

export interface DocumentFile {
  body: ArrayBuffer;
  /** Content-Disposition with the file name. */
  disposition: string;
}

/** A document of an order of this browser, as PDF; null for any other order or document. */
export async function readDocument(
  shop: ShopContext,
  id: string,
  document: string,
): Promise<DocumentFile | null> {
  const key = await readOrderKey(shop.request, id);
  if (key === null) return null;
  const path = orderPath(id, `/documents/${encodeURIComponent(document)}`);
  const headers = { ...keyHeader(key), accept: "application/pdf" };
  const answer = await callOrNull<Response>(shop, path, { headers });
  if (!answer) return null;
  return {
    body: await answer.arrayBuffer(),
    disposition: answer.headers.get("content-disposition") ?? "attachment",
  };
}

/**
 * Result of a lookup: the order with its key; "miss" if no order has this number and address; "limited" after too many
 * misses, in which case the link is sent to the buyer by e-mail if there is such an order.
 */
export type LookupOutcome =
  { found: { id: string; key: string } } | { found: null; reason: "miss" | "limited" };

/** Looks up an order by data its buyer knows. */
export async function lookUpOrder(shop: ShopContext, body: OrderLookupBody): Promise<LookupOutcome> {
  const request = call<OrderLookupAnswer>(shop, "/store/order-lookup", { method: "POST", body });
  const answer = await unlessRefused(request, () => null);
  if (answer === null) return { found: null, reason: "miss" };
  return "mailed" in answer ? { found: null, reason: "limited" } : { found: answer };
}

/** Misses by invoice number share one counter: only commerce knows the orders they belong to, and counts per order. */
const counterKey = (number: string): string => (/^\d+$/.test(number) ? number : "invoice");

/**
 * Looks up an order and counts a miss; beyond the limit, orders are opened for this client by e-mail only.
 * @param number as returned by `lookupForm`
 * @param lookUp given whether the order may only be opened by e-mail
 */
export async function limitedLookup(
  clientIp: string,
  number: string,
  lookUp: (byMail: boolean) => Promise<LookupOutcome>,
): Promise<LookupOutcome> {
  const limits = [
    attemptLimit("missedLookupOfNumber", clientIp, counterKey(number)),
    attemptLimit("missedLookup", clientIp),
  ];
  const byMail = (await beginAttempt(limits)) > 0;
  let isMiss = false;
  try {
    const outcome = await lookUp(byMail);
    isMiss = outcome.found === null && outcome.reason === "miss";
    return outcome;
  } finally {
    if (!byMail && !isMiss) await forgiveAttempt(limits);
  }
}

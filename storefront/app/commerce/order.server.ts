import type {
  OrderLookupAnswer,
  OrderLookupBody,
  RefundAccountBody,
} from "@su-turrone/contract/form-requests";
import { toEuros } from "@su-turrone/contract/money";
import { orderKeyHeader } from "@su-turrone/contract/tokens";
import type { HttpTypes } from "@medusajs/types";
import type { BankTransferDetails as TransferAnswer, OrderStatusAnswer } from "@su-turrone/contract/orders";
import { readOrderKey } from "~/platform/cookies.server";
import { shownAddress } from "@su-turrone/contract/shown-address";
import type { ShopContext } from "~/platform/shop.server";
import { isWellFormedKey } from "~/platform/signing.server";
import { toAddress, toBuyerRequests, toCodes, toLine, toTotals } from "./cart-view";
import { listFullProducts } from "./catalogue.server";
import { call, callOrNull, CommerceError } from "./client.server";
import { emptyAddress } from "./empty-address";
import { toStatusView } from "./order-status";
import type { BankTransferDetails, Order, OrderNews } from "./order-types";

const keyHeader = (key: string) => ({ [orderKeyHeader]: key });

const orderPath = (id: string, below = ""): string => `/store/orders/${encodeURIComponent(id)}${below}`;

async function bankTransferOf(
  shop: ShopContext,
  id: string,
  headers: Record<string, string>,
): Promise<BankTransferDetails | null> {
  const found = await callOrNull<TransferAnswer>(shop, orderPath(id, "/bank-transfer"), { headers });
  if (!found) return null;
  const { holder, iban, bic, reference, amount_cents: amount, due_date: dueDate, epc } = found;
  return { holder, iban, bic, reference, amount, dueDate, epc };
}

/** Whether a key currently opens an order. @throws CommerceError while commerce is down */
export async function isOrderKey(shop: ShopContext, id: string, key: string): Promise<boolean> {
  if (!isWellFormedKey(key)) return false;
  return (await callOrNull(shop, orderPath(id, "/status"), { headers: keyHeader(key) })) !== null;
}

/** Current state of an order of this browser; null for any other order. @throws CommerceError while commerce is down */
export async function readOrderNews(shop: ShopContext, id: string): Promise<OrderNews | null> {
  const key = await readOrderKey(shop.request, id);
  if (key === null) return null;
  const answer = await callOrNull<OrderStatusAnswer>(shop, orderPath(id, "/status"), {
    headers: keyHeader(key),
  });
  if (!answer) return null;
  const { status, documents } = answer.order;
  return { status, invoiced: documents.some(({ kind }) => kind === "invoice") };
}

/**
 * An order of this browser; null for any other, whether it exists or not.
 * @throws CommerceError while commerce is down
 */
export async function readOrder(shop: ShopContext, id: string): Promise<Order | null> {
  const key = await readOrderKey(shop.request, id);
  if (key === null) return null;
  const headers = keyHeader(key);
  const answer = await callOrNull<HttpTypes.StoreOrderResponse>(shop, orderPath(id), { headers });
  if (!answer) return null;
  const { order } = answer;
  const [status, products, bankTransfer] = await Promise.all([
    call<OrderStatusAnswer>(shop, orderPath(id, "/status"), { headers }),
    listFullProducts(shop, { ids: (order.items ?? []).flatMap((i) => (i.product_id ? [i.product_id] : [])) }),
    bankTransferOf(shop, id, headers),
  ]);
  const byId = new Map(products.map((p) => [p.id, p]));
  const view = toStatusView(status);
  return {
    id: order.id,
    number: String(order.display_id ?? ""),
    placedAt: new Date(order.created_at).toISOString(),
    ...view,
    email: shownAddress(order.email ?? ""),
    lines: status.order.line_ids.flatMap((lineId) =>
      (order.items ?? [])
        .filter((item) => item.id === lineId)
        .map((item) => toLine(item, byId.get(item.product_id ?? ""))),
    ),
    totals: {
      // Medusa's own order total is reduced by refunds
      ...toTotals({ ...order, total: toEuros(status.order.total_cents) }),
      tax: view.taxes.reduce((sum, { vat }) => sum + vat, 0),
    },
    codes: toCodes((order as { promotions?: Parameters<typeof toCodes>[0] }).promotions),
    shippingAddress: toAddress(order.shipping_address) ?? emptyAddress("it"),
    billingAddress: toAddress(order.billing_address) ?? emptyAddress("it"),
    ...toBuyerRequests(status.order.requests),
    bankTransfer,
  };
}

/**
 * Gives the account for the refunds of an order of this browser.
 * @returns whether commerce has accepted it
 * @throws CommerceError while commerce is down
 */
export async function giveRefundAccount(
  shop: ShopContext,
  id: string,
  body: RefundAccountBody,
): Promise<boolean> {
  const key = await readOrderKey(shop.request, id);
  if (key === null) return false;
  try {
    await call(shop, orderPath(id, "/refund-account"), { method: "POST", body, headers: keyHeader(key) });
    return true;
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind !== "refused") throw error;
    return false;
  }
}

/** A document of an order as sent by commerce. */
export interface DocumentFile {
  body: ArrayBuffer;
  /** Content-Disposition with the file name. */
  disposition: string;
}

/**
 * A document of an order of this browser, as PDF; null for any other order or document.
 * @throws CommerceError while commerce is down
 */
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

/**
 * Looks up an order by data its buyer knows.
 * @throws CommerceError while commerce is down
 */
export async function lookUpOrder(shop: ShopContext, body: OrderLookupBody): Promise<LookupOutcome> {
  try {
    const answer = await call<OrderLookupAnswer>(shop, "/store/order-lookup", { method: "POST", body });
    return "mailed" in answer ? { found: null, reason: "limited" } : { found: answer };
  } catch (error) {
    if (!(error instanceof CommerceError) || error.kind !== "refused") throw error;
    return { found: null, reason: "miss" };
  }
}

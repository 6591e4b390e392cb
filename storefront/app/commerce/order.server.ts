import type { HttpTypes } from "@medusajs/types";
import { readOrderIds } from "~/platform/cookies.server";
import { orderKey } from "~/platform/signing.server";
import type { ShopContext } from "~/platform/shop.server";
import { toAddress, toCodes, toLine, toTotals } from "./cart-view";
import { fullProducts } from "./catalogue.server";
import { callOrNull } from "./client.server";
import { methodOfProvider } from "./payment-methods";
import type { Address, BankTransferDetails, Order, OrderStatus } from "./types";

const orderFields =
  "+metadata,+payment_status,+fulfillment_status,*payment_collections.payments,*payment_collections.payment_sessions,*promotions";

/** A key lives only as long as the one call it is made for. */
const keySeconds = 60;

const noAddress: Address = {
  fullName: "",
  street: "",
  addition: "",
  postalCode: "",
  city: "",
  province: "",
  country: "it",
  phone: "",
};

/** The status a shopper sees, from Medusa's facts (architecture.md, "Order status"). First match wins. */
export function statusOf(
  order: { status?: string; payment_status?: string; fulfillment_status?: string },
  payment: Order["payment"] = null,
): OrderStatus {
  if (order.status === "canceled") return "cancelled";
  if (order.payment_status === "refunded") return "refunded";
  if (order.fulfillment_status === "delivered") return "delivered";
  if (["shipped", "partially_shipped", "partially_delivered"].includes(order.fulfillment_status ?? "")) {
    return "shipped";
  }
  // the bank has promised the money of a card; a transfer is only announced
  const promised = order.payment_status === "authorized" && payment !== "bank_transfer";
  const paid = ["captured", "partially_captured", "partially_refunded"].includes(order.payment_status ?? "");
  const packing = ["fulfilled", "partially_fulfilled"].includes(order.fulfillment_status ?? "");
  return paid || promised || packing ? "processing" : "pending";
}

type StoreOrder = HttpTypes.StoreOrder;

function paymentOf(order: StoreOrder): Order["payment"] {
  const collections = order.payment_collections ?? [];
  const providers = collections.flatMap((c) => [...(c.payments ?? []), ...(c.payment_sessions ?? [])]);
  return methodOfProvider(providers[0]?.provider_id);
}

interface TransferAnswer {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  amount_cents: number;
  due_date: string;
}

async function bankTransferOf(
  shop: ShopContext,
  id: string,
  headers: Record<string, string>,
): Promise<BankTransferDetails | null> {
  const found = await callOrNull<TransferAnswer>(shop, `/store/orders/${id}/bank-transfer`, { headers });
  if (!found) return null;
  const { holder, iban, bic, reference, amount_cents: amount, due_date: dueDate } = found;
  return { holder, iban, bic, reference, amount, dueDate };
}

/**
 * An order of this browser; null for every other, whether it exists or not.
 * @throws CommerceError when commerce is away
 */
export async function readOrder(shop: ShopContext, id: string): Promise<Order | null> {
  const known = await readOrderIds(shop.request);
  if (!known.includes(id)) return null;
  const headers = { "x-order-key": orderKey(id, keySeconds) };
  const answer = await callOrNull<HttpTypes.StoreOrderResponse>(shop, `/store/orders/${id}`, {
    headers,
    query: { fields: orderFields },
  });
  if (!answer) return null;
  const { order } = answer;
  const payment = paymentOf(order);
  const [products, bankTransfer] = await Promise.all([
    fullProducts(shop, { ids: (order.items ?? []).flatMap((i) => (i.product_id ? [i.product_id] : [])) }),
    payment === "bank_transfer" ? bankTransferOf(shop, id, headers) : null,
  ]);
  const byId = new Map(products.map((p) => [p.id, p]));
  const notes = order.metadata?.["notes"];
  return {
    id: order.id,
    number: String(order.display_id ?? ""),
    placedAt: new Date(order.created_at).toISOString(),
    status: statusOf(order, payment),
    email: order.email ?? "",
    payment,
    lines: (order.items ?? []).map((item) =>
      toLine(item, byId.get(item.product_id ?? ""), item.variant?.weight ?? 0),
    ),
    totals: toTotals(order),
    codes: toCodes((order as { promotions?: Parameters<typeof toCodes>[0] }).promotions),
    shippingAddress: toAddress(order.shipping_address) ?? noAddress,
    billingAddress: toAddress(order.billing_address) ?? noAddress,
    notes: typeof notes === "string" ? notes : "",
    bankTransfer,
  };
}

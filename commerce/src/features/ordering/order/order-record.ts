import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, decorateCartTotals } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { getLastFulfillmentStatus, getLastPaymentStatus } from "@medusajs/medusa/core-flows";
import { addressParts } from "@su-turrone/contract/cart-view";
import { languageOfLocale } from "../../../platform/languages";
import { weightTitle } from "../../catalogue/product-names";
import { paymentIssueRow, withdrawalRow } from "./linked-rows";
import { buyerRequestRow } from "./buyer-requests";
import { ordersQuery } from "./order-query";
import { lineRefundRow } from "./refunded-pieces";
import { medusaFulfillmentStates, medusaOrderStates, medusaPaymentStates } from "./order-status";

const time = z.coerce.date();
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const euro = z.coerce.number();

const taxLines = z.array(z.object({ rate: z.coerce.number() }));

const adjustments = z.array(z.object({ code: z.string().nullish(), amount: euro }));

const address = z.object({ id: z.string().optional(), company: text, ...addressParts(text) });

const item = z.object({
  id: z.string(),
  title: z.string(),
  product_id: text,
  product_title: text,
  variant_title: text,
  variant_id: z.string().nullish(),
  variant_sku: text,
  thumbnail: z.string().nullish(),
  quantity: z.coerce.number(),
  unit_price: euro,
  original_total: euro,
  total: euro,
  tax_lines: taxLines,
  adjustments,
  /** Of a line that is sent again for free: the line it replaces, and the form it was asked for with. */
  metadata: z.object({ replaces: z.string(), request_key: z.string() }).partial().nullish(),
  /** Numbers of units that are packed (shipped or not), shipped, and delivered. */
  detail: z
    .object({
      fulfilled_quantity: z.coerce.number().nullish(),
      shipped_quantity: z.coerce.number().nullish(),
      delivered_quantity: z.coerce.number().nullish(),
    })
    .nullish(),
  variant: z
    .object({
      weight: z.coerce.number().nullish(),
      unit_price_exempt: z.boolean().nullish(),
    })
    .nullish(),
});

const moneyMovement = z.object({ id: z.string(), amount: euro, created_at: time });

/** For a refund of units, the note identifies the line refund. */
const refund = moneyMovement.extend({ note: z.string().nullish() });

const payment = z.object({
  id: z.string(),
  provider_id: z.string(),
  created_at: time,
  captured_at: time.nullish(),
  canceled_at: time.nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  captures: z.array(moneyMovement),
  refunds: z.array(refund),
});

const paymentCollection = z.object({
  id: z.string(),
  payments: z.array(payment),
  /** The session a payment is created from; the only data while an order is being created. */
  payment_sessions: z.array(z.object({ provider_id: z.string() })).nullish(),
});

const fulfillment = z.object({
  id: z.string(),
  created_at: time,
  shipped_at: time.nullish(),
  delivered_at: time.nullish(),
  canceled_at: time.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  labels: z.array(z.object({ tracking_number: text, tracking_url: text })),
  items: z.array(
    z.object({ line_item_id: z.string().nullish(), title: z.string(), quantity: z.coerce.number() }),
  ),
});

/** A bank statement line booked to the order; more than was due if `amount_cents` exceeds `taken_cents`. */
const bookedBankLine = z.object({
  id: z.string(),
  amount_cents: z.coerce.number(),
  taken_cents: z.coerce.number(),
  created_at: time,
});

/** A refund recorded as sent by bank transfer; `undone_at` if it was not sent after all. */
const refundTransfer = z.object({
  id: z.string(),
  source_id: z.string(),
  sent_at: time,
  undone_at: time.nullish(),
});

const schema = z.object({
  id: z.string(),
  status: z.enum(medusaOrderStates),
  payment_status: z.enum(medusaPaymentStates),
  fulfillment_status: z.enum(medusaFulfillmentStates),
  display_id: z.coerce.number(),
  created_at: time,
  canceled_at: time.nullish(),
  currency_code: z.string(),
  email: text,
  customer_id: z.string().nullish(),
  locale: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  /** Amount due for the order; a refund reduces it by `credit_line_total`. */
  total: euro,
  credit_line_total: euro,
  items: z.array(item),
  shipping_methods: z.array(z.object({ name: z.string(), total: euro, tax_lines: taxLines, adjustments })),
  shipping_address: address.nullish(),
  billing_address: address.nullish(),
  /** Codes and automatic promotions that applied. */
  promotions: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      is_automatic: z.boolean(),
      type: z.string().nullable(),
      value: z.coerce.number().nullable(),
    }),
  ),
  payment_collections: z.array(paymentCollection),
  fulfillments: z.array(fulfillment),
  line_refunds: z.array(lineRefundRow),
  withdrawals: z.array(withdrawalRow),
  booked_bank_lines: z.array(bookedBankLine),
  refund_transfers: z.array(refundTransfer),
  /** Disputes, and refunds that came back. */
  payment_issues: z.array(paymentIssueRow),
  /** The cart it was created from: the order in which lines were added, and the buyer's requests. */
  cart: z
    .object({ items: z.array(z.object({ variant_id: text })), buyer_request: buyerRequestRow.nullable() })
    .nullish(),
});

/** An order as stored by Medusa: everything the shop shows of it later. Amounts are in euro, as computed by Medusa. */
export type OrderRecord = z.infer<typeof schema>;

/** The lines the buyer has bought; others are sent again for free (features/replacements). */
export const boughtLines = ({ items }: Pick<OrderRecord, "items">): OrderRecord["items"] =>
  items.filter(({ metadata }) => !metadata?.replaces);

/**
 * The lines in the order in which they were added to the cart, which Medusa only stores in the cart; lines unknown to
 * the cart come last.
 */
function inCartOrder({ items, cart }: OrderRecord): OrderRecord["items"] {
  const variants = cart?.items.map((line) => line.variant_id) ?? [];
  const positionOf = ({ variant_id: variant }: OrderRecord["items"][number]) => {
    const index = variants.indexOf(variant ?? "");
    return index === -1 ? variants.length : index;
  };
  return [...items].sort((a, b) => positionOf(a) - positionOf(b));
}

/** An order with its lines in the order of adding, and weights formatted in its language. */
const withSortedLines = (order: OrderRecord): OrderRecord => ({
  ...order,
  items: inCartOrder(order).map((line) => ({
    ...line,
    variant_title: weightTitle(line.variant_title, languageOfLocale(order.locale)),
  })),
});

/** What Medusa's functions for the totals and the states of an order take. */
type OrderRow = Parameters<typeof decorateCartTotals>[0] & Parameters<typeof getLastPaymentStatus>[0];

const orderRows = z.array(z.custom<OrderRow>());

/** An order as read by `ordersQuery`, with Medusa's totals and states. */
export function orderFrom(row: OrderRow): OrderRecord {
  const payment_status = getLastPaymentStatus(row);
  const fulfillment_status = getLastFulfillmentStatus(row);
  return withSortedLines(schema.parse({ ...decorateCartTotals(row), payment_status, fulfillment_status }));
}

/** Number of orders built at once: about forty milliseconds during which a server does nothing else. */
const sliceSize = 20;

/** Reads several orders, oldest first, each with its lines in the order of adding; unknown ids and drafts are left out. */
export async function readOrders(container: MedusaContainer, ids: readonly string[]): Promise<OrderRecord[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const uniqueIds = [...new Set(ids)];
  const orders: OrderRecord[] = [];
  for (let start = 0; start < uniqueIds.length; start += sliceSize) {
    const rows: unknown = await ordersQuery(knex, uniqueIds.slice(start, start + sliceSize));
    orders.push(...orderRows.parse(rows).map(orderFrom));
  }
  return orders.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Reads an order like `readOrders`; null when there is none with this id, or it is a draft. */
export const readOrder = async (container: MedusaContainer, id: string): Promise<OrderRecord | null> =>
  (await readOrders(container, [id]))[0] ?? null;

export type Payment = z.infer<typeof payment>;

export const paymentsOf = (order: Pick<OrderRecord, "payment_collections">): Payment[] =>
  order.payment_collections.flatMap((collection) => collection.payments);

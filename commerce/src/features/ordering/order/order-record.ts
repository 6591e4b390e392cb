import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { getOrderDetailWorkflow, getOrdersListWorkflow } from "@medusajs/medusa/core-flows";
import { addressParts } from "../../../platform/address-parts";
import { languageOfLocale } from "../../../platform/languages";
import { weightTitle } from "../../catalogue/weight-title";
import { paymentIssueRow } from "./payment-issue-row";
import { buyerRequestRow } from "./buyer-requests";
import { lineRefundRow } from "./refunded-pieces";
import { withdrawalRow } from "./withdrawal";
import { medusaFulfillmentStates, medusaOrderStates, medusaPaymentStates } from "./order-status";

const time = z.coerce.date();
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const euro = z.coerce.number();

const taxLines = z.array(z.object({ rate: z.coerce.number() })).default([]);

const address = z.object({ company: text, ...addressParts(text) });

const item = z.object({
  id: z.string(),
  title: z.string(),
  product_title: text,
  variant_title: text,
  variant_id: z.string().nullish(),
  variant_sku: text,
  quantity: z.coerce.number(),
  unit_price: euro,
  original_total: euro,
  total: euro,
  tax_lines: taxLines,
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
      product: z.object({ product_detail: z.object({ unit_price_exempt: z.boolean() }).nullish() }).nullish(),
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
  /** Time of the cancellation. */
  canceled_at: time.nullish(),
  /** The provider's data. */
  data: z.record(z.string(), z.unknown()).nullish(),
  captures: z.array(moneyMovement).default([]),
  refunds: z.array(refund).default([]),
});

/** The payments of an order with captures and refunds; read with `paymentFields`. */
export const paymentCollections = z
  .array(
    z.object({
      payments: z.array(payment).default([]),
      /** The session a payment is created from; the only data while an order is being created. */
      payment_sessions: z.array(z.object({ provider_id: z.string() })).nullish(),
    }),
  )
  .default([]);

/** The fields to query for `paymentCollections` and `transferRows`. */
export const paymentFields = [
  "payment_collections.payment_sessions.provider_id",
  "payment_collections.payments.*",
  "payment_collections.payments.captures.*",
  "payment_collections.payments.refunds.*",
  "booked_bank_lines.*",
  "refund_transfers.*",
];

const fulfillment = z.object({
  id: z.string(),
  created_at: time,
  shipped_at: time.nullish(),
  delivered_at: time.nullish(),
  canceled_at: time.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  labels: z.array(z.object({ tracking_number: text, tracking_url: text })).default([]),
  items: z
    .array(z.object({ line_item_id: z.string().nullish(), title: z.string(), quantity: z.coerce.number() }))
    .default([]),
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

/** What determines the refunds of an order that are sent by bank transfer; read with `paymentFields`. */
export const transferRows = {
  booked_bank_lines: z.array(bookedBankLine).default([]),
  refund_transfers: z.array(refundTransfer).default([]),
};

const cartLine = z.object({ id: z.string(), variant_id: text, created_at: time });

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
  locale: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  /** Amount due for the order; a refund reduces it by `credit_line_total`. */
  total: euro,
  credit_line_total: euro,
  items: z.array(item),
  shipping_methods: z.array(z.object({ name: z.string(), total: euro, tax_lines: taxLines })).default([]),
  shipping_address: address.nullish(),
  billing_address: address.nullish(),
  payment_collections: paymentCollections,
  fulfillments: z.array(fulfillment).default([]),
  /** Refunds of units. */
  line_refunds: z.array(lineRefundRow).default([]),
  withdrawals: z.array(withdrawalRow).default([]),
  ...transferRows,
  /** Disputes, and refunds that came back. */
  payment_issues: z.array(paymentIssueRow).default([]),
  /** The cart it was created from: the order in which lines were added, and the buyer's requests. */
  cart: z
    .object({ items: z.array(cartLine.nullish()).nullish(), buyer_request: buyerRequestRow.nullish() })
    .nullish(),
});

/** An order as stored by Medusa: everything the shop shows of it later. Amounts are in euro, as computed by Medusa. */
export type OrderRecord = z.infer<typeof schema>;

const fields = [
  ...Object.keys(schema.shape).filter(
    (name) =>
      !name.endsWith("_status") &&
      !["cart", "line_refunds", "payment_issues", "withdrawals", ...Object.keys(transferRows)].includes(name),
  ),
  "items.*",
  "items.tax_lines.*",
  "items.detail.*",
  "items.variant.weight",
  "items.variant.product.product_detail.unit_price_exempt",
  "shipping_methods.*",
  "shipping_methods.tax_lines.*",
  "shipping_address.*",
  "billing_address.*",
  ...paymentFields,
  "fulfillments.*",
  "fulfillments.labels.*",
  "fulfillments.items.*",
  "cart.items.id",
  "cart.items.variant_id",
  "cart.items.created_at",
  "cart.buyer_request.*",
  "line_refunds.*",
  "line_refunds.items.*",
  "withdrawals.*",
  "withdrawals.acts.*",
  "payment_issues.*",
];

/**
 * The lines in the order in which they were added to the cart, which Medusa only stores in the cart; lines unknown to
 * the cart come last.
 */
function inCartOrder({ items, cart }: OrderRecord): OrderRecord["items"] {
  const variants = (cart?.items ?? [])
    .flatMap((line) => line ?? [])
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id))
    .map((line) => line.variant_id);
  const positionOf = ({ variant_id: variant }: OrderRecord["items"][number]) => {
    const index = variants.indexOf(variant ?? "");
    return index === -1 ? variants.length : index;
  };
  return [...items].sort((a, b) => positionOf(a) - positionOf(b));
}

/**
 * An order with its lines in the order of adding, weights formatted in its language, and its parcels in the order of
 * packing, since the database returns them unordered.
 */
const withSortedLines = (order: OrderRecord): OrderRecord => ({
  ...order,
  items: inCartOrder(order).map((line) => ({
    ...line,
    variant_title: weightTitle(line.variant_title, languageOfLocale(order.locale)),
  })),
  fulfillments: [...order.fulfillments].sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
});

/**
 * Reads an order, with its lines in the order they were added to the cart; null when there is none with this id, or it
 * is a draft.
 */
export async function readOrder(container: MedusaContainer, id: string): Promise<OrderRecord | null> {
  const { result, errors } = await getOrderDetailWorkflow(container).run({
    input: { order_id: id, fields, filters: { is_draft_order: false } },
    throwOnError: false,
  });
  const [failure] = errors;
  if (failure === undefined) {
    return withSortedLines(schema.parse(result));
  }
  if (MedusaError.isMedusaError(failure.error) && failure.error.type === MedusaError.Types.NOT_FOUND)
    return null;
  throw failure.error;
}

/** Number of orders Medusa builds at once: about forty milliseconds during which a server does nothing else. */
const sliceSize = 20;

/** Reads several orders, oldest first, each like `readOrder`; unknown ids are left out. */
export async function readOrders(container: MedusaContainer, ids: readonly string[]): Promise<OrderRecord[]> {
  const uniqueIds = [...new Set(ids)];
  const orders: OrderRecord[] = [];
  for (let start = 0; start < uniqueIds.length; start += sliceSize) {
    const id = uniqueIds.slice(start, start + sliceSize);
    const { result } = await getOrdersListWorkflow(container).run({
      input: {
        fields,
        variables: { filters: { id, is_draft_order: false }, order: { created_at: "ASC" } },
      },
    });
    orders.push(...z.array(schema).parse(result).map(withSortedLines));
  }
  return orders.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** All payments of an order. */
export const paymentsOf = (
  order: Pick<OrderRecord, "payment_collections">,
): OrderRecord["payment_collections"][number]["payments"] =>
  order.payment_collections.flatMap((collection) => collection.payments);

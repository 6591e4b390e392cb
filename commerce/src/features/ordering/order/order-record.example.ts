import type { OrderRecord, Payment } from "./order-record";

/** When the example order was placed. */
export const placed = new Date("2026-12-01T10:00:00Z");

/** A time after the example order was placed. */
export const minutesLater = (minutes: number) => new Date(placed.getTime() + minutes * 60_000);

/** A captured or refunded amount in euro. */
export const moved = (euro: number) => ({ id: `moved_${euro}`, amount: euro, created_at: placed });

/** A parcel of the order. */
export const parcel = (change: Partial<OrderRecord["fulfillments"][number]>) => [
  { id: "ful_1", created_at: placed, labels: [], items: [], ...change },
];

/** A line of 300 g packs, of which some are packed; null if Medusa has not counted them. */
export const exampleLine = (
  id: string,
  quantity: number,
  fulfilled: number | null,
): OrderRecord["items"][number] => ({
  id,
  title: "Torrone",
  product_id: "prod_1",
  product_title: `Torrone ${id}`,
  variant_title: "300 g",
  variant_sku: "",
  quantity,
  unit_price: 12.9,
  original_total: 0,
  total: 0,
  tax_lines: [],
  adjustments: [],
  detail: fulfilled === null ? null : { fulfilled_quantity: fulfilled },
});

/** An order of 32.70 euro, paid by card and not captured yet. */
export function exampleOrder(change: Partial<OrderRecord> = {}, payment: Partial<Payment> = {}): OrderRecord {
  return {
    id: "order_1",
    status: "pending",
    payment_status: "authorized",
    fulfillment_status: "not_fulfilled",
    display_id: 1042,
    created_at: placed,
    currency_code: "eur",
    email: "anna@example.com",
    locale: "de-DE",
    total: 32.7,
    credit_line_total: 0,
    items: [],
    shipping_methods: [],
    promotions: [],
    line_refunds: [],
    booked_bank_lines: [],
    refund_transfers: [],
    payment_issues: [],
    withdrawals: [],
    payment_collections: [
      {
        id: "pay_col_1",
        payments: [
          {
            id: "pay_1",
            provider_id: "pp_stripe_stripe",
            created_at: placed,
            captures: [],
            refunds: [],
            ...payment,
          },
        ],
      },
    ],
    fulfillments: [],
    ...change,
  };
}

/** Who receives a gift. */
export const giftRecipient = {
  company: "",
  first_name: "Oma",
  last_name: "Berger",
  address_1: "Lindenweg 4",
  address_2: "",
  postal_code: "80331",
  city: "München",
  province: "",
  country_code: "de",
  phone: "",
};

/** Who has paid for it. */
export const giftBuyer = { ...giftRecipient, company: "Bottega Serra", first_name: "Anna" };

/** An order of Anna Berger for Oma Berger, with neither a card text nor a payment. */
export const giftOrder = exampleOrder({ shipping_address: giftRecipient, billing_address: giftBuyer });

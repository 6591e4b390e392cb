/** What the page of erasure calls the things a table belongs to. */
export const personalKinds = [
  "orders",
  "documents",
  "withdrawals",
  "reviews",
  "carts",
  "customers",
  "messages",
  "newsletter",
  "alerts",
  "mails",
  "traces",
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Lists of ids, and of addresses, by which the rows of a person are found (find-person.ts). */
export const personKeys = [
  "addresses",
  "orders",
  "orderAddresses",
  "orderChanges",
  "fulfillments",
  "fulfillmentAddresses",
  "paymentCollections",
  "payments",
  "returns",
  "carts",
  "cartAddresses",
  "customers",
  "messages",
  "subscriptions",
  "alerts",
  "mails",
  "notifications",
  "executions",
] as const;
export type PersonKey = (typeof personKeys)[number];

/**
 * What a field becomes: null or empty; `provider`: of what a payment provider said only what the books are checked by; `words`: empty
 * where it names the person; `unlinked`: the row's own id.
 */
export type Blank = "null" | "empty" | "object" | "provider" | "words" | "unlinked";

interface PersonalTable {
  table: string;
  kind: PersonalKind;
  /** The column its rows are found by, and what stands in it. */
  by: readonly [column: string, key: PersonKey];
}

/** A table with something of people, and what an erasure does to a person's rows. */
export type PersonalFields = PersonalTable &
  (
    | { does: "blank"; fields: Readonly<Record<string, Blank>> }
    | { does: "delete"; fields: readonly string[] }
    | { does: "keep"; fields: readonly string[] }
  );

/** An address without its country, which VAT depends on. */
const postal = {
  customer_id: "null",
  company: "null",
  first_name: "null",
  last_name: "null",
  address_1: "null",
  address_2: "null",
  city: "null",
  province: "null",
  postal_code: "null",
  phone: "null",
  metadata: "null",
} as const satisfies Readonly<Record<string, Blank>>;

/**
 * Every table with something of shoppers, in the order in which an erasure goes through them: the page tells by it what goes and
 * what stays, the erasure works by it, and a test compares it with the columns of the database (tests/http/erasure.test.ts).
 *
 * What stays, and why: documents are kept ten years with what they must name (art. 2220 c.c., art. 21 and 39 DPR 633/1972); a
 * declaration of withdrawal is a letter received by a business (art. 2220 c.c.) and proves its day (GDPR art. 17(3)(b) and (e)).
 */
export const personalFields: readonly PersonalFields[] = [
  {
    table: "shop_document",
    kind: "documents",
    by: ["order_id", "orders"],
    does: "keep",
    fields: ["snapshot"],
  },
  {
    table: "withdrawal",
    kind: "withdrawals",
    by: ["email", "addresses"],
    does: "keep",
    fields: ["name", "email", "items", "order_number"],
  },
  {
    table: "order_address",
    kind: "orders",
    by: ["id", "orderAddresses"],
    does: "blank",
    fields: postal,
  },
  {
    table: "order_change_action",
    kind: "orders",
    by: ["order_change_id", "orderChanges"],
    does: "blank",
    fields: { details: "object", internal_note: "null" },
  },
  {
    table: "order_change",
    kind: "orders",
    by: ["id", "orderChanges"],
    does: "blank",
    fields: { description: "null", internal_note: "null", declined_reason: "null", metadata: "null" },
  },
  {
    table: "fulfillment_address",
    kind: "orders",
    by: ["id", "fulfillmentAddresses"],
    does: "blank",
    fields: {
      company: "null",
      first_name: "null",
      last_name: "null",
      address_1: "null",
      address_2: "null",
      city: "null",
      province: "null",
      postal_code: "null",
      phone: "null",
      metadata: "null",
    },
  },
  {
    table: "fulfillment_label",
    kind: "orders",
    by: ["fulfillment_id", "fulfillments"],
    does: "blank",
    fields: { tracking_number: "empty", tracking_url: "empty", label_url: "empty" },
  },
  {
    table: "return_item",
    kind: "orders",
    by: ["return_id", "returns"],
    does: "blank",
    fields: { note: "null" },
  },
  {
    table: "payment_session",
    kind: "orders",
    by: ["payment_collection_id", "paymentCollections"],
    does: "blank",
    fields: { data: "provider", context: "null", metadata: "null" },
  },
  {
    table: "payment",
    kind: "orders",
    by: ["payment_collection_id", "paymentCollections"],
    does: "blank",
    fields: { data: "provider", metadata: "null" },
  },
  {
    table: "refund",
    kind: "orders",
    by: ["payment_id", "payments"],
    does: "blank",
    fields: { note: "null" },
  },
  {
    table: "line_refund",
    kind: "orders",
    by: ["order_id", "orders"],
    does: "blank",
    fields: { note: "empty" },
  },
  {
    table: "booked_bank_line",
    kind: "orders",
    by: ["order_id", "orders"],
    does: "blank",
    fields: { payer: "empty", text: "empty" },
  },
  {
    table: "review",
    kind: "reviews",
    by: ["order_id", "orders"],
    does: "blank",
    fields: { display_name: "empty", title: "words", text: "words" },
  },
  {
    table: "buyer_request",
    kind: "carts",
    by: ["cart_id", "carts"],
    does: "delete",
    fields: ["notes", "gift_message", "invoice"],
  },
  { table: "cart_address", kind: "carts", by: ["id", "cartAddresses"], does: "blank", fields: postal },
  {
    table: "cart",
    kind: "carts",
    by: ["id", "carts"],
    does: "blank",
    fields: {
      email: "null",
      customer_id: "null",
    },
  },
  {
    table: "customer_address",
    kind: "customers",
    by: ["customer_id", "customers"],
    does: "delete",
    fields: [...Object.keys(postal), "address_name"],
  },
  {
    table: "customer",
    kind: "customers",
    by: ["id", "customers"],
    does: "delete",
    fields: ["company_name", "first_name", "last_name", "email", "phone", "metadata"],
  },
  {
    table: "account_holder",
    kind: "customers",
    by: ["email", "addresses"],
    does: "delete",
    fields: ["email", "data", "metadata"],
  },
  {
    table: "promotion_campaign_budget_usage",
    kind: "customers",
    by: ["attribute_value", "addresses"],
    does: "blank",
    fields: { attribute_value: "unlinked" },
  },
  {
    table: "contact_message",
    kind: "messages",
    by: ["id", "messages"],
    does: "delete",
    fields: ["name", "email", "message"],
  },
  {
    table: "newsletter_event",
    kind: "newsletter",
    by: ["subscription_id", "subscriptions"],
    does: "delete",
    fields: [],
  },
  {
    table: "newsletter_subscription",
    kind: "newsletter",
    by: ["id", "subscriptions"],
    does: "delete",
    fields: ["email"],
  },
  { table: "restock_alert", kind: "alerts", by: ["id", "alerts"], does: "delete", fields: ["email"] },
  {
    table: "outbox_mail",
    kind: "mails",
    by: ["id", "mails"],
    does: "delete",
    fields: ["recipient", "data", "last_error"],
  },
  {
    table: "notification",
    kind: "traces",
    by: ["id", "notifications"],
    does: "delete",
    fields: ["to", "from", "data", "provider_data"],
  },
  {
    table: "workflow_execution",
    kind: "traces",
    by: ["id", "executions"],
    does: "delete",
    fields: ["execution", "context"],
  },
  // the last one: as long as its order has the address, the person is found again
  {
    table: "order",
    kind: "orders",
    by: ["id", "orders"],
    does: "blank",
    fields: { email: "null", customer_id: "null" },
  },
];

import type { Blank, PersonalFields } from "./personal-field-types";

/** Address fields to blank; the country is kept, because VAT depends on it. */
const addressFields = {
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
 * Every table with shoppers' personal data, in the order of erasure: the admin page uses it to list what is erased and
 * kept, and the erasure executes it. A test then searches the whole database for the person (tests/http/erasure.test.ts).
 *
 * Kept data, and why: documents are kept for ten years with their mandatory contents (art. 2220 c.c., art. 21 and 39
 * DPR 633/1972); a declaration of withdrawal is a business letter (art. 2220 c.c.) and proof of its date (GDPR art.
 * 17(3)(b) and (e)).
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
    fields: addressFields,
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
    // the shop's own notes say which refund is a lost dispute
    fields: { note: "words" },
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
    table: "refund_account",
    kind: "orders",
    by: ["order_id", "orders"],
    does: "delete",
    fields: ["holder", "iban"],
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
    fields: ["notes", "gift_message", "invoice", "vies"],
  },
  {
    table: "transfer_sender",
    kind: "carts",
    by: ["cart_id", "carts"],
    does: "delete",
    fields: ["network"],
  },
  { table: "cart_address", kind: "carts", by: ["id", "cartAddresses"], does: "blank", fields: addressFields },
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
    fields: [...Object.keys(addressFields), "address_name"],
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
  // last: as long as an order has the address, a repeated run still finds the person
  {
    table: "order",
    kind: "orders",
    by: ["id", "orders"],
    does: "blank",
    fields: { email: "null", customer_id: "null" },
  },
];

import { giftParcelsKey } from "../cart/gift-parcels";
import type { PersonIds } from "./find-person";

/** Kinds of data, as listed on the erasure page. */
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

/**
 * Replacement of a field: null or empty; `provider`: only the provider data needed to check the books; `words`: empty
 * if it mentions the person; `unlinked`: the row's own id; `recipients`: without the addresses of gifts.
 */
export type Blank = "null" | "empty" | "object" | "provider" | "words" | "unlinked" | "recipients";

export type BlankedFields = Readonly<Record<string, Blank>>;

const nulls = (...fields: string[]): BlankedFields =>
  Object.fromEntries(fields.map((field) => [field, "null"] as const));

/** Address fields to blank; the country is kept, because VAT depends on it. */
const address = {
  ...nulls("company", "first_name", "last_name", "phone", "metadata"),
  ...nulls("address_1", "address_2", "city", "province", "postal_code"),
};
const ownedAddress = { ...address, ...nulls("customer_id") };

type PersonalTable = readonly [
  kind: PersonalKind,
  table: string,
  /** By which its rows are found, and the kind of id in it. */
  column: string,
  key: Exclude<keyof PersonIds, "words">,
  /** The fields to blank, or what is done with the whole rows. */
  erasure: BlankedFields | "delete" | "keep",
];

/**
 * Every table with shoppers' personal data, in the order of erasure: the admin page uses it to list what is erased and
 * kept, and the erasure executes it. A test then searches the whole database for the person (tests/http/erasure.test.ts).
 *
 * Kept data, and why: documents are kept for ten years with their mandatory contents (art. 2220 c.c., art. 21 and 39
 * DPR 633/1972); a declaration of withdrawal is a business letter (art. 2220 c.c.) and proof of its date (GDPR art.
 * 17(3)(b) and (e)).
 */
export const personalTables: readonly PersonalTable[] = [
  ["documents", "shop_document", "order_id", "orders", "keep"],
  ["withdrawals", "withdrawal", "email", "addresses", "keep"],
  ["orders", "order_address", "id", "orderAddresses", ownedAddress],
  [
    "orders",
    "order_change_action",
    "order_change_id",
    "orderChanges",
    { details: "object", internal_note: "null" },
  ],
  [
    "orders",
    "order_change",
    "id",
    "orderChanges",
    nulls("description", "internal_note", "declined_reason", "metadata"),
  ],
  ["orders", "fulfillment_address", "id", "fulfillmentAddresses", address],
  [
    "orders",
    "fulfillment_label",
    "fulfillment_id",
    "fulfillments",
    { tracking_number: "empty", tracking_url: "empty", label_url: "empty" },
  ],
  ["orders", "return_item", "return_id", "returns", nulls("note")],
  [
    "orders",
    "payment_session",
    "payment_collection_id",
    "paymentCollections",
    { data: "provider", context: "null", metadata: "null" },
  ],
  [
    "orders",
    "payment",
    "payment_collection_id",
    "paymentCollections",
    { data: "provider", metadata: "null" },
  ],
  // the shop's own notes say which refund is a lost dispute
  ["orders", "refund", "payment_id", "payments", { note: "words" }],
  ["orders", "line_refund", "order_id", "orders", { note: "empty" }],
  ["orders", "booked_bank_line", "order_id", "orders", { payer: "empty", text: "empty" }],
  ["orders", "order_note", "order_id", "orders", "delete"],
  ["orders", "refund_account", "order_id", "orders", "delete"],
  ["orders", "refund_in_file", "order_id", "orders", "delete"],
  ["reviews", "review", "order_id", "orders", { display_name: "empty", title: "words", text: "words" }],
  ["carts", "buyer_request", "cart_id", "carts", "delete"],
  ["carts", "transfer_sender", "cart_id", "carts", "delete"],
  ["carts", "cart_address", "id", "cartAddresses", ownedAddress],
  ["carts", "cart", "id", "carts", { ...nulls("email", "customer_id"), metadata: "recipients" }],
  ["customers", "customer_address", "customer_id", "customers", "delete"],
  ["customers", "customer", "id", "customers", "delete"],
  ["customers", "account_holder", "email", "addresses", "delete"],
  [
    "customers",
    "promotion_campaign_budget_usage",
    "attribute_value",
    "addresses",
    { attribute_value: "unlinked" },
  ],
  ["messages", "contact_message", "id", "messages", "delete"],
  ["newsletter", "newsletter_event", "subscription_id", "subscriptions", "delete"],
  ["newsletter", "newsletter_subscription", "id", "subscriptions", "delete"],
  ["alerts", "restock_alert", "id", "alerts", "delete"],
  ["mails", "outbox_mail", "id", "mails", "delete"],
  ["traces", "notification", "id", "notifications", "delete"],
  ["traces", "workflow_execution", "id", "executions", "delete"],
  // last: as long as an order has the address, a repeated run still finds the person
  ["orders", "order", "id", "orders", { ...nulls("email", "customer_id"), metadata: "recipients" }],
];

/** Provider data needed to check the books (features/invariants) and to find a transfer; everything else is erased. */
const checkedBy = ["id", "amount", "currency", "status", "reference"] as const;

/** The part of a payment provider's data that is kept. */
export const retainedProviderData = (data: unknown): Record<string, unknown> =>
  typeof data === "object" && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([name]) => checkedBy.some((kept) => kept === name)))
    : {};

/** Metadata of a cart or an order without the people its parcels went to. */
export const withoutRecipients = (metadata: unknown): Record<string, unknown> =>
  typeof metadata === "object" && metadata !== null
    ? Object.fromEntries(Object.entries(metadata).filter(([name]) => name !== giftParcelsKey))
    : {};

/** Free text after erasure: empty if it mentions the person. */
export const redactWords = (text: string, words: readonly string[]): string =>
  words.some((word) => text.toLowerCase().includes(word)) ? "" : text;

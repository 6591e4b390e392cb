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

/** Kinds of ids and addresses by which a person's rows are found (find-person.ts). */
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
 * Replacement of a field: null or empty; `provider`: only the provider data needed to check the books; `words`: empty
 * if it mentions the person; `unlinked`: the row's own id.
 */
export type Blank = "null" | "empty" | "object" | "provider" | "words" | "unlinked";

interface PersonalTable {
  table: string;
  kind: PersonalKind;
  /** The column by which its rows are found, and the kind of id in it. */
  by: readonly [column: string, key: PersonKey];
}

/** A table with personal data, and what an erasure does to a person's rows. */
export type PersonalFields = PersonalTable &
  (
    | { does: "blank"; fields: Readonly<Record<string, Blank>> }
    | { does: "delete"; fields: readonly string[] }
    | { does: "keep"; fields: readonly string[] }
  );

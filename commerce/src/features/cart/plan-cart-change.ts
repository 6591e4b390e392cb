import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { maxQuantity } from "@su-turrone/contract/limits";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import type { CartChange, CheckoutInformation } from "@su-turrone/contract/cart-requests";
import type { CartSnapshot } from "./cart-snapshot";

/** The buyer's data and shipping address. */
export type BuyerData = Omit<CheckoutInformation, "requests">;

/** What has to be done to a cart to make a change. */
export type CartAction =
  | { type: "none" }
  | { type: "add"; variant_id: string; quantity: number }
  /** Also for one more or one less: the target quantity, so that the action is idempotent. */
  | { type: "set_quantity"; line_id: string; quantity: number }
  | { type: "remove"; line_id: string }
  | { type: "codes"; add?: string; remove?: string }
  | {
      type: "update";
      fields: { shipping_address: Record<string, string | null> } & Partial<
        Omit<BuyerData, "shipping_address">
      >;
    };

export interface CartPlan {
  action: CartAction;
  /** Idempotency key of the change; null when it may be repeated. */
  key: string | null;
  /** The buyer's requests as far as the change sets them; null when it does not. */
  requests: Partial<BuyerRequests> | null;
  /** Whether the cart will have items but no shipping method. */
  shippingMissing: boolean;
}

const refuse = (code: RefusalCode, sentence: string): MedusaError =>
  new MedusaError(
    code === "line_not_found" ? MedusaError.Types.NOT_FOUND : MedusaError.Types.INVALID_DATA,
    sentence,
    code,
  );

/** @throws MedusaError `quantity_invalid` above the maximum quantity of a line */
function validQuantity(quantity: number): number {
  if (quantity > maxQuantity) throw refuse("quantity_invalid", `At most ${maxQuantity} packs of a weight`);
  return quantity;
}

/** Metadata key under which a cart's recent changes are stored. */
export const recentChangesKey = "recent_changes";

/**
 * After this time (ms) a repeated press of a button is intended: the page was left open, or the shopper returned to it.
 */
const doubleClickMs = 5_000;

/** Maximum number of changes a cart remembers; the oldest is dropped. */
const maxChanges = 10;

const recentChange = z.object({ key: z.string(), at: z.coerce.date() });

/** A relative change, which must not be applied twice. */
interface KeyedChange {
  /** The change, and the id of the form it came from. */
  key: string;
  /**
   * If true, a resubmission of the same form is always a repetition; otherwise only within the time of a double click.
   */
  always: boolean;
}

const recentChangesOf = (metadata: unknown): z.infer<typeof recentChange>[] =>
  z.object({ [recentChangesKey]: z.array(recentChange) }).safeParse(metadata).data?.[recentChangesKey] ?? [];

/** Whether a change was already made. @param metadata metadata of the cart */
export function isRepeated({ key, always }: KeyedChange, metadata: unknown, now: Date): boolean {
  const known = recentChangesOf(metadata).find((change) => change.key === key);
  return known !== undefined && (always || now.getTime() - known.at.getTime() < doubleClickMs);
}

/** Metadata that remembers a change made now, to be merged into the cart's. */
export const withChange = (metadata: unknown, key: string, now: Date): Record<string, unknown> => ({
  [recentChangesKey]: [...recentChangesOf(metadata).filter((change) => change.key !== key), { key, at: now }]
    .slice(-maxChanges)
    .map((change) => ({ key: change.key, at: change.at.toISOString() })),
});

/** Idempotency key of a change; null for a change that may be repeated. */
export function changeKeyOf(change: CartChange): KeyedChange | null {
  if (change.type === "add" && change.key) {
    return { key: `add:${change.variant_id}:${change.key}`, always: change.resent === true };
  }
  if (change.type === "set_quantity" && change.key && change.seen !== undefined) {
    const { line_id: line, seen, quantity, key } = change;
    return { key: `${line}:${seen}:${quantity}:${key}`, always: true };
  }
  return null;
}

function actionOf(change: CartChange, cart: CartSnapshot): CartAction {
  const { lines, address } = cart;
  switch (change.type) {
    case "add": {
      const { variant_id, quantity } = change;
      const line = lines.find((candidate) => candidate.variant_id === variant_id);
      return line
        ? { type: "set_quantity", line_id: line.id, quantity: validQuantity(line.quantity + quantity) }
        : { type: "add", variant_id, quantity };
    }
    case "set_quantity": {
      const { line_id, quantity, seen } = change;
      const line = lines.find(({ id }) => id === line_id);
      if (!line) throw refuse("line_not_found", `The cart has no line ${line_id}`);
      // relative to the current quantity, so that two browsers with the same cart do not undo each other's clicks
      const newQuantity = seen === undefined ? quantity : Math.max(1, line.quantity + quantity - seen);
      return { type: "set_quantity", line_id, quantity: validQuantity(newQuantity) };
    }
    case "remove":
      // removing a line that no longer exists is not an error
      return lines.some(({ id }) => id === change.line_id)
        ? { type: "remove", line_id: change.line_id }
        : { type: "none" };
    case "apply_code":
      return { type: "codes", add: change.code };
    case "remove_code":
      return { type: "codes", remove: change.code };
    case "set_country":
      // keep an address that was already entered, except for its country
      return {
        type: "update",
        fields: {
          shipping_address: { ...(address?.["address_1"] ? address : {}), country_code: change.country },
        },
      };
    case "set_information": {
      const { type: _, requests: __, ...fields } = change;
      return { type: "update", fields };
    }
  }
}

/** A gift card text implies that the order is a gift. */
function requestsOf(change: CartChange): Partial<BuyerRequests> | null {
  if (change.type === "set_information") {
    const { gift, gift_message: message } = change.requests;
    return { ...change.requests, gift: gift || message !== "" };
  }
  return change.type === "add" && change.gift ? { gift: true } : null;
}

/**
 * Plans how to make a change. Pure.
 * @throws MedusaError with a RefusalCode for an unknown line, and above the maximum quantity of a line
 */
export function planCartChange(change: CartChange, cart: CartSnapshot, now: Date): CartPlan {
  const keyedChange = changeKeyOf(change);
  const isRepeatedChange = keyedChange !== null && isRepeated(keyedChange, cart.metadata, now);
  const action = isRepeatedChange ? { type: "none" as const } : actionOf(change, cart);
  const linesAfter = cart.lines.length + (action.type === "add" ? 1 : 0) - (action.type === "remove" ? 1 : 0);
  return {
    action,
    key: isRepeatedChange ? null : (keyedChange?.key ?? null),
    requests: isRepeatedChange ? null : requestsOf(change),
    shippingMissing: !cart.hasShipping && linesAfter > 0,
  };
}

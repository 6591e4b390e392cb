import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { cachedCount } from "../../platform/cached-count";
import { containsPattern } from "../../platform/like-pattern";
import { openTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { orderNumberInReference } from "../ordering/bank-transfer/reference-search";
import type { OrderFilter } from "./order-list-types";

const ids = z.array(z.object({ id: z.string() }));
const counts = z.tuple([z.object({ count: z.coerce.number() })]);

/** The number of an order as somebody types it: "#12", "12", "ST-12" or a whole transfer reference. Null for anything else. */
export function typedOrderNumber(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return orderNumberInReference(text);
}

/** Shorter texts are in so many parcel numbers that nobody looks for one by them, and no index finds them. */
const shortestTracked = 3;

/** Parcels of the order `placed` that were not called back. */
const parcels = (knex: Knex) =>
  knex("order_fulfillment as link")
    .join("fulfillment as parcel", "parcel.id", "link.fulfillment_id")
    .whereNull("link.deleted_at")
    .whereNull("parcel.canceled_at")
    .where("link.order_id", knex.ref("placed.id"));

const onTheWay = (knex: Knex) =>
  parcels(knex).whereNotNull("parcel.shipped_at").whereNull("parcel.delivered_at");

/** Ids of the orders with a parcel that has the text in its number. */
const tracked = (knex: Knex, number: string) =>
  knex("fulfillment_label as label")
    .join("fulfillment as parcel", "parcel.id", "label.fulfillment_id")
    .join("order_fulfillment as link", "link.fulfillment_id", "parcel.id")
    .whereNull("label.deleted_at")
    .whereNull("parcel.canceled_at")
    .whereNull("link.deleted_at")
    .whereILike("label.tracking_number", containsPattern(number))
    .select("link.order_id as id");

/** What the buyer of the order `placed` asked for in words. */
const requests = (knex: Knex) =>
  knex("order_cart as made")
    .join("buyer_request as asked", "asked.cart_id", "made.cart_id")
    .whereNull("made.deleted_at")
    .whereNull("asked.deleted_at")
    .where("made.order_id", knex.ref("placed.id"))
    .where((said) => void said.whereNot("asked.notes", "").orWhereNot("asked.gift_message", ""));

/**
 * Ids of the orders whose name on the parcel, city or e-mail address has the text in it, or the number of a parcel. Each is looked up
 * in an index of its own (migration-scripts/list-indexes.ts), which one condition over all tables could not use.
 */
const saysSomewhere = (knex: Knex, text: string) =>
  knex("order")
    .whereILike("email", containsPattern(text))
    .select("id")
    .union([
      knex("order_address as recipient")
        .join("order", "order.shipping_address_id", "recipient.id")
        // as the index of its addresses has it
        .whereNull("order.deleted_at")
        .where(
          (says) =>
            void says
              .whereILike("recipient.city", containsPattern(text))
              .orWhereILike("recipient.company", containsPattern(text))
              .orWhereRaw(
                "(coalesce(recipient.first_name, '') || ' ' || coalesce(recipient.last_name, '')) ilike ?",
                [containsPattern(text)],
              ),
        )
        .select("order.id"),
      tracked(knex, text),
    ]);

/** Ids of the orders whose transfer has not come in full: asked of the few open payments, not of each order. */
const awaiting = (knex: Knex) =>
  knex("order as waiting")
    .where("waiting.status", "pending")
    .whereExists(openTransfersOf(knex, "waiting.id"))
    .select("waiting.id");

/** What narrows the list down, and ids that only the rest of the shop knows. */
export interface OrderSearch {
  q: string;
  show: OrderFilter;
  /** Of orders that can be packed, of those whose payment was lost, and of those a withdrawal is open of. */
  known: Readonly<Record<"to_pack" | "payment_lost" | "withdrawal", readonly string[]>>;
  /** Of orders that are still being made: left out. */
  unmade: readonly string[];
}

/**
 * Ids of the orders of one page of the list, the newest first, and how many there are in all. It joins tables of several of Medusa's
 * modules, which its own query can neither search nor look through for what is missing.
 */
export async function findOrders(
  knex: Knex,
  { q, show, known, unmade }: OrderSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; count: number }> {
  const found = knex("order as placed")
    .whereNull("placed.deleted_at")
    .where("placed.is_draft_order", false)
    .whereNotIn("placed.id", [...unmade]);
  if (show === "to_pack" || show === "withdrawal") void found.whereIn("placed.id", [...known[show]]);
  if (show === "unpaid")
    void found.whereIn(
      "placed.id",
      awaiting(knex).union(
        knex("order")
          .whereIn("id", [...known.payment_lost])
          .select("id"),
      ),
    );
  if (show === "on_the_way") void found.whereNull("placed.canceled_at").whereExists(onTheWay(knex));
  if (show === "with_note") void found.whereExists(requests(knex));
  const number = typedOrderNumber(q);
  if (number !== null) {
    // as the index of its numbers has it
    const numbered = knex("order").where("display_id", number).whereNull("deleted_at").select("id");
    void found.whereIn("placed.id", q.length < shortestTracked ? numbered : numbered.union(tracked(knex, q)));
  } else if (q !== "") void found.whereIn("placed.id", saysSomewhere(knex, q));
  const countNow = async () => {
    const [{ count }] = counts.parse(await found.clone().count("* as count"));
    return count;
  };
  const [count, page] = await Promise.all([
    q === "" && show === "all" ? cachedCount("orders", countNow) : countNow(),
    found.clone().select("placed.id").orderBy("placed.display_id", "desc").limit(limit).offset(offset),
  ]);
  return { ids: ids.parse(page).map(({ id }) => id), count };
}

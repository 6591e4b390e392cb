import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { paymentProviders } from "@su-turrone/contract/payment-methods";
import { nextDay, startOfShopDay } from "@su-turrone/contract/time-zone";
import { cachedCount } from "../../platform/list-query";
import { idsOf } from "../../platform/read-rows";
import { openTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { paidByKey } from "../ordering/order/order-payment";
import { orderPayments } from "../ordering/payments/order-of-payment";
import { returnedInFull } from "../today/open-orders";
import type { OrderFilter, OrderListFilters } from "./order-list-types";
import { orderIdsByNames, orderIdsMatching } from "./orders-by-text";

const counts = z.tuple([z.object({ count: z.coerce.number() })]);

/** Parcels of the order `placed` that were not cancelled. */
const parcels = (knex: Knex) =>
  knex("order_fulfillment as link")
    .join("fulfillment as parcel", "parcel.id", "link.fulfillment_id")
    .whereNull("link.deleted_at")
    .whereNull("parcel.canceled_at")
    .where("link.order_id", knex.ref("placed.id"));

const onTheWay = (knex: Knex) =>
  parcels(knex).whereNotNull("parcel.shipped_at").whereNull("parcel.delivered_at");

/** Buyer requests of the order `placed` that matter for packing; every gift card belongs to a gift. */
const requests = (knex: Knex) =>
  knex("order_cart as made")
    .join("buyer_request as asked", "asked.cart_id", "made.cart_id")
    .whereNull("made.deleted_at")
    .whereNull("asked.deleted_at")
    .where("made.order_id", knex.ref("placed.id"))
    .where((builder) => void builder.whereNot("asked.notes", "").orWhere("asked.gift", true));

const union = ([first, ...others]: Knex.QueryBuilder[]): Knex.QueryBuilder | undefined =>
  first?.union(others);

/** Ids of the orders whose transfer is not fully paid; starts from the few open payments instead of all orders. */
const orderIdsAwaitingTransfer = (knex: Knex) =>
  knex("order as waiting")
    .where("waiting.status", "pending")
    .whereExists(openTransfersOf(knex, "waiting.id"))
    .select("waiting.id");

/** The filters that Medusa's columns decide; for the others the ids are determined elsewhere in the shop. */
function restrictTo(found: Knex.QueryBuilder, knex: Knex, { show, idsByFilter }: OrderSearch): void {
  switch (show) {
    case "all":
      return;
    case "to_pack":
    case "withdrawal":
      return void found.whereIn("placed.id", [...idsByFilter[show]]);
    case "unpaid":
      return void found.whereIn(
        "placed.id",
        orderIdsAwaitingTransfer(knex).union(
          knex("order")
            .whereIn("id", [...idsByFilter.payment_lost])
            .select("id"),
        ),
      );
    case "on_the_way":
      return void found.whereNull("placed.canceled_at").whereExists(onTheWay(knex));
    case "delivered":
      return void found
        .whereNull("placed.canceled_at")
        .whereExists(parcels(knex).whereNotNull("parcel.delivered_at"))
        .whereNotExists(onTheWay(knex));
    case "refunded":
      return void found.whereExists(returnedInFull(knex));
    case "cancelled":
      return void found.whereNotNull("placed.canceled_at");
    case "with_note":
      return void found.whereExists(requests(knex));
  }
}

/** What an order was placed as; independent of what is left to do for it. */
type OrderTraits = Omit<OrderListFilters, "show">;

function withTraits(found: Knex.QueryBuilder, knex: Knex, traits: OrderTraits): void {
  const { from, to, country, payment } = traits;
  if (from) void found.where("placed.created_at", ">=", startOfShopDay(from));
  if (to) void found.where("placed.created_at", "<", startOfShopDay(nextDay(to)));
  if (country)
    void found.whereExists(
      knex("order_address as address")
        .where("address.id", knex.ref("placed.shipping_address_id"))
        .where("address.country_code", country),
    );
  if (payment)
    void found.whereExists(
      orderPayments(knex, "placed.id").whereRaw("? = ?", [
        paidByKey(knex),
        payment === "workshop" ? payment : paymentProviders[payment],
      ]),
    );
}

/** Search text and filter, and ids determined elsewhere in the shop. */
export interface OrderSearch {
  q: string;
  /** Names to look for instead of the text. */
  names?: readonly string[];
  show: OrderFilter;
  traits: OrderTraits;
  /** Ids of orders that can be packed, whose payment was lost, or that have an open withdrawal. */
  idsByFilter: Readonly<Record<"to_pack" | "payment_lost" | "withdrawal", readonly string[]>>;
  /** Ids of orders that are still being created, which are left out. */
  incompleteIds: readonly string[];
}

/**
 * Ids of one page of the order list, newest first, with the total count. Joins tables of several Medusa modules,
 * because Medusa's own query can neither search across them nor find missing rows.
 */
export async function findOrders(
  knex: Knex,
  search: OrderSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; count: number }> {
  const { q, names, show, traits, incompleteIds } = search;
  const found = knex("order as placed")
    .whereNull("placed.deleted_at")
    .where("placed.is_draft_order", false)
    .whereNotIn("placed.id", [...incompleteIds]);
  restrictTo(found, knex, search);
  withTraits(found, knex, traits);
  if (q !== "") {
    const matching = union(names ? orderIdsByNames(knex, names) : orderIdsMatching(knex, q));
    // a text without any meaning finds nothing
    void (matching ? found.whereIn("placed.id", matching) : found.whereRaw("false"));
  }
  const countOrders = async () => {
    const [{ count }] = counts.parse(await found.clone().count("* as count"));
    return count;
  };
  const hasOwnIds = show === "to_pack" || show === "withdrawal" || show === "unpaid" || names !== undefined;
  const [count, page] = await Promise.all([
    hasOwnIds ? countOrders() : cachedCount(`orders ${JSON.stringify([q, show, traits])}`, countOrders),
    found.clone().select("placed.id").orderBy("placed.display_id", "desc").limit(limit).offset(offset),
  ]);
  return { ids: idsOf(page), count };
}

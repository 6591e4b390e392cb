import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { moneyIssues } from "../ordering/order/order-issues";
import { readOrders, type OrderRecord } from "../ordering/order/order-record";
import { lineName, recipientOf, viewOf } from "../ordering/order/order-view";
import { allWithOwnerLanguageNames } from "../ordering/order/owner-language-names";
import { ordersInCreation } from "../ordering/payments/unsettled-orders";
import { maxOpenOrders, openOrderIds } from "../today/open-orders";
import { packingOrderOf } from "../today/packing-order";
import { orderFilters, type OrderListAnswer, type OrderListRow, type OrderFilter } from "./order-list-types";
import { searchedListQuery } from "../../platform/list-query";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { cachedCount } from "../../platform/cached-count";
import { containsPattern } from "../../platform/like-pattern";
import { idsOf } from "../../platform/row-ids";
import { openTransfersOf } from "../ordering/bank-transfer/awaiting-transfer";
import { orderNumberInReference } from "../../modules/payment-bank-transfer/reference";

const counts = z.tuple([z.object({ count: z.coerce.number() })]);

/** Order number as entered: "#12", "12", "ST-12" or a full transfer reference. Null for anything else. */
export function typedOrderNumber(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return orderNumberInReference(text);
}

/**
 * Minimum length of a tracking number search: shorter texts match too many numbers to be useful, and cannot use an
 * index.
 */
const minTrackingLength = 3;

/** Parcels of the order `placed` that were not cancelled. */
const parcels = (knex: Knex) =>
  knex("order_fulfillment as link")
    .join("fulfillment as parcel", "parcel.id", "link.fulfillment_id")
    .whereNull("link.deleted_at")
    .whereNull("parcel.canceled_at")
    .where("link.order_id", knex.ref("placed.id"));

const onTheWay = (knex: Knex) =>
  parcels(knex).whereNotNull("parcel.shipped_at").whereNull("parcel.delivered_at");

/** Ids of the orders with a tracking number that contains the text. */
const orderIdsByTracking = (knex: Knex, number: string) =>
  knex("fulfillment_label as label")
    .join("fulfillment as parcel", "parcel.id", "label.fulfillment_id")
    .join("order_fulfillment as link", "link.fulfillment_id", "parcel.id")
    .whereNull("label.deleted_at")
    .whereNull("parcel.canceled_at")
    .whereNull("link.deleted_at")
    .whereILike("label.tracking_number", containsPattern(number))
    .select("link.order_id as id");

/** Buyer requests of the order `placed` that matter for packing; every gift card belongs to a gift. */
const requests = (knex: Knex) =>
  knex("order_cart as made")
    .join("buyer_request as asked", "asked.cart_id", "made.cart_id")
    .whereNull("made.deleted_at")
    .whereNull("asked.deleted_at")
    .where("made.order_id", knex.ref("placed.id"))
    .where((builder) => void builder.whereNot("asked.notes", "").orWhere("asked.gift", true));

/** Ids of the orders whose name, company or city in one of their two addresses contains the text. */
const orderIdsByAddress = (knex: Knex, kind: "shipping" | "billing", text: string) =>
  knex("order_address as address")
    .join("order", `order.${kind}_address_id`, "address.id")
    // same condition as in the address index
    .whereNull("order.deleted_at")
    .where(
      (builder) =>
        void builder
          .whereILike("address.city", containsPattern(text))
          .orWhereILike("address.company", containsPattern(text))
          .orWhereRaw(
            "(coalesce(address.first_name, '') || ' ' || coalesce(address.last_name, '')) ilike ?",
            [containsPattern(text)],
          ),
    )
    .select("order.id");

/**
 * Ids of the orders whose e-mail address or tracking number contains the text, or the name, company or city of recipient
 * or buyer. Each part uses its own index (migration-scripts/list-indexes.ts), which a single condition across all tables
 * could not.
 */
const orderIdsMatching = (knex: Knex, text: string) =>
  knex("order")
    .whereILike("email", containsPattern(text))
    .select("id")
    .union([
      orderIdsByAddress(knex, "shipping", text),
      orderIdsByAddress(knex, "billing", text),
      orderIdsByTracking(knex, text),
    ]);

/** Ids of the orders whose transfer is not fully paid; starts from the few open payments instead of all orders. */
const orderIdsAwaitingTransfer = (knex: Knex) =>
  knex("order as waiting")
    .where("waiting.status", "pending")
    .whereExists(openTransfersOf(knex, "waiting.id"))
    .select("waiting.id");

/** Search text and filter, and ids determined elsewhere in the shop. */
export interface OrderSearch {
  q: string;
  show: OrderFilter;
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
  { q, show, idsByFilter, incompleteIds }: OrderSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; count: number }> {
  const found = knex("order as placed")
    .whereNull("placed.deleted_at")
    .where("placed.is_draft_order", false)
    .whereNotIn("placed.id", [...incompleteIds]);
  if (show === "to_pack" || show === "withdrawal") void found.whereIn("placed.id", [...idsByFilter[show]]);
  if (show === "unpaid")
    void found.whereIn(
      "placed.id",
      orderIdsAwaitingTransfer(knex).union(
        knex("order")
          .whereIn("id", [...idsByFilter.payment_lost])
          .select("id"),
      ),
    );
  if (show === "on_the_way") void found.whereNull("placed.canceled_at").whereExists(onTheWay(knex));
  if (show === "with_note") void found.whereExists(requests(knex));
  const number = typedOrderNumber(q);
  if (number !== null) {
    // same condition as in the index of order numbers
    const orderIdsByNumber = knex("order").where("display_id", number).whereNull("deleted_at").select("id");
    void found.whereIn(
      "placed.id",
      q.length < minTrackingLength ? orderIdsByNumber : orderIdsByNumber.union(orderIdsByTracking(knex, q)),
    );
  } else if (q !== "") void found.whereIn("placed.id", orderIdsMatching(knex, q));
  const countOrders = async () => {
    const [{ count }] = counts.parse(await found.clone().count("* as count"));
    return count;
  };
  const [count, page] = await Promise.all([
    q === "" && show === "all" ? cachedCount("orders", countOrders) : countOrders(),
    found.clone().select("placed.id").orderBy("placed.display_id", "desc").limit(limit).offset(offset),
  ]);
  return { ids: idsOf(page), count };
}

/**
 * Query of `GET /admin/order-list`; `q` is an order number, transfer reference or tracking number, or part of a name,
 * city or e-mail address.
 */
export const orderListQuery = searchedListQuery.extend({ show: z.enum(orderFilters).default("all") });

export type OrderListQuery = z.infer<typeof orderListQuery>;

/** Orders with something open; the status of each decides. */
async function openOrders(container: MedusaContainer): Promise<OrderRecord[]> {
  const ids = await openOrderIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  return readOrders(container, ids.slice(0, maxOpenOrders));
}

/** Whether an order has no payment, e.g. because its card payment was cancelled later. */
const hasLostItsPayment = (order: OrderRecord): boolean =>
  moneyIssues(order, new Date(), env().PAYMENT_CAPTURE).some(({ what }) => what === "not_paid");

/** Ids of the orders matching a filter that can only be evaluated by reading them. */
async function filterIds(
  container: MedusaContainer,
  show: OrderListQuery["show"],
  withdrawal: readonly string[],
): Promise<OrderSearch["idsByFilter"]> {
  const orders = show === "to_pack" || show === "unpaid" ? await openOrders(container) : [];
  const idsOf = (predicate: (order: OrderRecord) => boolean) => orders.filter(predicate).map(({ id }) => id);
  return {
    to_pack: show === "to_pack" ? idsOf((order) => packingOrderOf(order, null) !== null) : [],
    payment_lost: show === "unpaid" ? idsOf(hasLostItsPayment) : [],
    withdrawal,
  };
}

function rowOf(order: OrderRecord, withdrawal: boolean): OrderListRow {
  const { status, partly, total_cents } = viewOf(order);
  const { notes, gift, gift_message } = buyerRequestsOf(order);
  return {
    id: order.id,
    number: order.display_id,
    placed_at: order.created_at.toISOString(),
    name: recipientOf(order),
    city: order.shipping_address?.city ?? "",
    country: (order.shipping_address?.country_code ?? "").toLowerCase(),
    goods: order.items.map((line) => ({ name: lineName(line), quantity: line.quantity })),
    total_cents,
    status,
    partly,
    notes,
    gift,
    gift_message,
    withdrawal,
  };
}

/** One page of the orders, newest first, with product names in the owner's language. */
export async function readOrderList(
  container: MedusaContainer,
  { q, show, limit, offset }: OrderListQuery,
  language: Language,
): Promise<OrderListAnswer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const declared = container.resolve(WITHDRAWALS_MODULE);
  const withdrawn = (await declared.listOpen()).flatMap(({ order_id: id }) => id ?? []);
  const idsByFilter = await filterIds(container, show, withdrawn);
  const incompleteIds = await ordersInCreation(knex);
  const { ids, count } = await findOrders(knex, { q, show, idsByFilter, incompleteIds }, { limit, offset });
  const orders = await allWithOwnerLanguageNames(container, await readOrders(container, ids), language);
  const rows = orders.map((order) => rowOf(order, withdrawn.includes(order.id)));
  return { orders: rows.toSorted((one, other) => other.number - one.number), count };
}

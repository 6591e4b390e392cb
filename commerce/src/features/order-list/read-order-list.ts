import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { paidMethods } from "@su-turrone/contract/payment-methods";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { moneyIssues } from "../ordering/order/order-issues";
import { boughtLines, readOrders, type OrderRecord } from "../ordering/order/order-record";
import { buyerOf, lineName, recipientOf, viewOf } from "../ordering/order/order-view";
import { allWithOwnerLanguageNames } from "../ordering/order/owner-language-names";
import { ordersInCreation } from "../ordering/payments/unsettled-orders";
import { maxOpenOrders } from "../fulfilment/packing-document-types";
import { openOrderIds } from "../today/open-orders";
import { openParcelsOf, packingOrderOf } from "../today/packing-order";
import { findOrders, type OrderSearch } from "./find-orders";
import { similarNames } from "./similar-names";
import { orderFilters, type OrderListAnswer, type OrderListRow } from "./order-list-types";
import { searchedListQuery } from "../../platform/list-query";

const traits = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  country: z.enum(countryCodes).optional(),
  payment: z.enum(paidMethods).optional(),
};

/** Filters that are saved under a name: without the search text, which may name a buyer. */
export const savedFilters = z.strictObject({ ...traits, show: z.enum(orderFilters).optional() });

/** Query of `GET /admin/order-list`; `q` is anything a buyer or a bank may quote (typed-search.ts). */
export const orderListQuery = searchedListQuery.extend({
  ...traits,
  show: z.enum(orderFilters).default("all"),
});

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
    buyer: buyerOf(order),
    city: order.shipping_address?.city ?? "",
    country: (order.shipping_address?.country_code ?? "").toLowerCase(),
    goods: boughtLines(order).map((line) => ({ name: lineName(line), quantity: line.quantity })),
    total_cents,
    status,
    partly,
    notes,
    gift,
    gift_message,
    ...openParcelsOf(order),
    withdrawal,
  };
}

/**
 * One page of the orders, newest first, with product names in the owner's language. If no order contains the search
 * text, those of similar names.
 */
export async function readOrderList(
  container: MedusaContainer,
  { q, show, limit, offset, ...traits }: OrderListQuery,
  language: Language,
): Promise<OrderListAnswer> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const declared = container.resolve(WITHDRAWALS_MODULE);
  const withdrawn = (await declared.listOpen()).flatMap(({ order_id: id }) => id ?? []);
  const idsByFilter = await filterIds(container, show, withdrawn);
  const search = { q, show, traits, idsByFilter, incompleteIds: await ordersInCreation(knex) };
  const exact = await findOrders(knex, search, { limit, offset });
  const names = q !== "" && exact.count === 0 ? await similarNames(knex, q) : [];
  const similar = names.length > 0;
  const { ids, count } = similar ? await findOrders(knex, { ...search, names }, { limit, offset }) : exact;
  const orders = await allWithOwnerLanguageNames(container, await readOrders(container, ids), language);
  const rows = orders.map((order) => rowOf(order, withdrawn.includes(order.id)));
  return { orders: rows.toSorted((one, other) => other.number - one.number), count, similar };
}

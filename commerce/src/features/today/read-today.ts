import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { JOB_RUNS_MODULE } from "../../modules/job-runs";
import { MAIL_MODULE } from "../../modules/mail";
import { MESSAGES_MODULE } from "../../modules/messages";
import { REVIEWS_MODULE } from "../../modules/reviews";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { ordersAwaitingTransfer } from "../ordering/bank-transfer/awaiting-transfer";
import type { TransferBurst } from "../ordering/bank-transfer/transfer-bursts";
import { readTransferBursts } from "../ordering/bank-transfer/transfer-limit";
import { byDeadline, moneyIssues, type OrderIssue } from "../ordering/order/order-issues";
import { readOrders, type OrderRecord } from "../ordering/order/order-record";
import { allWithOwnerLanguageNames } from "../ordering/order/owner-language-names";
import { buyerOf } from "../ordering/order/order-view";
import { cancelledOrdersOwingMoney, ordersWithPaymentIssue } from "../ordering/payments/unsettled-orders";
import { readRefundsToSend, type RefundToSend } from "../refund-transfers/read-refunds-to-send";
import { readSettingsOverTime } from "../shop/settings";
import {
  type RefundState,
  firstDeclaration,
  refundClock,
  readRefundClocks,
} from "../withdrawals/refund-clock";
import { openTransferOf, type OpenTransfer } from "../ordering/bank-transfer/order-transfer";
import { lowStock, type LowStock } from "./low-stock";
import { readMailLight, backupLight, booksLight, jobsLight, type HealthStatus } from "./health-status";
import { maxOpenOrders } from "../fulfilment/packing-document-types";
import { openOrderIds } from "./open-orders";
import { packingOrderOf, type PackingOrder } from "./packing-order";
import { dayMs } from "@su-turrone/contract/time-zone";

/** The first rows of a list, and the total count. */
export interface Counted<Row> {
  count: number;
  rows: Row[];
}

/** A payment issue of an order. */
export interface MoneyProblem {
  order_id: string;
  number: number;
  /** The buyer. */
  name: string;
  issue: OrderIssue;
}

/** An open withdrawal, with its 14-day deadline. */
export interface WaitingWithdrawal {
  id: string;
  name: string;
  /** As typed by the shopper. */
  order_number: string;
  order_id: string | null;
  /** ISO 8601, UTC. */
  due_at: string;
  /** Whole days; negative when overdue. */
  days_left: number;
  refund_state: RefundState;
}

/** Everything waiting for the owner; response of `GET /admin/today`. */
export interface Today {
  /** Oldest first. */
  to_pack: Counted<PackingOrder>;
  /** Oldest first. */
  transfers: Counted<OpenTransfer>;
  /** Unpaid transfer orders of one sender that hold goods. */
  transfer_bursts: TransferBurst[];
  /** To be sent back by bank transfer; most urgent first. */
  refunds: Counted<RefundToSend>;
  withdrawals: Counted<WaitingWithdrawal>;
  /** Those with a deadline first, then by the age of the order. */
  money_problems: Counted<MoneyProblem>;
  /** Lowest first. */
  low_stock: Counted<LowStock>;
  pending_reviews: number;
  open_messages: number;
  failed_mails: number;
  lights: Readonly<Record<"jobs" | "mail" | "books" | "backup", HealthStatus>>;
}

/** Maximum number of rows per list, except for the packing list. */
const maxRows = 50;

/** How far back unsettled refunds are searched: a year. Transfers are given up after days anyway. */
const lookBackMs = 365 * dayMs;

const withCount = <Row>(rows: readonly Row[], count = rows.length): Counted<Row> => ({
  count,
  rows: rows.slice(0, maxRows),
});

/** Number of `ids` beyond the first ones. @param first number of the first ones */
const countBeyond = (ids: readonly string[], first: number): number => Math.max(0, ids.length - first);

/** The payment issues of an order. */
export const moneyProblemsOf = (
  order: OrderRecord,
  now: Date,
  capture: "order" | "shipment",
): MoneyProblem[] =>
  moneyIssues(order, now, capture).map((issue) => ({
    order_id: order.id,
    number: order.display_id,
    name: buyerOf(order),
    issue,
  }));

/**
 * Everything waiting for the owner, with product names in a language.
 * @param packing maximum number of orders to pack, oldest first
 */
export async function readToday(
  container: MedusaContainer,
  language: Language,
  now: Date,
  packing: number,
): Promise<Today> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const outbox = container.resolve(MAIL_MODULE);
  const messages = container.resolve(MESSAGES_MODULE);
  const reviews = container.resolve(REVIEWS_MODULE);
  const runs = container.resolve(JOB_RUNS_MODULE);
  const declared = container.resolve(WITHDRAWALS_MODULE);
  const { PAYMENT_CAPTURE } = env();
  const { settings, transferDaysOf } = await readSettingsOverTime(container);
  const since = new Date(now.getTime() - lookBackMs);

  const pausedSince = await runs.pausedSince();
  const [
    bursts,
    openIds,
    awaiting,
    owing,
    disputed,
    refunds,
    withdrawals,
    low,
    mail,
    jobs,
    pending,
    open,
    failed,
  ] = await Promise.all([
    readTransferBursts(container),
    openOrderIds(knex),
    ordersAwaitingTransfer(knex, since, now),
    cancelledOrdersOwingMoney(knex, since),
    ordersWithPaymentIssue(knex),
    readRefundsToSend(container, now),
    declared.listOpen(),
    lowStock(container, language, settings.low_stock_packs, { maxRows }),
    readMailLight(outbox),
    runs.listJobRuns({}, { take: null }),
    reviews.listAndCountReviews({ status: "pending" }, { take: 1, select: ["id"] }),
    messages.listAndCountMessages({ status: "open" }, { take: 1, select: ["id"] }),
    outbox.listAndCountOutboxItems({ status: "failed" }, { take: 1, select: ["id"] }),
  ]);

  // a single query for all orders, however many lists contain them
  const orderIds = [
    // the others count as orders to pack
    ...openIds.slice(0, maxOpenOrders),
    ...[awaiting, owing, disputed].flatMap((ids) => ids.slice(0, maxRows)),
  ];
  const orders = await allWithOwnerLanguageNames(
    container,
    await readOrders(container, [...new Set(orderIds)]),
    language,
  );
  const ordersIn = (ids: readonly string[]) => orders.filter(({ id }) => ids.includes(id));
  const dueOf = (order: OrderRecord): Date | null => {
    const first = withdrawals.some(({ order_id: id }) => id === order.id) && firstDeclaration(order);
    return first ? refundClock(first.received_at, now).due_at : null;
  };
  const toPack = ordersIn(openIds).flatMap((order) => packingOrderOf(order, dueOf(order)) ?? []);
  const transfers = ordersIn(awaiting)
    .flatMap((order) => openTransferOf(order, now, transferDaysOf(order)) ?? [])
    .filter(({ withdrawn_at: at }) => at === null);
  const problems = orders.flatMap((order) => moneyProblemsOf(order, now, PAYMENT_CAPTURE));
  const clockOf = await readRefundClocks(container, withdrawals.slice(0, maxRows), now);
  return {
    to_pack: { count: toPack.length + countBeyond(openIds, maxOpenOrders), rows: toPack.slice(0, packing) },
    transfers: withCount(transfers, transfers.length + countBeyond(awaiting, maxRows)),
    transfer_bursts: bursts,
    refunds: withCount(refunds),
    withdrawals: withCount(
      withdrawals.map(({ id, name, order_number, order_id, received_at }) => {
        const { due_at, days_left, refund_state } = clockOf({ order_id, received_at });
        return { id, name, order_number, order_id, due_at: due_at.toISOString(), days_left, refund_state };
      }),
    ),
    money_problems: withCount(problems.toSorted((a, b) => byDeadline(a.issue, b.issue))),
    low_stock: low,
    pending_reviews: pending[1],
    open_messages: open[1],
    failed_mails: failed[1],
    lights: {
      jobs: jobsLight(jobs, now, pausedSince),
      mail,
      books: booksLight(jobs),
      backup: backupLight(jobs, now),
    },
  };
}

const noRows: Counted<never> = { count: 0, rows: [] };

/**
 * The part of "Today" for the fulfilment role: the goods. Money, withdrawals, reviews and mails are up to the owner.
 */
export const fulfilmentRoleToday = (today: Today): Today => ({
  ...today,
  transfers: noRows,
  transfer_bursts: [],
  refunds: noRows,
  withdrawals: noRows,
  money_problems: noRows,
  pending_reviews: 0,
  open_messages: 0,
  failed_mails: 0,
});

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { euros, type Books, type Invariant, type ProviderPayment } from "./invariant";
import { takenBack } from "../ordering/order/linked-rows";
import { orderDiscounts, orderGoods, orderShipping, orderTotals } from "../ordering/order/order-sums";
import { refundsThatCameBack } from "./provider-payments";
import { transfersPastDue } from "./transfers";

const rowsOfSums = z.array(
  z.object({ display_id: z.coerce.number(), total: z.coerce.number(), sum: z.coerce.number() }),
);

/** Orders whose total differs from lines minus discounts plus shipping. */
async function ordersWithOtherSums({ knex, settledBefore }: Books): Promise<string[]> {
  const rows: unknown = await knex("order as placed")
    .join(orderTotals(knex).as("summary"), "summary.order_id", "placed.id")
    .select("placed.display_id", "summary.total")
    .select(knex.raw(`${orderGoods} - ${orderDiscounts} + ${orderShipping} as sum`))
    .whereNull("placed.deleted_at")
    .where("placed.is_draft_order", false)
    .where("placed.created_at", "<", settledBefore)
    .orderBy("placed.display_id");
  return rowsOfSums
    .parse(rows)
    .filter(({ total, sum }) => toCents(total) !== toCents(sum))
    .map(
      ({ display_id: number, total, sum }) =>
        `The lines and the shipping of order ${number} come to ${euros(toCents(sum))}, its total is ${euros(toCents(total))}`,
    );
}

/** Sum of the captures or refunds of each payment. */
const movedOf = (knex: Knex, table: "capture" | "refund") =>
  knex(table).select("payment_id").sum({ total: "amount" }).whereNull("deleted_at").groupBy("payment_id");

/** Payments that were not cancelled, of orders that were not cancelled. */
const livePayments = (knex: Knex) =>
  knex("order_payment_collection as link")
    .join("payment", "payment.payment_collection_id", "link.payment_collection_id")
    .join("order as placed", "placed.id", "link.order_id")
    .whereNull("link.deleted_at")
    .whereNull("payment.deleted_at")
    .whereNull("payment.canceled_at")
    .whereNull("placed.deleted_at")
    .whereNot("placed.status", "canceled");

const numbers = z.array(z.object({ display_id: z.coerce.number() }));

const paidRows = z.array(
  z.object({ display_id: z.coerce.number(), amount: z.coerce.number(), intent: z.string() }),
);

/** The active payments of the given intents, with their order numbers. */
async function ordersPaidWith(knex: Knex, intents: readonly ProviderPayment[]) {
  const rows: unknown = await livePayments(knex)
    .select("placed.display_id", "payment.amount", knex.raw("payment.data->>'id' as intent"))
    .whereRaw("payment.data->>'id' = any(?)", [intents.map(({ id }) => id)]);
  return paidRows.parse(rows);
}

/** Cents of a payment that the bank has taken back until a dispute is decided: what is owed of them waits until then. */
const disputedCents = (knex: Knex) =>
  knex("payment_issue")
    .sum("cents")
    .where("kind", "dispute")
    .whereIn("status", takenBack)
    .whereNull("deleted_at")
    .where("payment_id", knex.ref("payment.id"));

const heldRows = z.array(z.object({ intent: z.string(), cents: z.coerce.number() }));

/**
 * What Stripe rightly holds of the given intents: refunds that came back, which the owner pays another way or sends
 * again, and what is disputed.
 */
async function rightlyHeldOf(
  knex: Knex,
  intents: readonly ProviderPayment[],
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await knex("payment")
    .select(knex.raw("payment.data->>'id' as intent"))
    .select(
      knex.raw("coalesce((?), 0) + coalesce((?), 0) as cents", [
        refundsThatCameBack(knex).where("payment_id", knex.ref("payment.id")),
        disputedCents(knex),
      ]),
    )
    .whereNull("payment.deleted_at")
    .whereRaw("payment.data->>'id' = any(?)", [intents.map(({ id }) => id)]);
  return new Map(heldRows.parse(rows).map(({ intent, cents }) => [intent, cents]));
}

/** Payments captured and not fully refunded that belong to a cancelled order or to none, with the remaining cents. */
async function capturedWithoutOrder({ knex, settledBefore }: Books): Promise<string[]> {
  const rows: unknown = await knex("payment")
    .join(movedOf(knex, "capture").as("taken"), "taken.payment_id", "payment.id")
    .leftJoin(movedOf(knex, "refund").as("returned"), "returned.payment_id", "payment.id")
    .select("payment.id", knex.raw("taken.total - coalesce(returned.total, 0) as left"))
    .whereNull("payment.deleted_at")
    .where("payment.created_at", "<", settledBefore)
    .whereRaw("taken.total - coalesce(returned.total, 0) - coalesce((?), 0) / 100.0 > 0.005", [
      disputedCents(knex),
    ])
    .whereNotExists(livePayments(knex).where("payment.id", knex.ref("taken.payment_id")));
  return z
    .array(z.object({ id: z.string(), left: z.coerce.number() }))
    .parse(rows)
    .map(
      ({ id, left }) =>
        `${euros(toCents(left))} were taken with payment ${id}, which belongs to no active order`,
    );
}

/** Money at Stripe that belongs to no order, or to more than one. */
async function heldWithoutOrder({ knex, payments, settledBefore }: Books): Promise<string[]> {
  const rightlyHeld = await rightlyHeldOf(knex, payments ?? []);
  const held = (payments ?? []).filter(
    ({ id, heldCents, createdAt }) => heldCents > (rightlyHeld.get(id) ?? 0) && createdAt < settledBefore,
  );
  const orders = await ordersPaidWith(knex, held);
  return held.flatMap(({ id, heldCents }) => {
    const orderNumbers = orders.filter(({ intent }) => intent === id).map(({ display_id: number }) => number);
    if (orderNumbers.length === 1) return [];
    const ownerText =
      orderNumbers.length === 0 ? "no order" : `the orders ${orderNumbers.sort((a, b) => a - b).join(", ")}`;
    return [`Stripe holds ${euros(heldCents)} with payment ${id}, which belongs to ${ownerText}`];
  });
}

async function ordersWithoutPayment({ knex, payments, settledBefore }: Books): Promise<string[]> {
  const rows: unknown = await knex("order as unpaid")
    .join(orderTotals(knex).as("summary"), "summary.order_id", "unpaid.id")
    .select("unpaid.display_id")
    .whereNull("unpaid.deleted_at")
    .where("unpaid.is_draft_order", false)
    .whereNotIn("unpaid.status", ["canceled", "draft"])
    .where("unpaid.created_at", "<", settledBefore)
    .where("summary.total", ">", 0.005)
    .whereNotExists(livePayments(knex).where("placed.id", knex.ref("unpaid.id")))
    .orderBy("unpaid.display_id");
  const canceledPayments = (payments ?? []).filter(({ canceled }) => canceled);
  const counted = await ordersPaidWith(knex, canceledPayments);
  return [
    ...numbers.parse(rows).map(({ display_id: number }) => `Order ${number} has no payment`),
    ...counted.map(
      ({ display_id: number, intent }) =>
        `Order ${number} counts on payment ${intent}, which is cancelled at Stripe`,
    ),
  ];
}

const keptRows = z.array(
  z.object({ display_id: z.coerce.number(), intent: z.string(), kept: z.coerce.number() }),
);

/**
 * Orders for which Stripe has kept more or less than the shop has recorded: refunds or captures made only at Stripe.
 */
async function differingKeptSums({ knex, payments, settledBefore }: Books): Promise<string[]> {
  // a refund in progress may be recorded at Stripe but not here yet
  const settled = (payments ?? []).filter(({ canceled, movedAt }) => !canceled && movedAt < settledBefore);
  const rows: unknown = await livePayments(knex)
    .leftJoin(movedOf(knex, "capture").as("taken"), "taken.payment_id", "payment.id")
    .leftJoin(movedOf(knex, "refund").as("returned"), "returned.payment_id", "payment.id")
    .select("placed.display_id", knex.raw("payment.data->>'id' as intent"))
    .select(
      knex.raw("coalesce(taken.total, 0) - coalesce(returned.total, 0) + coalesce((?), 0) / 100.0 as kept", [
        refundsThatCameBack(knex).where("payment_id", knex.ref("payment.id")),
      ]),
    )
    .whereRaw("payment.data->>'id' = any(?)", [settled.map(({ id }) => id)])
    .whereNotExists(
      knex("refund")
        .whereNull("refund.deleted_at")
        .where("refund.payment_id", knex.ref("payment.id"))
        .where("refund.created_at", ">=", settledBefore),
    )
    .orderBy("placed.display_id");
  return keptRows.parse(rows).flatMap(({ display_id: number, intent, kept }) => {
    const keptAtStripe = settled.find(({ id }) => id === intent)?.keptCents ?? 0;
    if (keptAtStripe === toCents(kept)) return [];
    return [
      `Stripe has kept ${euros(keptAtStripe)} of payment ${intent} of order ${number}, the shop ${euros(toCents(kept))}`,
    ];
  });
}

async function unequalTotals({ knex, payments, settledBefore }: Books): Promise<string[]> {
  const rows: unknown = await livePayments(knex)
    .join(orderTotals(knex).as("summary"), "summary.order_id", "placed.id")
    .select("placed.display_id", "summary.total")
    .sum({ paid: "payment.amount" })
    .where("placed.created_at", "<", settledBefore)
    .groupBy("placed.display_id", "total")
    .orderBy("placed.display_id");
  const totals = z
    .array(z.object({ display_id: z.coerce.number(), total: z.coerce.number(), paid: z.coerce.number() }))
    .parse(rows);
  const activePayments = (payments ?? []).filter(({ canceled }) => !canceled);
  const paid = await ordersPaidWith(knex, activePayments);
  return [
    ...totals
      .filter((one) => toCents(one.total) !== toCents(one.paid))
      .map(
        (one) =>
          `Order ${one.display_id} costs ${euros(toCents(one.total))}, and its payments are ${euros(toCents(one.paid))}`,
      ),
    ...paid.flatMap(({ display_id: number, amount, intent }) => {
      const cents = activePayments.find(({ id }) => id === intent)?.cents ?? 0;
      if (cents === toCents(amount)) return [];
      return [
        `Order ${number} records its payment ${intent} as ${euros(toCents(amount))}, Stripe as ${euros(cents)}`,
      ];
    }),
  ];
}

export const moneyInvariants: readonly Invariant[] = [
  {
    name: "money-has-order",
    promise: "All money that is held belongs to exactly one order, or was refunded",
    broken: async (books) => [...(await heldWithoutOrder(books)), ...(await capturedWithoutOrder(books))],
  },
  {
    name: "order-has-payment",
    promise:
      "Each order that costs something has a payment with the same state here and at Stripe, or a transfer that is not overdue",
    broken: async (books) => [
      ...(await ordersWithoutPayment(books)),
      ...(await differingKeptSums(books)),
      ...(await transfersPastDue(books)),
    ],
  },
  {
    name: "totals-agree",
    promise:
      "The total of an order equals the sum of its lines and of its payments, to the cent, here and at Stripe",
    broken: async (books) => [...(await unequalTotals(books)), ...(await ordersWithOtherSums(books))],
  },
];

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { isHeld, sessionOf } from "./payment-intent";

const paymentRows = z.array(
  z.object({
    data: z.object({ id: z.string().optional() }).nullish(),
    captured_at: z.coerce.date().nullish(),
    canceled_at: z.coerce.date().nullish(),
    payment_collection: z.object({ order: z.object({ id: z.string() }).nullish() }).nullish(),
  }),
);

/** What the shop has written down of the payments of some payment sessions. */
async function paymentsOfSessions(container: MedusaContainer, sessionIds: string[]) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "payment",
    fields: ["data", "captured_at", "canceled_at", "payment_collection.order.id"],
    filters: { payment_session_id: sessionIds },
  });
  return paymentRows.parse(data);
}

/** Stripe's largest page. */
const pageSize = 100;

/**
 * The payments since a moment with which something may be left to do. Stripe cannot be asked for them, so all are listed, and
 * those that were taken for an order, or were given up by the shopper, are left out with one query a page.
 */
export async function* openIntents(
  container: MedusaContainer,
  stripe: Stripe,
  since: Date,
): AsyncGenerator<Stripe.PaymentIntent> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let page = await stripe.paymentIntents.list({ created, limit: pageSize });
  for (;;) {
    // by status first: what holds no money, and never did, needs no look into the database
    const intents = page.data.filter(({ status }) => isHeld(status) || status === "canceled");
    const sessionIds = intents.flatMap((intent) => sessionOf(intent) ?? []);
    const payments = sessionIds.length > 0 ? await paymentsOfSessions(container, sessionIds) : [];
    for (const intent of intents) {
      const own = payments.find(({ data }) => data?.id === intent.id);
      const isSettled =
        intent.status === "canceled"
          ? !own || Boolean(own.captured_at ?? own.canceled_at)
          : Boolean(own?.captured_at && own.payment_collection?.order);
      if (!isSettled) yield intent;
    }
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    page = await stripe.paymentIntents.list({ created, limit: pageSize, starting_after: last.id });
  }
}

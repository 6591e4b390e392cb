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

/** The shop's payments of the given payment sessions. */
async function paymentsOfSessions(container: MedusaContainer, sessionIds: string[]) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "payment",
    fields: ["data", "captured_at", "canceled_at", "payment_collection.order.id"],
    filters: { payment_session_id: sessionIds },
  });
  return paymentRows.parse(data);
}

/** Stripe's maximum page size. */
const pageSize = 100;

/**
 * The intents since a point in time that may need action. Stripe offers no such filter, so all are listed, and those
 * already captured for an order, or abandoned by the shopper, are filtered out with one query per page.
 */
export async function* openIntents(
  container: MedusaContainer,
  stripe: Stripe,
  since: Date,
): AsyncGenerator<Stripe.PaymentIntent> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let page = await stripe.paymentIntents.list({ created, limit: pageSize });
  for (;;) {
    // filter by status first: intents that never held money need no database query
    const intents = page.data.filter(({ status }) => isHeld(status) || status === "canceled");
    const sessionIds = intents.flatMap((intent) => sessionOf(intent) ?? []);
    const payments = sessionIds.length > 0 ? await paymentsOfSessions(container, sessionIds) : [];
    for (const intent of intents) {
      const storedPayment = payments.find(({ data }) => data?.id === intent.id);
      const isSettled =
        intent.status === "canceled"
          ? !storedPayment || Boolean(storedPayment.captured_at ?? storedPayment.canceled_at)
          : Boolean(storedPayment?.captured_at && storedPayment.payment_collection?.order);
      if (!isSettled) yield intent;
    }
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    page = await stripe.paymentIntents.list({ created, limit: pageSize, starting_after: last.id });
  }
}

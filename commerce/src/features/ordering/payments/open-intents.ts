import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { pageSize } from "../../../modules/payment-stripe/returned-money";
import { paymentsOfSessions } from "./order-of-payment";
import { isHeld, sessionOf } from "./payment-intent";

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
    const payments = await paymentsOfSessions(container, sessionIds);
    for (const intent of intents) {
      const storedPayment = payments.find(({ data }) => data?.["id"] === intent.id);
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

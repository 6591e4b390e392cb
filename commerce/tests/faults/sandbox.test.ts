import { afterAll, beforeAll, expect, it } from "vitest";
import { control, hangFor, killAndStart } from "../../../testing/control";
import { stripe } from "../http/payment-tools";
import { expectOneOrderDespite, prepareShopper } from "./faults";
import { Shopper, steps } from "./shopper";

beforeAll(prepareShopper);
afterAll(() => control("resume", "sandbox"));

/** Longer than the timeout of a call to the payment provider, in ms. */
const hangMs = 12_000;

const faults = [
  ["killed", killAndStart("sandbox")],
  ["suspended for twelve seconds", hangFor("sandbox", hangMs)],
] as const;

/** Steps that call the payment provider: choosing the payment method and pressing the order button. */
const paymentSteps = [2, 3] as const;

const heldStatuses: readonly string[] = ["requires_capture", "succeeded"];

/** A shopper whose card details were entered before anything is broken. */
async function cardShopper(): Promise<Shopper> {
  const { id } = await stripe.testHelpers.confirmationTokens.create({ payment_method: "pm_card_visa" });
  return new Shopper(id);
}

it.each(
  faults.flatMap(([faultName, fault]) =>
    paymentSteps.map((step) => [faultName, steps[step][0], step, fault] as const),
  ),
)(
  "completes one order, paid once, if the payment provider is %s while %s",
  async (_how, _step, step, fault) => {
    const began = Math.floor(Date.now() / 1000);
    const shopper = await cardShopper();
    await expectOneOrderDespite(fault, step, shopper);
    const { data: opened } = await stripe.paymentIntents.list({ created: { gte: began }, limit: 100 });
    expect(opened.filter(({ status }) => heldStatuses.includes(status))).toHaveLength(1);
  },
);

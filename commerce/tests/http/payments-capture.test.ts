import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { control } from "../../../testing/control";
import { packAtMedusa, shipAtMedusa } from "../../../testing/orders";
import { runJob } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { noticesWith } from "./bell";
import {
  inStock,
  cartOf,
  choosePaymentMethod,
  clearFaults,
  configureFaults,
  ordersOf,
  stripe,
  totalCents,
  orderOf,
} from "./payment-tools";
import { owner } from "./shop";

const sdk = await owner();
const { admin } = sdk;
const product = await ownProduct("Einzugsprobe", inStock);

beforeEach(clearFaults);

afterAll(clearFaults);

/** An order by card; returns its id and that of its payment at Stripe. */
async function orderByCard() {
  const email = `capture-${Date.now()}@example.com`;
  const cart = await cartOf(product, email);
  const intent = (await choosePaymentMethod(cart, "card")) ?? "";
  const id = await orderOf(cart.id);
  return { email, id, intent };
}

const statusOf = async (email: string) => (await ordersOf(email))[0]?.payment_status;
const atStripe = async (intent: string) => {
  const { status, amount_received: taken } = await stripe.paymentIntents.retrieve(intent);
  return { status, taken };
};

/** Packs all items of an order and ships them. */
async function ship(id: string): Promise<void> {
  const { order } = await admin.order.retrieve(id, { fields: "*items" });
  const items = order.items.map((item) => ({ id: item.id, quantity: item.quantity }));
  await shipAtMedusa(id, await packAtMedusa(id, items), items);
}

const isNoticed = (title: string) =>
  expect.poll(() => noticesWith(title), { timeout: 30_000 }).toHaveLength(1);

/** An order whose payment could not be captured, of which the owner was told. */
async function notCaptured() {
  // more than its attempts: orders of other tests may be tried, too
  await configureFaults(Array.from({ length: 20 }, () => ({ match: "capture", kind: "error_500" })));
  const order = await orderByCard();
  const number = (await ordersOf(order.email))[0]?.display_id;
  await isNoticed(`Ordine ${number}: non è stato ancora possibile incassare il pagamento`);
  await clearFaults();
  return order;
}

describe("a payment that cannot be captured", { timeout: 90_000 }, () => {
  it("is reported to the owner, who captures it later", async () => {
    const { email, intent } = await notCaptured();
    expect(await atStripe(intent)).toEqual({ status: "requires_capture", taken: 0 });
    const [payment] = (await ordersOf(email)).flatMap(
      ({ payment_collections: all }) => all[0]?.payments ?? [],
    );
    await admin.payment.capture(payment?.id ?? "", {});
    expect(await statusOf(email)).toBe("captured");
    expect(await atStripe(intent)).toEqual({ status: "succeeded", taken: totalCents });
  });

  it("is captured by the next run of the reconciler", async () => {
    const { email, intent } = await notCaptured();
    await runJob("reconcile-payments");
    await expect.poll(() => statusOf(email), { timeout: 60_000 }).toBe("captured");
    expect(await atStripe(intent)).toEqual({ status: "succeeded", taken: totalCents });
    await isNoticed(`Il pagamento ${intent} è stato incassato in un secondo momento`);
  });
});

describe.runIf(atNight)("a payment captured at shipment", { timeout: 120_000 }, () => {
  let isRestarted = false;
  beforeAll(async () => {
    isRestarted = true;
    await control("restart", "commerce", { PAYMENT_CAPTURE: "shipment" });
  }, 120_000);
  afterAll(async () => {
    if (isRestarted) await control("restart", "commerce");
  }, 120_000);

  it("is authorised with the order and captured when the parcel is shipped", async () => {
    const { email, id, intent } = await orderByCard();
    // the reconciler does not capture it either
    await runJob("reconcile-payments");
    expect(await statusOf(email)).toBe("authorized");
    expect(await atStripe(intent)).toEqual({ status: "requires_capture", taken: 0 });
    await ship(id);
    await expect.poll(() => statusOf(email), { timeout: 30_000 }).toBe("captured");
    expect(await atStripe(intent)).toEqual({ status: "succeeded", taken: totalCents });
  });

  it("is captured at the start of the server once the setting is immediate capture", async () => {
    const { email, intent } = await orderByCard();
    expect(await atStripe(intent)).toEqual({ status: "requires_capture", taken: 0 });
    await control("restart", "commerce");
    isRestarted = false;
    await expect.poll(() => statusOf(email), { timeout: 60_000 }).toBe("captured");
    expect(await atStripe(intent)).toEqual({ status: "succeeded", taken: totalCents });
    await isNoticed(`Il pagamento ${intent} è stato incassato in un secondo momento`);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { ownProduct } from "../../../testing/own-product";
import { expectNoOrder, expectOneOrder } from "./payment-invariants";
import {
  inStock,
  answerConfirmationPage,
  clearFaults,
  fingerprintOf,
  ordersOf,
  press,
  returnToShop,
  totalCents,
} from "./payment-tools";
import { owner, send } from "./shop";
import { beginCheckout, type StartedCheckout } from "./started-checkout";

const { admin } = await owner();
const product = await ownProduct("Steuerprobe", inStock);
let rateId: string | null = null;

beforeEach(clearFaults);
afterEach(async () => {
  if (rateId) await admin.taxRate.delete(rateId);
  rateId = null;
});

/** German VAT of this product becomes 19 per cent, as the owner would set it; torrone has 7. */
async function raiseVat(): Promise<void> {
  const { tax_regions: regions } = await admin.taxRegion.list({ country_code: "de" });
  const { tax_rate: rate } = await admin.taxRate.create({
    tax_region_id: regions[0]?.id ?? "",
    name: "Umsatzsteuer",
    code: `ust-${Date.now()}`,
    rate: 19,
    rules: [{ reference: "product", reference_id: product.id }],
  });
  rateId = rate.id;
}

const vatOf = async ({ cartId }: StartedCheckout): Promise<unknown> => {
  const { body } = await send("GET", `/store/carts/${cartId}/view`);
  return (body as { cart: { totals: { tax_cents: number } } }).cart.totals.tax_cents;
};

async function orderedRates({ email }: StartedCheckout): Promise<unknown[]> {
  const [order] = await ordersOf(email);
  const { order: found } = await admin.order.retrieve(order?.id ?? "", { fields: "*items.tax_lines" });
  return found.items.map(({ tax_lines: lines }) => (lines ?? []).map(({ rate }) => rate));
}

describe("VAT raised after the confirm page was opened", { timeout: 60_000 }, () => {
  it.each(atNight ? (["bank", "card"] as const) : ["card" as const])(
    "is told at the order button, shown, and booked by the next press (%s)",
    async (method) => {
      const checkout = await beginCheckout(product, method);
      const shown = await fingerprintOf(checkout.cartId);
      // 20 euros of goods and 6.90 of shipping contain 1.31 and 0.45 at 7 per cent
      expect(await vatOf(checkout)).toBe(176);
      await raiseVat();

      expect(await press(checkout.cartId, totalCents, shown)).toMatchObject({
        reason: "cart_differs",
        changed: ["vat"],
      });
      await expectNoOrder(checkout);
      // the goods contain 3.19 at 19 per cent
      expect(await vatOf(checkout)).toBe(364);

      const next = await press(checkout.cartId, totalCents, await fingerprintOf(checkout.cartId));
      expect(next.type).toBe("order");
      await expectOneOrder(checkout);
      expect(await orderedRates(checkout)).toEqual([[19]]);
    },
  );

  it("does not touch an order whose payment was confirmed before", async () => {
    const checkout = await beginCheckout(product, "paypal");
    const { url = "" } = await press(checkout.cartId, totalCents, await fingerprintOf(checkout.cartId));
    await raiseVat();
    await answerConfirmationPage(url, "approve");
    await returnToShop(checkout.cartId);
    await expectOneOrder(checkout);
    expect(await orderedRates(checkout)).toEqual([[7]]);
  });
});

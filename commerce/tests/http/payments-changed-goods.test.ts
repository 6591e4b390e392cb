import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { atNight } from "../../../testing/night";
import { runWorkflow } from "../../../testing/owner";
import { ownProduct } from "../../../testing/own-product";
import { sql } from "./database";
import { expectNoOrder, expectOneOrder } from "./payment-invariants";
import {
  inStock,
  answerConfirmationPage,
  returnToShop,
  clearFaults,
  fingerprintOf,
  ordersOf,
  press,
  totalCents,
} from "./payment-tools";
import { address, owner, region, send } from "./shop";
import { beginCheckout, confirmAtPayPal, type StartedCheckout } from "./started-checkout";

const product = await ownProduct("Wechselprobe", inStock);
const { admin } = await owner();

beforeEach(clearFaults);

afterAll(clearFaults);

const { setPrice } = product;

describe("a cart that must not become an order unchanged", { timeout: 60_000 }, () => {
  const changes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ["more expensive by now", () => setPrice(21), () => setPrice(20)],
    ["cheaper by now", () => setPrice(19), () => setPrice(20)],
    [
      "no longer for sale",
      () => admin.product.update(product.id, { status: "draft" }),
      () => admin.product.update(product.id, { status: "published" }),
    ],
  ];

  it.each(
    changes.flatMap(([name, change, back]) =>
      (atNight ? (["card", "bank"] as const) : ["card" as const]).map((method) => ({
        name,
        change,
        back,
        method,
      })),
    ),
  )(
    "is refused if it is $name ($method), without an order or a payment",
    async ({ change, back, method }) => {
      const checkout = await beginCheckout(product, method);
      await change();
      try {
        expect(await press(checkout.cartId)).toMatchObject({ type: "refused", reason: "cart_changed" });
        await expectNoOrder(checkout);
      } finally {
        await back();
      }
    },
  );

  it("is refused if its price changed during the PayPal confirmation, and the payment is released", async () => {
    const checkout = await confirmAtPayPal(product);
    await setPrice(25);
    try {
      expect(await returnToShop(checkout.cartId)).toMatchObject({ reason: "cart_changed" });
      await expectNoOrder(checkout);
    } finally {
      await setPrice(20);
    }
  });

  it("is also refused by Medusa's own completion route", async () => {
    const checkout = await beginCheckout(product, "bank");
    await setPrice(21);
    try {
      const answer = await send("POST", `/store/carts/${checkout.cartId}/complete`);
      expect(answer).toMatchObject({
        status: 400,
        body: { message: "The price of a product in the cart has changed" },
      });
    } finally {
      await setPrice(20);
    }
  });

  it("is refused with an address outside the VAT area", async () => {
    const { cart } = await beginCheckout(product, "bank");
    for (const [country_code, postal_code] of [
      ["de", "27498"],
      ["de", "D-78266"],
      ["it", "23041"],
      ["es", "35001"],
      ["fr", "97110"],
      ["gb", "JE2 3AB"],
    ] as const) {
      const body = { shipping_address: { ...address(country_code), postal_code } };
      const refusal = { status: 400, body: { message: "The shop does not deliver to this address" } };
      expect(await send("POST", `/store/carts/${cart.id}`, body)).toMatchObject(refusal);
      expect(await send("POST", "/store/carts", { region_id: (await region()).id, ...body })).toMatchObject(
        refusal,
      );
    }
  });

  it("is not ordered if such an address was stored nevertheless", async () => {
    const checkout = await beginCheckout(product, "card");
    await sql(
      "update cart_address set postal_code = '27498' where id = (select shipping_address_id from cart where id = $1)",
      [checkout.cartId],
    );
    expect(await press(checkout.cartId)).toMatchObject({ reason: "cart_changed" });
    await expectNoOrder(checkout);
  });
});

const taxed = await ownProduct("Steuerprobe", inStock);
let taxCode: string | null = null;
afterEach(async () => {
  if (!taxCode) return;
  const rates = await sql<{ id: string }>("select id from tax_rate where code = $1", [taxCode]);
  await runWorkflow("delete-tax-rates", { ids: rates.map(({ id }) => id) });
  taxCode = null;
});

/** German VAT of this product becomes 19 per cent, as the operator would set it; torrone has 7. */
async function raiseVat(): Promise<void> {
  taxCode = `ust-${Date.now()}`;
  const { tax_regions: regions } = await admin.taxRegion.list({ country_code: "de" });
  await runWorkflow("create-tax-rates", [
    {
      tax_region_id: regions[0]?.id ?? "",
      name: "Umsatzsteuer",
      code: taxCode,
      rate: 19,
      rules: [{ reference: "product", reference_id: taxed.id }],
    },
  ]);
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
      const checkout = await beginCheckout(taxed, method);
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
    const checkout = await beginCheckout(taxed, "paypal");
    const { url = "" } = await press(checkout.cartId, totalCents, await fingerprintOf(checkout.cartId));
    await raiseVat();
    await answerConfirmationPage(url, "approve");
    await returnToShop(checkout.cartId);
    await expectOneOrder(checkout);
    expect(await orderedRates(checkout)).toEqual([[7]]);
  });
});

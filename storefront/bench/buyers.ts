import { randomUUID } from "node:crypto";
import { z } from "zod";
import { createProduct } from "../../testing/products";
import { store } from "../../testing/store";
import { berlinInformation } from "../../testing/shopper";
import { regionId } from "../e2e/support/orders";
import { purchaseBy, purchaseSteps } from "../tests/http/purchase-steps";
import { Visitor } from "../tests/http/visitor";
import { figure, percentile, table, time } from "./measure";

/** Numbers of buyers who buy at the same moment, one purchase after the other. */
const crowds = [12, 20, 50, 100];

/** Duration of one measurement, in ms; a purchase that has begun is finished and counts. */
const measuredMs = 30_000;

const withId = z.object({ id: z.string() });
const createdCart = z.object({ cart: withId });
const options = z.object({ shipping_options: z.array(withId).min(1) });
const collection = z.object({ payment_collection: withId });

const address = {
  first_name: "Erika",
  last_name: "Mustermann",
  address_1: "Unter den Linden 1",
  city: "Berlin",
  postal_code: "10117",
  country_code: "de",
};

/** The calls with which a storefront of Medusa's own API places the same order: no pages, none of the shop's texts. */
async function buyFromMedusa(variantIds: readonly string[]): Promise<void> {
  const { cart } = createdCart.parse(
    await store("/store/carts", {
      region_id: await regionId(),
      email: `bench-${randomUUID()}@example.com`,
      shipping_address: address,
      billing_address: address,
      items: variantIds.map((variant_id) => ({ variant_id, quantity: 1 })),
    }),
  );
  const [option] = options.parse(await store(`/store/shipping-options?cart_id=${cart.id}`)).shipping_options;
  await store(`/store/carts/${cart.id}/shipping-methods`, { option_id: option?.id });
  const { payment_collection } = collection.parse(
    await store("/store/payment-collections", { cart_id: cart.id }),
  );
  await store(`/store/payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: "pp_bank-transfer_bank",
  });
  await store(`/store/carts/${cart.id}/complete`, {});
}

/** What a crowd achieved: its orders, the times of its first packs in ms, and its failed purchases. */
interface Achieved {
  ordersPerMinute: number;
  adds: number[];
  failures: string[];
}

/** Lets a number of buyers buy until the time is up. @param buy one purchase; returns how long its first pack took, in ms */
async function measure(buyers: number, buy: () => Promise<number>): Promise<Achieved> {
  const achieved: Achieved = { ordersPerMinute: 0, adds: [], failures: [] };
  const began = performance.now();
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() - began < measuredMs) {
        try {
          achieved.adds.push(await buy());
        } catch (error) {
          achieved.failures.push(error instanceof Error ? error.message.slice(0, 80) : String(error));
        }
      }
    }),
  );
  const minutes = (performance.now() - began) / 60_000;
  return { ...achieved, ordersPerMinute: achieved.adds.length / minutes };
}

/** Compares crowds of buyers in the shop with as many who use Medusa's own calls. @returns a Markdown table */
export async function ordersOfCrowds(): Promise<string> {
  const products = [
    await createProduct(`Gedränge A ${Date.now()}`, { euro: 12, stock: 100_000 }),
    await createProduct(`Gedränge B ${Date.now()}`, { euro: 9, stock: 100_000 }),
  ] as const;
  const variantIds = [products[0].variantId, products[1].variantId] as const;
  let visitors = 10_000;
  const buyInShop = async (): Promise<number> => {
    const information = { ...berlinInformation, email: `bench-${randomUUID()}@example.com` };
    const steps = purchaseBy(new Visitor((visitors += 1)), variantIds, information);
    const [first, ...others] = purchaseSteps;
    const took = await time(steps[first]);
    for (const step of others) await steps[step]();
    return took;
  };
  const buyBare = async (): Promise<number> => {
    await buyFromMedusa(variantIds);
    return NaN;
  };
  try {
    const rows: (string | number)[][] = [];
    for (const buyers of crowds) {
      const shop = await measure(buyers, buyInShop);
      const medusa = await measure(buyers, buyBare);
      rows.push([
        buyers,
        figure(shop.ordersPerMinute),
        figure(percentile(shop.adds, 95)),
        shop.failures.length,
        figure(medusa.ordersPerMinute),
        medusa.failures.length,
        shop.failures[0] ?? medusa.failures[0] ?? "none",
      ]);
    }
    return table(
      [
        "buyers",
        "orders a minute",
        "first pack p95, ms",
        "failed",
        "Medusa: orders a minute",
        "failed",
        "first failure",
      ],
      rows,
    );
  } finally {
    for (const product of products) await product.takeOffSale();
  }
}

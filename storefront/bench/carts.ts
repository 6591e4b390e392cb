import { randomUUID } from "node:crypto";
import { z } from "zod";
import { regionId, smallHazelnut } from "../e2e/support/orders";
import type { OwnStorefront } from "../../testing/own-storefront";
import { cookieOf } from "../../testing/shopper";
import { store } from "../../testing/store";
import { figure, median, table, time } from "./measure";

/** Number of carts created through the shop, and as many through Medusa's API. */
const rounds = 9;

const withId = z.object({ id: z.string() });
const shopAnswer = z.object({ snapshot: z.object({ cart: z.object({ lines: z.array(withId) }) }) });
const engineAnswer = z.object({ cart: withId.extend({ items: z.array(withId).default([]) }) });
const engineOptions = z.object({ shipping_options: z.array(withId).min(1) });

/** The compared cart changes, in the order in which they are made. */
export const steps = ["first pack", "one more pack", "number of packs", "code"] as const;
type Step = (typeof steps)[number];

/** Duration of each step, in ms. */
type Times = Record<Step, number>;

async function timed(work: Readonly<Record<Step, () => Promise<unknown>>>): Promise<Times> {
  const times = {} as Times;
  for (const step of steps) times[step] = await time(work[step]);
  return times;
}

/**
 * A cart that is changed through the shop, as a browser does it.
 * @returns the changes, to be called in their order, and a function that returns the current Cookie header
 */
export function shopCart(
  url: string,
  variantId: string,
): { changes: Readonly<Record<Step, () => Promise<void>>>; cookie: () => string } {
  let cookie = "";
  let lineId = "";
  const send = async (form: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await fetch(`${url}/api/cart`, {
      method: "POST",
      body: new URLSearchParams({ ...form, submissionId: randomUUID() }),
      headers: { Origin: url, ...(cookie ? { Cookie: cookie } : {}) },
    });
    if (!answer.ok) throw new Error(`${form["intent"] ?? ""}: the shop responded with ${answer.status}`);
    cookie = cookieOf(answer) || cookie;
    lineId = shopAnswer.parse(await answer.json()).snapshot.cart.lines[0]?.id ?? "";
  };
  const add = { intent: "add", variantId, quantity: "1" };
  return {
    changes: {
      "first pack": () => send(add),
      "one more pack": () => send(add),
      "number of packs": () => send({ intent: "set-quantity", lineId, quantity: "4" }),
      code: () => send({ intent: "apply-promo", code: "TORRONE10" }),
    },
    cookie: () => cookie,
  };
}

/** The same changes through Medusa's own routes: without pictures, slugs and messages, and with Medusa's checks only. */
async function byEngine(variantId: string): Promise<Times> {
  let cart = "";
  let line = "";
  const call = async (path: string, body: Record<string, unknown>): Promise<void> => {
    const answer = engineAnswer.parse(await store(path, body)).cart;
    cart = answer.id;
    line = answer.items[0]?.id ?? line;
  };
  const items = [{ variant_id: variantId, quantity: 1 }];
  return timed({
    "first pack": async () => {
      await call("/store/carts", { region_id: await regionId(), items });
      const [option] = engineOptions.parse(
        await store(`/store/shipping-options?cart_id=${cart}`),
      ).shipping_options;
      await call(`/store/carts/${cart}/shipping-methods`, { option_id: option?.id });
    },
    "one more pack": () => call(`/store/carts/${cart}/line-items`, { variant_id: variantId, quantity: 1 }),
    "number of packs": () => call(`/store/carts/${cart}/line-items/${line}`, { quantity: 4 }),
    code: () => call(`/store/carts/${cart}/promotions`, { promo_codes: ["TORRONE10"] }),
  });
}

/** Compares cart changes through the shop with Medusa's own calls. @returns a Markdown table */
export async function cartSpeed(storefront: OwnStorefront): Promise<string> {
  const variantId = await smallHazelnut();
  const shop: Times[] = [];
  const engine: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shop.push(await timed(shopCart(storefront.url, variantId).changes));
    engine.push(await byEngine(variantId));
  }
  const rows = steps.map((step) => {
    const [ours, theirs] = [shop, engine].map((all) => median(all.map((times) => times[step]))) as [
      number,
      number,
    ];
    return [step, figure(ours), figure(theirs), figure(ours / theirs)];
  });
  return table(["change", "shop, ms", "Medusa, ms", "ratio"], rows);
}

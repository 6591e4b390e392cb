import { request as playwright, type APIRequestContext, type APIResponse } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asOwner } from "../../../testing/owner";
import { createProduct, type TestProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { berlinInformation } from "./information";
import { orderFields } from "./page-forms";

/**
 * Number of buyers who order in the same second, and of available units (a quarter); half of the buyers pay by card.
 * `CROWD_BUYERS=200` for a realistic crowd.
 */
const buyers = Number(process.env["CROWD_BUYERS"] ?? 8);
const stockedPacks = Math.floor(buyers / 4);

/** Timeout of every request, in ms. */
const timeoutMs = 20_000;

/** A buyer with a cart and a payment method, as a browser without JavaScript. */
interface Buyer {
  browser: APIRequestContext;
  email: string;
  payment: "card" | "bank_transfer";
  /** What the order button sends. */
  form: Record<string, string>;
}

let product: TestProduct;
const crowd: Buyer[] = [];

beforeAll(async () => {
  product = await createProduct(`Ansturm im Laden ${Date.now()}`, { euro: 20, stock: stockedPacks });
});
afterAll(async () => {
  for (const { browser } of crowd) await browser.dispose();
  // it cannot be deleted, because its orders have reservations
  await product.takeOffSale();
});

/** Requests a token like the page's card form. */
async function cardToken(browser: APIRequestContext): Promise<string> {
  const card = { number: "4242 4242 4242 4242", exp_month: "12", exp_year: "40", cvc: "123", locale: "de" };
  const answer = await browser.post("/sandbox/confirmation_tokens", { data: card });
  return ((await answer.json()) as { id: string }).id;
}

async function readyToBuy(payment: Buyer["payment"]): Promise<Buyer> {
  const browser = await playwright.newContext({ baseURL: env.SHOP_URL, timeout: timeoutMs });
  const buyer: Buyer = { browser, email: `crowd-${crypto.randomUUID()}@example.com`, payment, form: {} };
  crowd.push(buyer);
  const send = async (path: string, form: Record<string, string>, status: number) => {
    const answer = await browser.post(path, { form, maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
  };
  await send("/api/cart", { intent: "add", variantId: product.variantId, quantity: "1" }, 200);
  await send(href("checkout", "de"), { ...berlinInformation, email: buyer.email }, 303);
  const token: Record<string, string> = payment === "card" ? { token: await cardToken(browser) } : {};
  await send(href("checkoutPayment", "de"), { method: payment, ...token }, 303);
  buyer.form = await orderFields(browser);
  return buyer;
}

/** Target of a response's redirect; otherwise its status. */
const redirectTarget = (answer: APIResponse): string =>
  answer.status() === 303 ? (answer.headers()["location"] ?? "") : String(answer.status());

const press = async ({ browser, form }: Buyer): Promise<string> =>
  redirectTarget(await browser.post(href("checkoutConfirm", "de"), { form, maxRedirects: 0 }));

/** Polls like the page that waits for an order; returns the final target. */
async function waitForOutcome({ browser }: Buyer, first: string): Promise<string> {
  const waiting = ["202", href("checkoutReturn", "de")];
  let target = first;
  if (!waiting.includes(target)) return target;
  const pollOnce = async () =>
    (target = redirectTarget(await browser.get(href("checkoutReturn", "de"), { maxRedirects: 0 })));
  await expect.poll(pollOnce, { timeout: 300_000, interval: 500 }).not.toBe("202");
  return target;
}

const isOrder = (target: string): boolean => /^\/checkout\/confirmation\/order_\w+$/.test(target);

test(
  `${buyers} buyers of ${stockedPacks} units order at once: each gets an order or a sold-out message`,
  { timeout: 900_000 },
  async () => {
    for (let n = 0; n < buyers; n++) await readyToBuy(n % 2 === 0 ? "card" : "bank_transfer");
    const began = Date.now();
    const pressed = await Promise.all(
      crowd.map(async (buyer) => ({ way: await press(buyer), after: Date.now() - began })),
    );
    const ends = await Promise.all(crowd.map((buyer, n) => waitForOutcome(buyer, pressed[n]?.way ?? "")));
    const seconds = [Math.max(...pressed.map(({ after }) => after)), Date.now() - began].map((ms) =>
      (ms / 1000).toFixed(1),
    );
    process.stdout.write(
      `${buyers} buyers in the shop: answered after ${seconds[0]} s, all over after ${seconds[1]} s\n`,
    );
    const outcomes = ends.map((target) => (isOrder(target) ? "order" : target)).sort();
    expect(outcomes).toEqual([
      ...Array.from({ length: buyers - stockedPacks }, () => href("checkoutPayment", "de")),
      ...Array.from({ length: stockedPacks }, () => "order"),
    ]);
    for (const [n, { browser, email }] of crowd.entries()) {
      const target = ends[n] ?? "";
      const { orders } = await asOwner<{ orders: unknown[] }>(`/admin/orders?q=${email}`);
      expect(orders).toHaveLength(isOrder(target) ? 1 : 0);
      const page = await browser.get(target);
      expect(page.status()).toBe(200);
      if (!isOrder(target)) expect((await page.text()).includes("ausverkauft")).toBe(true);
    }
  },
);

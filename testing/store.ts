import { setTimeout as pause } from "node:timers/promises";
import type { StoreOrder } from "../contract/src/orders";
import {
  nowInSeconds,
  orderKey,
  orderKeyHeader,
  storefrontKey,
  storefrontKeyHeader,
} from "../contract/src/tokens";
import { setting } from "./env";

const aDay = 24 * 60 * 60;

/** Headers the storefront sends with each request; without them the store API is closed. */
export const asStorefront = {
  "x-publishable-api-key": setting("PUBLISHABLE_KEY"),
  [storefrontKeyHeader]: storefrontKey(setting("SIGNING_SECRET"), nowInSeconds() + aDay),
};

/** Response to a request that may be invalid. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Sends a request like the storefront for a shopper; returns any response. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(new URL(path, setting("COMMERCE_URL")), {
    method,
    signal: signal ?? null,
    headers: { "content-type": "application/json", ...asStorefront, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
  } catch {
    return { status: response.status, body: { text } };
  }
}

/** Sends a request like the storefront, a POST if it has a body. @throws Error for every unsuccessful response */
export async function store<Body = unknown>(
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Body> {
  const answer = await send(body ? "POST" : "GET", path, body, headers);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Body;
}

/** Response of commerce to a finish request; `status` is the HTTP status. */
export interface Finish {
  status: number;
  type?: string;
  order_id?: string;
  url?: string;
  reason?: string;
  decline_code?: string;
  total_cents?: number;
  changed?: string[];
  lost_codes?: string[];
}

async function finish(cartId: string, body: object): Promise<Finish> {
  const answer = await send("POST", `/store/carts/${cartId}/finish`, body);
  return { status: answer.status, ...answer.body };
}

/** Presses the order button of a page with a total; `fingerprint` is that of the page. */
export const press = (cartId: string, shown: number, fingerprint?: string): Promise<Finish> =>
  finish(cartId, {
    press: {
      shown_cents: shown,
      return_url: `${setting("SHOP_URL")}/checkout/return`,
      ...(fingerprint ? { fingerprint } : {}),
    },
  });

/** Returns from the bank or PayPal. */
export const returnToShop = (cartId: string): Promise<Finish> => finish(cartId, {});

/** Polls like the waiting page until the outcome of the order is known. */
export async function finishedOrder(cartId: string, first: Finish): Promise<Finish> {
  let last = first;
  while (last.reason === "order_queued") {
    await pause(300);
    last = await returnToShop(cartId);
  }
  return last;
}

/**
 * Presses the order button and polls like the waiting page until the order is created.
 * @returns its id @throws if there is none
 */
export async function orderOf(cartId: string, shown: number): Promise<string> {
  const last = await finishedOrder(cartId, await press(cartId, shown));
  if (!last.order_id) throw new Error(`No order was made: ${JSON.stringify(last)}`);
  return last.order_id;
}

/** The header with which a buyer's page reads an order. */
export const buyersKey = (id: string): Record<string, string> => ({
  [orderKeyHeader]: orderKey(setting("SIGNING_SECRET"), id, nowInSeconds() + 3600),
});

/** An order as its buyer sees it. */
export async function pageOf(id: string): Promise<StoreOrder> {
  const { body } = await send("GET", `/store/orders/${id}`, undefined, buyersKey(id));
  return body["order"] as StoreOrder;
}

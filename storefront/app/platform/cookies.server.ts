import { randomUUID } from "node:crypto";
import { createCookie, type CookieOptions } from "@remix-run/node";
import { nowInSeconds, orderKeyExpires } from "@su-turrone/contract/tokens";
import { env, isHttps } from "./env.server";
import { orderKey } from "./signing.server";

const day = 24 * 60 * 60;

/** An order placed in this browser can be opened from it this long. */
export const orderDays = 30;

/** An order button that is pressed once more so soon after an order means that order, in seconds. */
const sameOrderSeconds = 10 * 60;

/** A code from a link waits this long for a cart. */
const codeDays = 7;

/** The __Host- prefix ties a cookie to this very host; browsers only take it over https. */
const named = (name: string): string => (isHttps ? `__Host-${name}` : name);

const shared: CookieOptions = {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isHttps,
  secrets: [env.SESSION_SECRET],
};

/**
 * What the browser keeps of the cart: which one, how many packs, so that the header asks nobody, and a name for itself. A cart
 * may be open in several browsers; its order opens only in the one whose name the press of the button carried.
 */
export interface CartRef {
  id: string;
  count: number;
  /** Missing in cookies of before it was kept. */
  browser?: string;
}

const cartCookie = createCookie(named("cart"), { ...shared, maxAge: env.CART_DAYS * day });
const codeCookie = createCookie(named("code"), { ...shared, maxAge: codeDays * day });
const ordersCookie = createCookie(named("orders"), { ...shared, maxAge: orderDays * day });

const receiptCookie = createCookie(named("withdrawal"), { ...shared, maxAge: 60 * 60 });

const isCartRef = (value: unknown): value is CartRef =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "count" in value &&
  typeof value.count === "number";

/** The cart of this browser; null when there is none or its cookie was mangled. */
export async function readCartRef(request: Request): Promise<CartRef | null> {
  const value: unknown = await cartCookie.parse(request.headers.get("Cookie"));
  return isCartRef(value) ? value : null;
}

/** A name for a browser that takes up a cart; nobody can guess it. */
export const newBrowserName = (): string => randomUUID();

/** Set-Cookie header that remembers a cart, or forgets it when given null. */
export const serializeCartRef = (cart: CartRef | null): Promise<string> =>
  cart ? cartCookie.serialize(cart) : cartCookie.serialize("", { maxAge: 0 });

/** Whether the browser sends a cart cookie at all, be it good or mangled. */
export const hasCartCookie = (request: Request): boolean =>
  /(?:^|;\s*)(?:__Host-)?cart=[^;]/.test(request.headers.get("Cookie") ?? "");

/** The code of a link that was opened before there was a cart; null when there is none. */
export async function readWantedCode(request: Request): Promise<string | null> {
  const value: unknown = await codeCookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** Set-Cookie header that remembers a code until there is a cart, or forgets it when given null. */
export const serializeWantedCode = (code: string | null): Promise<string> =>
  code ? codeCookie.serialize(code) : codeCookie.serialize("", { maxAge: 0 });

/** The key of an order this browser may open, and of which one. */
export interface OrderRef {
  id: string;
  key: string;
}

/** Orders one cookie remembers; more would not fit into its 4 KB. */
const mostOrders = 15;

const isOrderRef = (value: unknown): value is OrderRef =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "key" in value &&
  typeof value.key === "string";

async function readOrderRefs(request: Request): Promise<OrderRef[]> {
  const value: unknown = await ordersCookie.parse(request.headers.get("Cookie"));
  return Array.isArray(value) ? value.filter(isOrderRef) : [];
}

/** The key this browser has for an order; null when it has none. Commerce says whether it still opens. */
export async function readOrderKey(request: Request, id: string): Promise<string | null> {
  return (await readOrderRefs(request)).find((ref) => ref.id === id)?.key ?? null;
}

/** The order this browser has placed within the last minutes; null when there is none. */
export async function readOrderJustPlaced(request: Request): Promise<string | null> {
  const [newest] = await readOrderRefs(request);
  if (!newest) return null;
  const placed = orderKeyExpires(newest.key) - orderDays * day;
  return nowInSeconds() - placed < sameOrderSeconds ? newest.id : null;
}

/**
 * Set-Cookie header that remembers how to open one more order; the oldest are forgotten.
 * @param key the one from a link or a lookup; without it a new one, for an order just placed here
 */
export async function serializeOrderIds(
  request: Request,
  id: string,
  key: string = orderKey(id, orderDays * day),
): Promise<string> {
  const known = await readOrderRefs(request);
  return ordersCookie.serialize([{ id, key }, ...known.filter((ref) => ref.id !== id)].slice(0, mostOrders));
}

/** A declaration of withdrawal that was received, for the page that confirms it. */
export interface Receipt {
  name: string;
  orderNumber: string;
  email: string;
  items: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

const receiptKeys = ["name", "orderNumber", "email", "items", "receivedAt"] as const;

const isReceipt = (value: unknown): value is Receipt =>
  typeof value === "object" &&
  value !== null &&
  receiptKeys.every((key) => typeof (value as Partial<Record<string, unknown>>)[key] === "string");

/** The declaration this browser has sent within the hour; null when there is none. */
export async function readReceipt(request: Request): Promise<Receipt | null> {
  const value: unknown = await receiptCookie.parse(request.headers.get("Cookie"));
  return isReceipt(value) ? value : null;
}

/** Set-Cookie header with the receipt of a declaration. A cookie holds 4 KB, so a long list of items is cut. */
export const serializeReceipt = (receipt: Receipt): Promise<string> =>
  receiptCookie.serialize({ ...receipt, items: receipt.items.slice(0, 500) });

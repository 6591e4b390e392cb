import { randomUUID } from "node:crypto";
import { createCookie, type CookieOptions } from "@remix-run/node";
import type { EarlierWithdrawal } from "@su-turrone/contract/orders";
import { nowInSeconds, orderKeyExpires } from "@su-turrone/contract/tokens";
import { env, isHttps } from "./env.server";
import { orderKey } from "./signing.server";

const daySeconds = 24 * 60 * 60;

/** Days an order can be opened in the browser that placed it. */
export const orderDays = 30;

/** Within this many seconds after an order, another press of the order button refers to the same order. */
const sameOrderSeconds = 10 * 60;

/** Days a code from a link is remembered until there is a cart. */
const codeDays = 7;

/** The __Host- prefix binds a cookie to the host; browsers only accept it over https. */
const cookieName = (name: string): string => (isHttps ? `__Host-${name}` : name);

const sharedOptions: CookieOptions = {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isHttps,
  secrets: [env.SESSION_SECRET],
};

/**
 * Content of the cart cookie: the cart id, the number of packs (so that the header needs no request), and a random name
 * of this browser. A cart may be open in several browsers; its order can only be opened in the browser whose name was
 * sent with the order.
 */
export interface CartRef {
  id: string;
  count: number;
  /** Missing in older cookies. */
  browser?: string;
}

const cartCookie = createCookie(cookieName("cart"), { ...sharedOptions, maxAge: env.CART_DAYS * daySeconds });
const codeCookie = createCookie(cookieName("code"), { ...sharedOptions, maxAge: codeDays * daySeconds });
const ordersCookie = createCookie(cookieName("orders"), { ...sharedOptions, maxAge: orderDays * daySeconds });

const receiptCookie = createCookie(cookieName("withdrawal"), { ...sharedOptions, maxAge: 60 * 60 });

/** Whether the value of a cookie has these texts. */
const hasTexts = <Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> =>
  typeof value === "object" &&
  value !== null &&
  names.every((name) => typeof (value as Partial<Record<string, unknown>>)[name] === "string");

const isCartRef = (value: unknown): value is CartRef =>
  hasTexts(value, ["id"]) && "count" in value && typeof value.count === "number";

/** The cart of this browser; null if there is none or its cookie is malformed. */
export async function readCartRef(request: Request): Promise<CartRef | null> {
  const value: unknown = await cartCookie.parse(request.headers.get("Cookie"));
  return isCartRef(value) ? value : null;
}

/** An unguessable name for a browser that starts using a cart. */
export const newBrowserName = (): string => randomUUID();

/** Set-Cookie header that stores a cart, or deletes the cookie if given null. */
export const serializeCartRef = (cart: CartRef | null): Promise<string> =>
  cart ? cartCookie.serialize(cart) : cartCookie.serialize("", { maxAge: 0 });

/** Whether the browser sends a cart cookie at all, valid or malformed. */
export const hasCartCookie = (request: Request): boolean =>
  /(?:^|;\s*)(?:__Host-)?cart=[^;]/.test(request.headers.get("Cookie") ?? "");

/** The code of a link that was opened before there was a cart; null if there is none. */
export async function readPendingCode(request: Request): Promise<string | null> {
  const value: unknown = await codeCookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** Set-Cookie header that stores a code until there is a cart, or deletes the cookie if given null. */
export const serializePendingCode = (code: string | null): Promise<string> =>
  code ? codeCookie.serialize(code) : codeCookie.serialize("", { maxAge: 0 });

export interface OrderRef {
  id: string;
  key: string;
}

/** Maximum number of orders in the cookie; more would exceed its 4 KB. */
const maxOrders = 15;

const isOrderRef = (value: unknown): value is OrderRef => hasTexts(value, ["id", "key"]);

async function readOrderRefs(request: Request): Promise<OrderRef[]> {
  const value: unknown = await ordersCookie.parse(request.headers.get("Cookie"));
  return Array.isArray(value) ? value.filter(isOrderRef) : [];
}

/** This browser's key of an order; null if it has none. Commerce decides whether the key is still valid. */
export async function readOrderKey(request: Request, id: string): Promise<string | null> {
  return (await readOrderRefs(request)).find((ref) => ref.id === id)?.key ?? null;
}

/** The order placed in this browser within the last minutes; null if there is none. */
export async function readOrderJustPlaced(request: Request): Promise<string | null> {
  const [newestRef] = await readOrderRefs(request);
  if (!newestRef) return null;
  const placedAt = orderKeyExpires(newestRef.key) - orderDays * daySeconds;
  return nowInSeconds() - placedAt < sameOrderSeconds ? newestRef.id : null;
}

/**
 * Set-Cookie header that adds an order; the oldest ones are dropped.
 * @param key from a link or a lookup; by default a new key, for an order just placed in this browser
 */
export async function serializeOrderRefs(
  request: Request,
  id: string,
  key: string = orderKey(id, orderDays * daySeconds),
): Promise<string> {
  const storedRefs = await readOrderRefs(request);
  return ordersCookie.serialize(
    [{ id, key }, ...storedRefs.filter((ref) => ref.id !== id)].slice(0, maxOrders),
  );
}

/** `receivedAt`: ISO 8601, UTC. */
const receiptKeys = ["name", "orderNumber", "email", "items", "receivedAt"] as const;

/** A received declaration of withdrawal, for the page that confirms it. */
export interface Receipt extends Record<(typeof receiptKeys)[number], string> {
  /** What stands from before for the same order; null for the first declaration. */
  earlier: EarlierWithdrawal | null;
}

/** `earlier` is as commerce has answered it: the cookie is signed. */
const isReceipt = (value: unknown): value is Receipt => hasTexts(value, receiptKeys) && "earlier" in value;

/** The declaration this browser has sent within the last hour; null if there is none. */
export async function readReceipt(request: Request): Promise<Receipt | null> {
  const value: unknown = await receiptCookie.parse(request.headers.get("Cookie"));
  return isReceipt(value) ? value : null;
}

/** Set-Cookie header with the receipt of a declaration. A cookie holds 4 KB, so a long list of items is truncated. */
export const serializeReceipt = (receipt: Receipt): Promise<string> =>
  receiptCookie.serialize({ ...receipt, items: receipt.items.slice(0, 500) });

/** A message that survives one redirect: its message key and interpolation values. */
export interface Flash {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

const flashCookie = createCookie(cookieName("flash"), { ...sharedOptions, maxAge: 60 });

const isFlash = (value: unknown): value is Flash => hasTexts(value, ["key"]);

/** Whether a Cookie header contains flash messages. */
export const hasFlash = (header: string): boolean => header.includes(`${cookieName("flash")}=`);

/** Adds a Set-Cookie header with the messages to a response. */
export async function setFlash(headers: Headers, flash: readonly Flash[]): Promise<void> {
  headers.append("Set-Cookie", await flashCookie.serialize(flash));
}

/** The messages for this page, and the headers that clear them, so that they are shown only once. */
export async function readFlash(request: Request): Promise<{ flash: Flash[]; headers: Headers }> {
  const headers = new Headers();
  const value: unknown = await flashCookie.parse(request.headers.get("Cookie"));
  const flash = Array.isArray(value) ? value.filter(isFlash) : [];
  if (flash.length > 0) headers.append("Set-Cookie", await flashCookie.serialize("", { maxAge: 0 }));
  return { flash, headers };
}

import { createHash } from "node:crypto";
import * as tokens from "@su-turrone/contract/tokens";
import { env } from "./env.server";

const secret = env.SIGNING_SECRET;

const expiresIn = (seconds: number): number => tokens.nowInSeconds() + seconds;

/** Key that opens one order in commerce. @param seconds validity of the key */
export const orderKey = (orderId: string, seconds: number): string =>
  tokens.orderKey(secret, orderId, expiresIn(seconds));

/** Key that authenticates the storefront to commerce; without it no cart can be opened. */
export const storefrontKey = (seconds: number): string => tokens.storefrontKey(secret, expiresIn(seconds));

/** Key for a link that opens a cart on another device: `<cart id>.<exp>.<mac>`. @param seconds validity of the key */
export const cartKey = (cartId: string, seconds: number): string =>
  tokens.signToken(secret, "cart", [cartId], expiresIn(seconds));

/** Id of the cart a link's key opens; null for an invalid or expired key. */
export const cartIdFromKey = (key: string): string | null =>
  tokens.idOfToken(secret, "cart", key, tokens.nowInSeconds());

/** Seconds a change may wait before its ticket expires. */
const ticketSeconds = 5 * 60;

/** Names a change in a ticket, where only letters and digits may stand. */
const digestOf = (change: string): string => createHash("sha256").update(change).digest("hex");

/**
 * Ticket that keeps the place of a change in the queue.
 * @param since when it was first requested, ms since 1970
 * @param change what tells it from all others
 */
export const queueTicket = (since: number, change: string): string =>
  tokens.signToken(secret, "queue", [String(since), digestOf(change)], expiresIn(ticketSeconds));

/** When the change of a ticket was first requested; null for a ticket that is invalid, expired or of another change. */
export function sinceOfTicket(ticket: string, change: string): number | null {
  const verified = tokens.verifyToken(secret, "queue", ticket, tokens.nowInSeconds());
  if (typeof verified !== "object") return null;
  const [since, digest] = verified.ids;
  return digest === digestOf(change) ? Number(since) : null;
}

/** Actions of e-mail links; commerce issues the tokens and decides whether they are valid. */
export type LinkPurpose = Extract<tokens.TokenPurpose, `newsletter-${string}` | `restock-${string}`>;

/** Whether the token of an e-mail link is genuine, so that its page may offer the action. */
export const isLinkToken = (purpose: LinkPurpose, token: string): boolean =>
  typeof tokens.verifyToken(secret, purpose, token, tokens.nowInSeconds()) === "object";

/** Whether a text from a URL has the form of a key or token; other characters could not be sent in a request header. */
export const isWellFormedKey = (text: string): boolean => /^[\w.~-]{1,300}$/.test(text);

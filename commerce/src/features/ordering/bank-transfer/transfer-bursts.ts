import type { OpenTransferOrder } from "./awaiting-transfer";
import { createHmac } from "node:crypto";
import { BlockList, isIP } from "node:net";
import { env } from "../../../platform/env";

/** Addresses of the shop's own machine or network: of a proxy, not of a shopper. */
const ownNetworks = new BlockList();
for (const [net, prefix] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  ownNetworks.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  ownNetworks.addSubnet(net, prefix, "ipv6");

/** First three groups of an IPv6 address: "2001:db8:0". */
function prefixOf(address: string): string {
  const [left = [], right = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * Network of a shopper: the IPv4 address, or the /48 prefix of an IPv6 address, the largest network that a single
 * connection is given (many a household has a /56, with 256 networks to choose from). Neighbours counted together can
 * pay by card or PayPal. Null for an address that says nothing about the shopper. Pure.
 */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const version = isIP(plain);
  if (version === 0 || ownNetworks.check(plain, version === 6 ? "ipv6" : "ipv4")) return null;
  return version === 4 ? plain : `${prefixOf(plain)}::/48`;
}

/** The network as stored: a keyed hash, which tells whether two orders came from the same one, and nothing else. */
export function networkKeyOf(address: string): string | null {
  const network = networkOf(address);
  return (
    network && createHmac("sha256", env().SIGNING_SECRET).update(`network ${network}`).digest("base64url")
  );
}

/** The mailbox of an e-mail address: case and a tag ("name+tag@example.com") lead to the same one. Pure. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, "");

/** Unpaid transfer orders of one sender placed within an hour. */
export interface TransferBurst {
  /** Oldest first. */
  orders: { id: string; number: number }[];
  packs: number;
}

const hourInMs = 60 * 60 * 1000;

/** Orders within an hour that are a burst, however many the owner allows: a second one may be something forgotten. */
const burstOrders = 3;

/** Orders by sender; those of unknown senders are left out. */
function ordersBySender(
  open: readonly OpenTransferOrder[],
  senderOf: (order: OpenTransferOrder) => string | null,
): (readonly OpenTransferOrder[])[] {
  const senders = new Set(open.flatMap((order) => senderOf(order) || []));
  return [...senders].map((sender) => open.filter((order) => senderOf(order) === sender));
}

const largestWithinAnHour = (orders: readonly OpenTransferOrder[]): readonly OpenTransferOrder[] =>
  orders
    .map(({ created_at: start }, index) =>
      orders.slice(index).filter(({ created_at: at }) => at.getTime() - start.getTime() <= hourInMs),
    )
    .reduce((most, one) => (one.length > most.length ? one : most), []);

/**
 * Senders who have placed several unpaid transfer orders within an hour. Pure.
 * @param open oldest first
 */
export function burstsOf(open: readonly OpenTransferOrder[]): TransferBurst[] {
  const bursts = [
    ordersBySender(open, ({ email }) => email && mailboxOf(email)),
    ordersBySender(open, ({ network }) => network),
  ]
    .flat()
    .map(largestWithinAnHour)
    .filter((orders) => orders.length >= burstOrders);
  // one sender is often found both by mailbox and by network
  const isCovered = (orders: readonly OpenTransferOrder[], index: number): boolean =>
    bursts.some(
      (others, at) =>
        at !== index &&
        orders.every((order) => others.includes(order)) &&
        (others.length > orders.length || at < index),
    );
  return bursts
    .filter((orders, index) => !isCovered(orders, index))
    .map((orders) => ({
      orders: orders.map(({ id, number }) => ({ id, number })),
      packs: orders.reduce((sum, { packs }) => sum + packs, 0),
    }));
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { TransferLimit, TransferRefusal } from "@su-turrone/contract/payment-methods";
import { TRANSFER_SENDERS_MODULE, type TransferSendersService } from "../../../modules/transfer-senders";
import { readCart, type CartRecord } from "../../cart/read-cart";
import type { ShopSettings } from "../../../modules/shop-settings/setting-types";
import { cartStock } from "../../cart/current-lines";
import { openTransferOrders, type OpenTransferOrder } from "./awaiting-transfer";
import { mailboxOf, networkKeyOf, burstsOf } from "./transfer-bursts";
import { notifyOwner } from "../../notices/notify-owner";

/** Unpaid transfer orders of a sender: how many, and the packs they reserve. */
export interface OpenSums {
  orders: number;
  packs: number;
}

/** Goods in a cart that come from the same stock. */
export interface WantedPacks {
  /** A crate of twelve counts as twelve if it is taken from the stock of the single packs. */
  packs: number;
  /** Packs left; null if their stock is not counted. */
  available: number | null;
}

/** Up to this many packs left, a transfer may take all of them: half of the last ones would be no offer. */
const freePacks = 5;

/**
 * Whether a cart may be paid by transfer: its goods are reserved for days without payment, so one sender may hold only
 * so much, and no one more than half of what is left of a weight. Pure.
 * @param held what stands open, by each way to recognise the sender
 * @param most limits for a sender, the order included
 */
export function transferRefusal(
  held: readonly OpenSums[],
  cart: readonly WantedPacks[],
  most: OpenSums,
): TransferRefusal | null {
  const wanted = cart.reduce((sum, { packs }) => sum + packs, 0);
  if (held.some(({ orders }) => orders >= most.orders)) return "open_orders";
  if ([{ packs: 0 }, ...held].some(({ packs }) => packs + wanted > most.packs)) return "open_packs";
  const takesMost = ({ packs, available }: WantedPacks): boolean =>
    available !== null && available > freePacks && packs * 2 > available;
  return cart.some(takesMost) ? "stock" : null;
}

/** By what an order's sender is recognised; null when not known. */
interface Sender {
  mailbox: string | null;
  network: string | null;
}

const sendersOf = (container: MedusaContainer): TransferSendersService =>
  container.resolve(TRANSFER_SENDERS_MODULE);

/** @param clientAddress "" to use the address of the cart's last press */
const readSender = async (
  container: MedusaContainer,
  { id, email }: Pick<CartRecord, "id" | "email">,
  clientAddress: string,
): Promise<Sender> => ({
  mailbox: email ? mailboxOf(email) : null,
  network: networkKeyOf(clientAddress) ?? (await sendersOf(container).networkOf(id)),
});

export const readOpenTransferOrders = (container: MedusaContainer): Promise<OpenTransferOrder[]> =>
  openTransferOrders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

const limitsOf = ({ transfer_max_orders: orders, transfer_max_packs: packs }: ShopSettings): OpenSums => ({
  orders,
  packs,
});

async function refusalFor(container: MedusaContainer, cart: CartRecord, { mailbox, network }: Sender) {
  const open = await readOpenTransferOrders(container);
  const held = [
    open.filter(({ email }) => mailbox !== null && email !== null && mailboxOf(email) === mailbox),
    open.filter((order) => network !== null && order.network === network),
  ].map((orders) => ({ orders: orders.length, packs: orders.reduce((sum, { packs }) => sum + packs, 0) }));
  return transferRefusal(held, cartStock(cart), limitsOf(cart.settings));
}

/** Why a cart may not be paid by transfer, null if it may; the order is checked again when it is placed. */
export async function readTransferLimit(
  container: MedusaContainer,
  cart: CartRecord,
  clientAddress: string,
): Promise<TransferLimit | null> {
  const sender = await readSender(container, cart, clientAddress);
  const refusal = await refusalFor(container, cart, sender);
  return refusal && { refusal, max_packs: limitsOf(cart.settings).packs };
}

/** Bursts of unpaid orders from the same sender. */
export const readTransferBursts = async (container: MedusaContainer) =>
  burstsOf(await readOpenTransferOrders(container));

/** Tells the owner of the bursts of which an order is a part. */
export async function notifyOfBursts(container: MedusaContainer, orderId: string): Promise<void> {
  for (const { orders, packs } of await readTransferBursts(container)) {
    const [first] = orders;
    if (first && orders.some(({ id }) => id === orderId))
      await notifyOwner(container, "transfer_burst", first.number, { orders: orders.length, packs });
  }
}

/** Seconds to wait while another order holds a lock, and within which an order is placed. */
const waitSeconds = 60;
const placeSeconds = 15;

/**
 * Locks of what only one order may take at a time: the limit of its sender, and a stock of which it takes more than a
 * quarter: if one of two takes less, the other finds its half all the same, and a crowd buying single packs does not
 * wait. Always in the same order, so that two presses cannot wait for each other. A dead holder's lock expires after
 * `expire` seconds; a living one keeps it while it waits for the later ones. Pure.
 */
export const transferLocks = (
  { mailbox, network }: Sender,
  cart: readonly (WantedPacks & { id: string })[],
): { key: string; expire: number }[] =>
  [
    ...[mailbox, network].flatMap((key) => (key === null ? [] : [`transfer-of:${key}`])),
    ...cart
      .filter(({ packs, available }) => available !== null && available > freePacks && packs * 4 > available)
      .map(({ id }) => `transfer-stock:${id}`)
      .toSorted(),
  ].map((key, index, { length }) => ({ key, expire: placeSeconds + (length - 1 - index) * waitSeconds }));

/**
 * Places a transfer order if its sender may have one more. Orders of one sender, and those that take much of one stock,
 * are placed one after the other, so that parallel presses cannot pass the limit together.
 * @param clientAddress "" when not known
 */
export async function withinTransferLimit<T>(
  container: MedusaContainer,
  cart: CartRecord,
  clientAddress: string,
  place: () => Promise<T>,
): Promise<T | "transfer_limit"> {
  const sender = await readSender(container, cart, clientAddress);
  const placeInLimit = async () => {
    // read again: another order may have taken of the stock
    const current = (await readCart(container, cart.id)) ?? cart;
    if ((await refusalFor(container, current, sender)) !== null) return "transfer_limit" as const;
    if (sender.network !== null) await sendersOf(container).remember(cart.id, sender.network);
    return place();
  };
  const locking = container.resolve(Modules.LOCKING);
  // one by one: several keys of one call are taken in any order by Redis
  return transferLocks(sender, cartStock(cart)).reduceRight<() => Promise<T | "transfer_limit">>(
    (work, { key, expire }) =>
      () =>
        locking.execute(key, work, { timeout: waitSeconds, expire }),
    placeInLimit,
  )();
}

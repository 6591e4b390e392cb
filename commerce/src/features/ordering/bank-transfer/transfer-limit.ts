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
  return cart.some(takesMost) ? "stock" : null;
}

const takesMost = ({ packs, available }: WantedPacks): boolean =>
  available !== null && available > freePacks && packs * 2 > available;

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

/**
 * Whether the order of a cart takes more of a stock than a transfer may, now that no other order can take of it. Must be
 * called while holding the inventory module's lock of the goods.
 */
export async function takesMostOfStock(container: MedusaContainer, cartId: string): Promise<boolean> {
  const cart = await readCart(container, cartId);
  return cart !== null && cartStock(cart).some(takesMost);
}

/** Seconds to wait while another order of the sender holds a lock, and within which an order is placed. */
const waitSeconds = 60;
const placeSeconds = 15;

/**
 * Places a transfer order if its sender may have one more. Orders of one sender are placed one after the other, so that
 * parallel presses cannot pass the limit together. `place` has to check the stock again (`takesMostOfStock`).
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
    if ((await refusalFor(container, cart, sender)) !== null) return "transfer_limit" as const;
    if (sender.network !== null) await sendersOf(container).remember(cart.id, sender.network);
    return place();
  };
  const locking = container.resolve(Modules.LOCKING);
  const keys = [sender.mailbox, sender.network].filter((key) => key !== null);
  // one by one: several keys of one call are taken in any order by Redis, and two presses could wait for each other;
  // a dead holder's lock expires, a living one keeps it while it waits for the other
  return keys.reduceRight<() => Promise<T | "transfer_limit">>(
    (work, key, index) => () =>
      locking.execute(`transfer-of:${key}`, work, {
        timeout: waitSeconds,
        expire: placeSeconds + (keys.length - 1 - index) * waitSeconds,
      }),
    placeInLimit,
  )();
}

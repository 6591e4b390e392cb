import type { TransferRefusal } from "@su-turrone/contract/transfer-limit";

/** Unpaid transfer orders of a sender: how many, and the packs they reserve. */
export interface OpenSums {
  orders: number;
  packs: number;
}

/** A weight in a cart. */
export interface WantedPacks {
  packs: number;
  /** Packs left; null if its stock is not counted. */
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

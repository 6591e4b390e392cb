import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { TransferLimitAnswer } from "@su-turrone/contract/transfer-limit";
import { TRANSFER_SENDERS_MODULE } from "../../../modules/transfer-senders";
import type { TransferSendersService } from "../../../modules/transfer-senders/service";
import { readCart, readExistingCart, type CartRecord } from "../../cart/read-cart";
import type { ShopSettings } from "../../../modules/shop-settings/setting-types";
import { cartStock } from "../place-order/sold-out";
import { openTransferOrders, type OpenTransferOrder } from "./open-transfer-orders";
import { mailboxOf, networkKeyOf } from "./sender-network";
import { burstsOf } from "./transfer-bursts";
import { transferRefusal, type OpenSums } from "./transfer-refusal";
import { notifyOwner } from "../../notices/notify-owner";

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

/** Whether a cart may be paid by transfer; the order is checked again when it is placed. */
export async function readTransferLimit(
  container: MedusaContainer,
  cartId: string,
  clientAddress: string,
): Promise<TransferLimitAnswer> {
  const cart = await readExistingCart(container, cartId);
  const sender = await readSender(container, cart, clientAddress);
  return { refusal: await refusalFor(container, cart, sender), max_packs: limitsOf(cart.settings).packs };
}

/** Bursts of unpaid orders from the same sender. */
export const readTransferBursts = async (container: MedusaContainer, settings: ShopSettings) =>
  burstsOf(await readOpenTransferOrders(container), limitsOf(settings).orders);

async function tellOfBursts(container: MedusaContainer, settings: ShopSettings): Promise<void> {
  for (const { orders, packs } of await readTransferBursts(container, settings)) {
    const [first] = orders;
    await notifyOwner(container, "transfer_burst", first?.number ?? "", { orders: orders.length, packs });
  }
}

/** Seconds to wait while another order of the same sender is being placed, and until a dead holder's lock expires. */
const lockSeconds = { timeout: 60, expire: 15 };

/**
 * Places a transfer order if its sender may have one more. Orders of one sender are placed one after the other, so that
 * parallel presses cannot pass the limit together.
 * @param clientAddress "" when not known
 */
export async function withinTransferLimit<T>(
  container: MedusaContainer,
  cart: CartRecord,
  clientAddress: string,
  place: () => Promise<T>,
): Promise<T | "transfer_limit"> {
  const sender = await readSender(container, cart, clientAddress);
  // always in this order, so that two presses cannot wait for each other
  const keys = Object.values(sender).flatMap((key) => (key === null ? [] : [`transfer-of:${key}`]));
  const outcome = await container.resolve(Modules.LOCKING).execute(
    keys,
    async () => {
      // read again: another order of this sender may have taken of the stock
      const current = (await readCart(container, cart.id)) ?? cart;
      if ((await refusalFor(container, current, sender)) !== null) return "transfer_limit" as const;
      if (sender.network !== null) await sendersOf(container).remember(cart.id, sender.network);
      return place();
    },
    lockSeconds,
  );
  if (outcome !== "transfer_limit") await tellOfBursts(container, cart.settings);
  return outcome;
}

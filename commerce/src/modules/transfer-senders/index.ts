import { Module, MedusaService } from "@medusajs/framework/utils";
import { TransferSender } from "./models/transfer-sender";

/** Stores from which network unpaid transfer orders came. */
export class TransferSendersService extends MedusaService({ TransferSender }) {
  /** Network key of a cart's last press; null when there is none. */
  async networkOf(cartId: string): Promise<string | null> {
    const [sender] = await this.listTransferSenders({ cart_id: cartId }, { take: 1 });
    return sender?.network ?? null;
  }

  /** Remembers the network of a cart; call it while holding the cart's lock. */
  async remember(cartId: string, network: string): Promise<void> {
    const [sender] = await this.listTransferSenders({ cart_id: cartId }, { take: 1 });
    if (!sender) await this.createTransferSenders({ cart_id: cartId, network });
    else if (sender.network !== network) await this.updateTransferSenders({ id: sender.id, network });
  }
}

export const TRANSFER_SENDERS_MODULE = "transfer_senders";

export default Module(TRANSFER_SENDERS_MODULE, { service: TransferSendersService });

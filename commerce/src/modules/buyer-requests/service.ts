import type { Context } from "@medusajs/framework/types";
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { BuyerRequest } from "./models/buyer-request";

const isNothing = ({ notes, gift_message, invoice }: BuyerRequests): boolean =>
  notes === "" && gift_message === "" && invoice === null;

/** Delivery notes, gift message and invoice request by cart: one row each, none where nothing is asked for. */
export class BuyerRequestsService extends MedusaService({ BuyerRequest }) {
  /** Makes this what the buyer of a cart asks for; as one transaction. Gives what it was before, null for nothing. */
  @InjectTransactionManager()
  async writeRequests(
    cartId: string,
    requests: BuyerRequests | null,
    @MedusaContext() context: Context = {},
  ): Promise<BuyerRequests | null> {
    const [known] = await this.listBuyerRequests({ cart_id: cartId }, { take: 1 }, context);
    if (!requests || isNothing(requests)) {
      if (known) await this.deleteBuyerRequests(known.id, context);
    } else if (known) {
      await this.updateBuyerRequests([{ id: known.id, ...requests }], context);
    } else {
      await this.createBuyerRequests([{ cart_id: cartId, ...requests }], context);
    }
    if (!known) return null;
    const { notes, gift_message, invoice } = known;
    return { notes, gift_message, invoice };
  }

  /** Forgets for good what the buyers of these carts asked for. */
  async deleteOfCarts(cartIds: readonly string[]): Promise<void> {
    if (cartIds.length > 0) await this.deleteBuyerRequests({ cart_id: [...cartIds] });
  }
}

import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Context } from "@medusajs/framework/types";
import { noBuyerRequests, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { BuyerRequest } from "./models/buyer-request";

const isNothing = ({ notes, gift, gift_message, invoice }: BuyerRequests): boolean =>
  notes === "" && !gift && gift_message === "" && invoice === null;

/**
 * Requests after a change; null if nothing is requested.
 * @param requests omitted fields keep their value; null removes all
 */
export function requestsAfter(
  before: BuyerRequests | null,
  requests: Partial<BuyerRequests> | null,
): BuyerRequests | null {
  const after = requests ? { ...(before ?? noBuyerRequests), ...requests } : noBuyerRequests;
  return isNothing(after) ? null : after;
}

const requestsIn = ({ notes, gift, gift_message, invoice }: BuyerRequests): BuyerRequests => ({
  notes,
  gift,
  gift_message,
  invoice,
});

/**
 * Delivery notes, gift flag, gift message and invoice request per cart: one row each, none when nothing is requested.
 */
export class BuyerRequestsService extends MedusaService({ BuyerRequest }) {
  /**
   * Writes the buyer's requests for a cart in one transaction.
   * @param requests omitted fields keep their value; null removes all requests
   * @returns the requests before the change; null when there were none
   */
  @InjectTransactionManager()
  async writeRequests(
    cartId: string,
    requests: Partial<BuyerRequests> | null,
    @MedusaContext() context: Context = {},
  ): Promise<BuyerRequests | null> {
    const [known] = await this.listBuyerRequests({ cart_id: cartId }, { take: 1 }, context);
    const before = known ? requestsIn(known) : null;
    const after = requestsAfter(before, requests);
    if (known && after) await this.updateBuyerRequests([{ id: known.id, ...after }], context);
    else if (known) await this.deleteBuyerRequests(known.id, context);
    else if (after) await this.createBuyerRequests([{ cart_id: cartId, ...after }], context);
    return before;
  }

  /** Permanently deletes the buyer requests of these carts. */
  async deleteOfCarts(cartIds: readonly string[]): Promise<void> {
    if (cartIds.length > 0) await this.deleteBuyerRequests({ cart_id: [...cartIds] });
  }
}

export const BUYER_REQUESTS_MODULE = "buyerRequests";

export default Module(BUYER_REQUESTS_MODULE, { service: BuyerRequestsService });

import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { BUYER_REQUESTS_MODULE } from "../modules/buyer-requests";
import type { BuyerRequestsService } from "../modules/buyer-requests/service";

interface RequestsInput {
  cartId: string;
  /** null: leave unchanged. */
  requests: Partial<BuyerRequests> | null;
}

/** Writes the buyer's requests for a cart, as far as given; reverted when a later step fails. */
export const writeRequestsStep = createStep(
  "write-buyer-requests",
  async ({ cartId, requests }: RequestsInput, { container }) => {
    if (requests === null) return new StepResponse(null, null);
    const service: BuyerRequestsService = container.resolve(BUYER_REQUESTS_MODULE);
    return new StepResponse(null, { cartId, before: await service.writeRequests(cartId, requests) });
  },
  async (made, { container }) => {
    if (!made) return;
    const service: BuyerRequestsService = container.resolve(BUYER_REQUESTS_MODULE);
    await service.writeRequests(made.cartId, made.before);
  },
);

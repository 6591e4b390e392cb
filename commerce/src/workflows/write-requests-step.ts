import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { BUYER_REQUESTS_MODULE } from "../modules/buyer-requests";
import type { BuyerRequestsService } from "../modules/buyer-requests/service";

interface RequestsInput {
  cartId: string;
  /** null: nothing is said of it. */
  requests: Partial<BuyerRequests> | null;
}

/** Writes down what the buyer of a cart asks for, as far as it is said; what fails later takes it back. */
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

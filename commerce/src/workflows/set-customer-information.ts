import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { findOrCreateCustomerStep, updateCartsStep } from "@medusajs/medusa/core-flows";
import type { BuyerData } from "../features/cart/plan-cart-change";

interface SetCustomerInformationInput extends BuyerData {
  cart_id: string;
  /** Current customer of the cart. */
  customer_id: string | null;
}

/**
 * Stores the buyer's email and the addresses. Medusa's own workflow for this recalculates the whole cart; this one is
 * for carts whose amounts cannot change by it (`features/cart/plan-cart-change.ts`).
 */
export const setCustomerInformationWorkflow = createWorkflow(
  "set-customer-information",
  (input: WorkflowData<SetCustomerInformationInput>) => {
    const customer = findOrCreateCustomerStep({ customerId: input.customer_id, email: input.email });
    const carts = transform({ input, customer }, (data) => {
      const { cart_id: id, customer_id: _, ...fields } = data.input;
      const { customer: found, email } = data.customer;
      return [{ id, ...fields, email, ...(found ? { customer_id: found.id } : {}) }];
    });
    return new WorkflowResponse(updateCartsStep(carts));
  },
);

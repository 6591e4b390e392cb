import { createWorkflow, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk";
import { refreshPaymentCollectionForCartWorkflow, updateTaxLinesWorkflow } from "@medusajs/medusa/core-flows";

/**
 * Applies current VAT rates to a cart: Medusa only does so when the cart changes. Must be run while holding the cart's
 * lock (`withCartLock`).
 */
export const refreshTaxesWorkflow = createWorkflow(
  "refresh-taxes",
  (input: WorkflowData<{ cart_id: string }>) => {
    updateTaxLinesWorkflow.runAsStep({ input });
    return new WorkflowResponse(refreshPaymentCollectionForCartWorkflow.runAsStep({ input }));
  },
);

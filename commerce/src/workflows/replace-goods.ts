import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  beginOrderEditOrderWorkflow,
  confirmOrderEditRequestWorkflow,
  orderEditAddNewItemWorkflow,
  orderEditUpdateItemQuantityWorkflow,
} from "@medusajs/medusa/core-flows";

export interface ReplaceGoodsInput {
  order_id: string;
  /** Id of the admin user. */
  created_by: string;
  items: { variant_id: string; quantity: number; metadata: Record<string, string> }[];
}

/** Adds free lines to an order, and reserves their goods. @throws MedusaError if there is too little in stock */
export const replaceGoodsWorkflow = createWorkflow("replace-goods", (input: ReplaceGoodsInput) => {
  const begun = transform(input, ({ order_id, created_by }) => ({ order_id, created_by }));
  beginOrderEditOrderWorkflow.runAsStep({ input: begun });
  const added = transform(input, ({ order_id, items }) => ({
    order_id,
    items: items.map((item) => ({ ...item, unit_price: 0 })),
  }));
  orderEditAddNewItemWorkflow.runAsStep({ input: added });
  const confirmed = transform(input, ({ order_id, created_by: by }) => ({ order_id, confirmed_by: by }));
  confirmOrderEditRequestWorkflow.runAsStep({ input: confirmed });
  return new WorkflowResponse(begun);
});

export interface KeepGoodsInput {
  order_id: string;
  created_by: string;
  line_id: string;
}

/** Removes a free line that was not packed, and releases its goods. */
export const keepGoodsWorkflow = createWorkflow("keep-goods", (input: KeepGoodsInput) => {
  const begun = transform(input, ({ order_id, created_by }) => ({ order_id, created_by }));
  beginOrderEditOrderWorkflow.runAsStep({ input: begun });
  const removed = transform(input, ({ order_id, line_id: id }) => ({
    order_id,
    items: [{ id, quantity: 0 }],
  }));
  orderEditUpdateItemQuantityWorkflow.runAsStep({ input: removed });
  const confirmed = transform(input, ({ order_id, created_by: by }) => ({ order_id, confirmed_by: by }));
  confirmOrderEditRequestWorkflow.runAsStep({ input: confirmed });
  return new WorkflowResponse(begun);
});

import { z } from "@medusajs/framework/zod";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { settleCancelled } from "../../features/withdrawals/settle-withdrawal";

const cancelled = z.object({ id: z.string() });

/** Settles the withdrawals of an order when it is cancelled, by whomever, if no money has to go back. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  await settleCancelled(container, cancelled.parse(order).id);
  return new StepResponse(null);
});

import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import {
  cancelOrderFulfillmentWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  cancelOrderWorkflow,
} from "@medusajs/medusa/core-flows";
import { explainParcels } from "../../features/stock/explain-parcels";
import { deleteParcelBatches, recordParcelBatches } from "../../features/batches/save-batch";
import { settleCancelled } from "../../features/withdrawals/withdrawals";
import { logFailure } from "../../platform/error-message";

const parcel = z.object({ id: z.string() });

/**
 * A failure to write the stock log does not stop a shipment or return; the job explain-stock records the reason later.
 */
async function explain(container: MedusaContainer, fulfillmentId: string): Promise<void> {
  try {
    await explainParcels(container, { fulfillmentId });
  } catch (error) {
    logFailure(
      container,
      `The reason for the stock movements of parcel ${fulfillmentId} could not be recorded`,
      error,
    );
  }
}

createOrderFulfillmentWorkflow.hooks.fulfillmentCreated(async ({ fulfillment }, { container }) => {
  await explain(container, fulfillment.id);
  return new StepResponse(null);
});

/** A parcel that was sent by mistake is unpacked as well: then its batches have reached nobody. */
cancelOrderFulfillmentWorkflow.hooks.orderFulfillmentCanceled(async ({ fulfillment }, { container }) => {
  const { id } = parcel.parse(fulfillment);
  await deleteParcelBatches(container, id);
  await explain(container, id);
  return new StepResponse(null);
});

/** Records which batches a parcel contains when it is shipped, whichever page it is shipped from. */
createOrderShipmentWorkflow.hooks.shipmentCreated(
  async ({ shipment }, { container }) => {
    await recordParcelBatches(container, shipment.id);
    return new StepResponse(undefined, shipment.id);
  },
  async (fulfillmentId, { container }) => {
    if (fulfillmentId) await deleteParcelBatches(container, fulfillmentId);
  },
);

const cancelled = z.object({ id: z.string() });

/** Settles the withdrawals of an order when it is cancelled, by whomever, if no money has to go back. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  await settleCancelled(container, cancelled.parse(order).id);
  return new StepResponse(null);
});

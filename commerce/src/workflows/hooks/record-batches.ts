import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { createOrderShipmentWorkflow } from "@medusajs/medusa/core-flows";
import { deleteParcelBatches, recordParcelBatches } from "../../features/batches/record-parcel-batches";

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

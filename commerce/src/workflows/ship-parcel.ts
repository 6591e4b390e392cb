import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createOrderShipmentWorkflow, updateFulfillmentWorkflow } from "@medusajs/medusa/core-flows";
import { carriers, trackingUrl, type CarrierId } from "../orders/carriers";

/** A packed parcel, what is in it, and with whom it goes. */
export interface ShipParcelInput {
  order_id: string;
  fulfillment_id: string;
  items: { id: string; quantity: number }[];
  carrier: CarrierId;
  /** "" where the carrier gives none. */
  number: string;
}

/** Hands a parcel to a carrier: notes the carrier, and lets Medusa note the shipment with its number and address. */
export const shipParcelWorkflow = createWorkflow("ship-parcel", (input: ShipParcelInput) => {
  const noted = transform(input, ({ fulfillment_id, carrier }) => ({
    id: fulfillment_id,
    metadata: { carrier: carriers[carrier].name },
  }));
  updateFulfillmentWorkflow.runAsStep({ input: noted });
  const shipment = transform(input, ({ order_id, fulfillment_id, items, carrier, number }) => ({
    order_id,
    fulfillment_id,
    items,
    labels:
      number === ""
        ? []
        : [{ tracking_number: number, tracking_url: trackingUrl(carrier, number), label_url: "" }],
  }));
  createOrderShipmentWorkflow.runAsStep({ input: shipment });
  return new WorkflowResponse(shipment);
});

import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  updateFulfillmentWorkflow,
} from "@medusajs/medusa/core-flows";
import { carriers, trackingUrl, type CarrierId } from "../features/fulfilment/carriers";
import { recipientMetadata } from "../features/ordering/order/order-parcels";

/** Order line ids with quantities. */
type Items = { id: string; quantity: number }[];

export interface SendParcelInput {
  order_id: string;
  items: Items;
  carrier: CarrierId;
  /** Tracking number; "" when the carrier issues none. */
  number: string;
  notify: boolean;
  /** Position of the recipient, in an order to several people. */
  recipient?: number | undefined;
  /** Id of the admin user who ships it. */
  created_by: string;
}

/** A packed parcel that is ready to ship. */
export interface ShipParcelInput extends Omit<SendParcelInput, "created_by"> {
  fulfillment_id: string;
}

/** What Medusa stores of a parcel's tracking number: nothing without one. */
export const labelsOf = ({ carrier, number }: Pick<SendParcelInput, "carrier" | "number">) =>
  number === ""
    ? []
    : [{ tracking_number: number, tracking_url: trackingUrl(carrier, number), label_url: "" }];

/**
 * Hands a parcel to a carrier: stores the carrier, and lets Medusa record the shipment with its tracking number and
 * URL.
 */
export const shipParcelWorkflow = createWorkflow("ship-parcel", (input: ShipParcelInput) => {
  const noted = transform(input, ({ fulfillment_id, carrier, recipient }) => ({
    id: fulfillment_id,
    metadata: { carrier: carriers[carrier].name, ...recipientMetadata(recipient) },
  }));
  updateFulfillmentWorkflow.runAsStep({ input: noted });
  const shipment = transform(
    input,
    ({ order_id, fulfillment_id, items, notify, recipient: _, ...label }) => ({
      order_id,
      fulfillment_id,
      items,
      no_notification: !notify,
      labels: labelsOf(label),
    }),
  );
  createOrderShipmentWorkflow.runAsStep({ input: shipment });
  return new WorkflowResponse(shipment);
});

/** Packs order lines into a parcel and hands it to a carrier; if that fails, the parcel is unpacked again. */
export const sendParcelWorkflow = createWorkflow("send-parcel", (input: SendParcelInput) => {
  const packing = transform(input, ({ order_id, items, created_by, recipient }) => ({
    order_id,
    items,
    created_by,
    // noted from the start: whoever finds it packed after a crash knows whose it is
    metadata: recipientMetadata(recipient),
  }));
  const parcel = createOrderFulfillmentWorkflow.runAsStep({ input: packing });
  const shipping = transform({ input, parcel }, (given) => ({
    ...given.input,
    fulfillment_id: given.parcel.id,
  }));
  shipParcelWorkflow.runAsStep({ input: shipping });
  return new WorkflowResponse(parcel);
});

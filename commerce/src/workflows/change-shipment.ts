import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  cancelOrderFulfillmentWorkflow,
  emitEventStep,
  updateFulfillmentWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
} from "@medusajs/medusa/core-flows";
import { carriers, type CarrierId, trackingUrl } from "../features/fulfilment/carriers";
import { recipientMetadata } from "../features/ordering/order/order-parcels";

/** Order line ids with quantities. */
type Items = { id: string; quantity: number }[];

interface SendParcelInput {
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
const labelsOf = ({ carrier, number }: Pick<SendParcelInput, "carrier" | "number">) =>
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

/** Emitted with the parcel's `{id}` when its tracking number or carrier was corrected. */
export const trackingCorrected = "parcel.tracking-corrected";

/** Emitted with the parcel's `{id}` when it was not sent after all. */
export const shipmentUndone = "parcel.shipment-undone";

export interface CorrectTrackingInput {
  fulfillment_id: string;
  carrier: CarrierId;
  /** Tracking number; "" when the carrier issues none. */
  number: string;
  notify: boolean;
}

/** Replaces carrier and tracking number of a parcel on its way. */
export const correctTrackingWorkflow = createWorkflow("correct-tracking", (input: CorrectTrackingInput) => {
  const corrected = transform(input, ({ fulfillment_id: id, carrier, number }) => ({
    id,
    labels: labelsOf({ carrier, number }),
    metadata: { carrier: carriers[carrier].name, corrected_at: new Date().toISOString() },
  }));
  updateFulfillmentWorkflow.runAsStep({ input: corrected });
  const event = transform(input, ({ fulfillment_id: id, notify }) => ({ id, no_notification: !notify }));
  emitEventStep({ eventName: trackingCorrected, data: event });
  return new WorkflowResponse(event);
});

export interface UndoShipmentInput {
  order_id: string;
  fulfillment_id: string;
  carrier: string;
  notify: boolean;
}

type Parcel = Pick<UndoShipmentInput, "order_id" | "fulfillment_id">;

/** Quantities of an order's items that are taken back, and the action by which Medusa has counted them. */
const countedBy = { shipped_quantity: "SHIP_ITEM", delivered_quantity: "DELIVER_ITEM" } as const;

/**
 * Takes the pieces of a parcel out of the shipped or delivered quantities of its order. Medusa has no action for it:
 * what was done is in the order's actions, which refer to the parcel; the last of them, if it has arrived again.
 */
const takeBackPiecesStep = createStep(
  "take-back-pieces",
  async (
    { order_id, fulfillment_id, counted }: Parcel & { counted: keyof typeof countedBy },
    { container },
  ) => {
    const orders = container.resolve(Modules.ORDER);
    const actions = await orders.listOrderChangeActions(
      { reference_id: fulfillment_id },
      { take: null, order: { ordering: "DESC" } },
    );
    const done = actions.filter(({ action }) => action === countedBy[counted]);
    const { items = [] } = await orders.retrieveOrder(order_id, { relations: ["items"] });
    const changes = items.flatMap(({ id, detail }) => {
      const pieces = done
        .filter(
          (one) => one.order_change_id === done[0]?.order_change_id && one.details?.["reference_id"] === id,
        )
        .reduce((sum, { details }) => sum + Number(details?.["quantity"]), 0);
      const before = detail[counted];
      return pieces === 0 ? [] : [{ id: detail.id, counted, before, after: before - pieces }];
    });
    for (const { id, after } of changes) await orders.updateOrderItem(id, { [counted]: after });
    return new StepResponse(null, changes);
  },
  async (changes, { container }) => {
    const orders = container.resolve(Modules.ORDER);
    for (const { id, counted, before } of changes ?? [])
      await orders.updateOrderItem(id, { [counted]: before });
  },
);

/**
 * Takes back that a parcel was handed to the carrier, and unpacks it: its goods are in stock and reserved for the order
 * again. Packed anew, they are another parcel, with a mail of its own.
 */
export const undoShipmentWorkflow = createWorkflow("undo-shipment", (input: UndoShipmentInput) => {
  const unsent = transform(input, ({ fulfillment_id: id, carrier }) => ({
    id,
    shipped_at: null,
    metadata: { carrier, undone_at: new Date().toISOString() },
  }));
  updateFulfillmentWorkflow.runAsStep({ input: unsent });
  const parcel = transform(input, ({ order_id, fulfillment_id }) => ({ order_id, fulfillment_id }));
  takeBackPiecesStep(transform(parcel, (sent) => ({ ...sent, counted: "shipped_quantity" as const })));
  cancelOrderFulfillmentWorkflow.runAsStep({ input: parcel });
  const event = transform(input, ({ fulfillment_id: id, notify }) => ({ id, no_notification: !notify }));
  emitEventStep({ eventName: shipmentUndone, data: event });
  return new WorkflowResponse(event);
});

/** Takes back that a parcel has arrived. The mail about it has gone out and is sent once for each order. */
export const undoDeliveryWorkflow = createWorkflow("undo-delivery", (input: Parcel) => {
  const onTheWay = transform(input, ({ fulfillment_id: id }) => ({
    id,
    delivered_at: null,
    metadata: { undelivered_at: new Date().toISOString() },
  }));
  updateFulfillmentWorkflow.runAsStep({ input: onTheWay });
  takeBackPiecesStep(transform(input, (parcel) => ({ ...parcel, counted: "delivered_quantity" as const })));
  return new WorkflowResponse(input);
});

import type { AdminOrder } from "@medusajs/framework/types";
import { useTranslation } from "react-i18next";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { FulfilmentPanel } from "../../features/fulfilment/fulfilment-panel";
import type { ChangeableRecipient } from "../../features/order-address/change-recipient";
import type { OrderIssue } from "../../features/ordering/order/order-issues";
import type { ShipBody } from "../../features/fulfilment/ship-orders";
import type { Receivable } from "../../features/ordering/bank-transfer/order-transfer";
import type { OpenParcels } from "../../features/today/packing-order";
import type { OrderSums } from "../../features/ordering/order/order-sums";
import type { OrderAction } from "../../features/ordering/order/order-status";
import type { ViesState } from "../../features/ordering/order/vies";
import type { PaymentFacts } from "../../features/ordering/order/payment-facts";
import type { Address } from "@su-turrone/contract/addresses";
import { toEuros } from "@su-turrone/contract/money";
import type { OrderDocument, OrderStatus, OrderView } from "@su-turrone/contract/orders";
import { api, useAction, type Question, useLoad } from "../lib/server";

export const statusColours = {
  pending: "orange",
  processing: "blue",
  shipped: "purple",
  delivered: "green",
  cancelled: "red",
  refund_due: "orange",
  refunded: "grey",
  charged_back: "red",
} as const satisfies Readonly<Record<OrderStatus, string>>;

/** Response of `GET /admin/orders/:id/status`. */
export interface FulfilmentAnswer {
  order: OrderView;
  actions: OrderAction[];
  panel: FulfilmentPanel;
  /** Null for users with the fulfilment role. */
  sums: OrderSums | null;
  /** Empty for users with the fulfilment role. */
  payments: PaymentFacts[];
  receivable: Receivable | null;
  /** Without those about money for users with the fulfilment role. */
  issues: OrderIssue[];
  documents: OrderDocument[];
  requests: BuyerRequests;
  open_parcels: OpenParcels;
  vies: ViesState;
  /** Recipient of the parcel: the address as lines, and the phone number, "" if not given. */
  ship_to: { lines: string[]; phone: string };
  /** The delivery address for its form; null once it may not be changed, and for the fulfilment role. */
  address: { address: Address; revision: string } | null;
  /** Who of an order to several people still gets a parcel; empty for the fulfilment role. */
  recipients: ChangeableRecipient[];
  /**
   * Reference the buyer has to use for the bank transfer; null for other payment methods, and for users with the
   * fulfilment role.
   */
  transfer_reference: string | null;
  /** Null for users with the fulfilment role. */
  link: string | null;
  /** Of its payments; actions on money send it back. */
  revision: string;
  /** Of its open withdrawals and disputes; what sends goods sends it back. */
  warning_revision: string;
}

/** State of an order; fetched once for all widgets of its page. */
export const useFulfilmentPanel = (order: AdminOrder) =>
  useLoad<FulfilmentAnswer>(
    // Medusa's page refetches the order after each action; its update time invalidates this query
    ["fulfilment-panel", order.id, order.updated_at, order.payment_status, order.fulfillment_status],
    `/admin/orders/${order.id}/status`,
  );

export type FulfilmentAction =
  | ({ kind: "send"; warnings: string; items: { id: string; quantity: number }[] } & ShipBody)
  | ({ kind: "ship"; warnings: string; parcel: string } & ShipBody)
  | ({ kind: "correct"; warnings: string; parcel: string; shown: string } & ShipBody)
  | { kind: "undo"; warnings: string; parcel: string; notify: boolean }
  | { kind: "deliver" | "undeliver"; parcel: string }
  | ({ revision: string } & (
      | { kind: "receive"; payment: string; cents: number }
      | { kind: "accept" | "refund" | "cancel" | "send_again" | "paid_elsewhere" }
    ));

/** Path below that of the order. */
const moneyPaths = { accept: "part-payment", refund: "refund", cancel: "cancel" } as const;

/** Path below that of the parcel. */
const parcelPaths = { ship: "ship", correct: "tracking", undo: "undo" } as const;

function postAction(orderId: string, action: FulfilmentAction): Promise<unknown> {
  const base = `/admin/orders/${orderId}`;
  switch (action.kind) {
    case "deliver":
      return api.post(`${base}/fulfillments/${action.parcel}/mark-as-delivered`, {});
    case "undeliver":
      return api.post(`${base}/parcels/${action.parcel}/undeliver`);
    case "ship":
    case "correct":
    case "undo": {
      const { kind, parcel, warnings, ...body } = action;
      return api.post(`${base}/parcels/${parcel}/${parcelPaths[kind]}`, body, warnings);
    }
    case "send": {
      const { kind: _, warnings, ...body } = action;
      return api.post(`${base}/parcels`, body, warnings);
    }
    case "receive": {
      const body = { amount: toEuros(action.cents) };
      return api.post(`/admin/payments/${action.payment}/capture`, body, action.revision);
    }
    case "send_again":
    case "paid_elsewhere":
      return api.post(`${base}/returned-refunds`, { how: action.kind }, action.revision);
    default:
      return api.post(`${base}/${moneyPaths[action.kind]}`, {}, action.revision);
  }
}

interface ActionCallbacks {
  question?: (action: FulfilmentAction) => Question | null;
  onDone: (action: FulfilmentAction) => void;
}

/** Performs an action; afterwards all queries of the page are refetched, including Medusa's own. */
export function useFulfilmentAction(orderId: string, { question, onDone }: ActionCallbacks) {
  const { t } = useTranslation();
  return useAction({
    send: (action: FulfilmentAction) => postAction(orderId, action),
    question,
    onDone: (_, action) => onDone(action),
    failed: t("fulfilmentPanel.failed"),
    // after a failure too: another user may have shipped the parcel in the meantime
    refetch: [],
  });
}

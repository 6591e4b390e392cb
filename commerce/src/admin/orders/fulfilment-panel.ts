import type { AdminOrder } from "@medusajs/framework/types";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { FulfilmentPanel } from "../../features/fulfilment/fulfilment-panel";
import type { OrderIssue } from "../../features/ordering/order/order-issues";
import type { ShipBody } from "../../features/fulfilment/validators";
import type { Receivable } from "../../features/ordering/bank-transfer/order-transfer";
import type { OrderSums } from "../../features/ordering/order/order-sums";
import type { OrderAction } from "../../features/ordering/order/order-status";
import type { PaymentFacts } from "../../features/ordering/order/payment-facts";
import { toEuros } from "@su-turrone/contract/money";
import type { OrderDocument, OrderView } from "@su-turrone/contract/orders";
import { basedOn, namesIn, sdk } from "../lib/sdk";

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
  /** Recipient of the parcel: the address as lines, and the phone number, "" if not given. */
  ship_to: { lines: string[]; phone: string };
  /**
   * Reference the buyer has to use for the bank transfer; null for other payment methods, and for users with the
   * fulfilment role.
   */
  transfer_reference: string | null;
  /** Null for users with the fulfilment role. */
  link: string | null;
  /** Of its payments; actions on money send it back. */
  revision: string;
}

/** State of an order; fetched once for all widgets of its page. */
export function useFulfilmentPanel(order: AdminOrder) {
  const { language } = useTranslation().i18n;
  return useQuery({
    // Medusa's page refetches the order after each action; its update time invalidates this query
    queryKey: [
      "fulfilment-panel",
      language,
      order.id,
      order.updated_at,
      order.payment_status,
      order.fulfillment_status,
    ],
    queryFn: () => sdk.client.fetch<FulfilmentAnswer>(`/admin/orders/${order.id}/status`, namesIn(language)),
  });
}

/** An action of the fulfilment panel. */
export type FulfilmentAction =
  | ({ kind: "send"; items: { id: string; quantity: number }[] } & ShipBody)
  | ({ kind: "ship"; parcel: string } & ShipBody)
  | { kind: "deliver"; parcel: string }
  | ({ revision: string } & (
      | { kind: "receive"; payment: string; cents: number }
      | { kind: "accept" | "refund" | "cancel" | "send_again" | "paid_elsewhere" }
    ));

/** Path below that of the order. */
const moneyPaths = { accept: "part-payment", refund: "refund", cancel: "cancel" } as const;

function postAction(orderId: string, action: FulfilmentAction): Promise<unknown> {
  const base = `/admin/orders/${orderId}`;
  const headers = "revision" in action ? basedOn(action.revision) : {};
  if (action.kind === "deliver") {
    const path = `${base}/fulfillments/${action.parcel}/mark-as-delivered`;
    return sdk.client.fetch(path, { method: "POST", body: {} });
  }
  if (action.kind === "ship") {
    const { kind: _, parcel, ...body } = action;
    return sdk.client.fetch(`${base}/parcels/${parcel}/ship`, { method: "POST", body });
  }
  if (action.kind === "receive") {
    const body = { amount: toEuros(action.cents) };
    return sdk.client.fetch(`/admin/payments/${action.payment}/capture`, { method: "POST", headers, body });
  }
  if (action.kind === "send_again" || action.kind === "paid_elsewhere") {
    const body = { how: action.kind };
    return sdk.client.fetch(`${base}/returned-refunds`, { method: "POST", headers, body });
  }
  if ("revision" in action)
    return sdk.client.fetch(`${base}/${moneyPaths[action.kind]}`, { method: "POST", headers, body: {} });
  const { kind: _, ...body } = action;
  return sdk.client.fetch(`${base}/parcels`, { method: "POST", body });
}

interface ActionCallbacks {
  onDone: (action: FulfilmentAction) => void;
  onFailed: (error: Error) => void;
}

/** Performs an action; afterwards all queries of the page are refetched, including Medusa's own. */
export function useFulfilmentAction(orderId: string, { onDone, onFailed }: ActionCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: FulfilmentAction) => postAction(orderId, action),
    onSuccess: (_, action) => onDone(action),
    onError: onFailed,
    // after a failure too: another user may have shipped the parcel in the meantime
    onSettled: () => client.invalidateQueries(),
  });
}

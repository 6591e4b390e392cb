import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { OpenParcels } from "../../src/features/today/packing-order";
import type { OrderView, StoreOrder } from "@su-turrone/contract/orders";
import { nowInSeconds, orderKey, orderKeyHeader } from "@su-turrone/contract/tokens";
import { setting } from "../../../testing/env";
import { asOwner } from "../../../testing/owner";
import type { FulfilmentPanel } from "../../src/features/fulfilment/fulfilment-panel";
import type { OrderIssue } from "../../src/features/ordering/order/order-issues";
import { send } from "./shop";

/** The header with which a buyer's page reads an order. */
export const buyersKey = (id: string): Record<string, string> => ({
  [orderKeyHeader]: orderKey(setting("SIGNING_SECRET"), id, nowInSeconds() + 3600),
});

/** An order as its buyer sees it. */
export async function pageOf(id: string): Promise<StoreOrder> {
  const { body } = await send("GET", `/store/orders/${id}`, undefined, buyersKey(id));
  return body["order"] as StoreOrder;
}

/** What the owner's page shows of an order. */
interface OwnersOrder {
  order: OrderView;
  actions: string[];
  panel: FulfilmentPanel;
  issues: OrderIssue[];
  documents: { id: string; kind: string }[];
  requests: BuyerRequests;
  open_parcels: OpenParcels;
  /** To the buyer's page. */
  link: string;
  warning_revision: string;
}

/** An order as the owner sees it. */
export const statusOf = (id: string): Promise<OwnersOrder> => asOwner(`/admin/orders/${id}/status`);

import type { BuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { OpenParcels } from "../../src/features/today/packing-order";
import type { OrderView } from "@su-turrone/contract/orders";
import { asOwner } from "../../../testing/owner";
import type { FulfilmentPanel } from "../../src/features/fulfilment/fulfilment-panel";
import type { OrderIssue } from "../../src/features/ordering/order/order-issues";

export { buyersKey, pageOf } from "../../../testing/store";

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

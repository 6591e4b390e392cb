import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { env } from "../../../../../env";
import { languageOfLocale } from "../../../../../languages";
import { receivableOf, transferReferenceOf } from "../../../../../orders/transfer";
import { documentsOf, orderDocument } from "../../../../../invoices/paper";
import { buyerRequestsOf } from "../../../../../orders/buyer-requests";
import { doableNow } from "../../../../../orders/doable";
import { adminLanguage } from "../../../language";
import { orderLink } from "../../../../../orders/order-link";
import { withOwnerNames } from "../../../../../orders/owner-names";
import { deskOf } from "../../../../../orders/parcels";
import { moneyTroubles, otherTroubles, type OrderTrouble } from "../../../../../orders/problems";
import { readOrder } from "../../../../../orders/record";
import { viewOf } from "../../../../../orders/view";
import { nowInSeconds } from "../../../../../signing/key";

/**
 * An order as the shopper sees it, what the owner may do to it, what is left to do with its goods, what needs a look, its
 * documents, what the buyer asked for, a transfer that is waited for, the reference of its bank transfer (both null with
 * other payments), and the shopper's link:
 * `{order, actions, desk, receivable, troubles, documents, requests, transfer_reference, link}`.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  const named = await withOwnerNames(req.scope, order, adminLanguage(req));
  const { SIGNING_SECRET: secret, STOREFRONT_URL: storefrontUrl, PAYMENT_CAPTURE: capture } = env();
  const link = orderLink(
    { secret, storefrontUrl },
    { id: order.id, language: languageOfLocale(order.locale) },
    nowInSeconds(),
  );
  res.json({
    order: viewOf(named),
    actions: doableNow(order),
    desk: deskOf(named),
    receivable: receivableOf(order),
    troubles: [
      ...moneyTroubles(order, new Date(), capture),
      ...(await otherTroubles(req.scope, order)),
    ] satisfies OrderTrouble[],
    documents: (await documentsOf(req.scope, order)).filter(({ kind }) => kind !== orderDocument),
    requests: buyerRequestsOf(order),
    transfer_reference: transferReferenceOf(order),
    link,
  });
}

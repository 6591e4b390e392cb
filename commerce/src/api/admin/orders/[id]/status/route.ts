import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { nowInSeconds } from "@su-turrone/contract/tokens";
import { env } from "../../../../../platform/env";
import { languageOfLocale } from "../../../../../platform/languages";
import {
  receivableOf,
  transferReferenceOf,
} from "../../../../../features/ordering/bank-transfer/order-transfer";
import { documentsOf, orderDocument } from "../../../../../features/invoices/order-document";
import { changeableAddress } from "../../../../../features/order-address/change-address";
import { changeableRecipients } from "../../../../../features/order-address/change-recipient";
import { deliveryLines, viewOf } from "../../../../../features/ordering/order/order-view";
import { openParcelsOf } from "../../../../../features/today/packing-order";
import { readVies } from "../../../../../features/ordering/order/vies";
import { buyerRequestsOf } from "../../../../../features/ordering/order/buyer-requests";
import { allowedActionsOf, fulfilmentPanelOf } from "../../../../../features/fulfilment/fulfilment-panel";
import { adminLanguage } from "../../../../../platform/admin-language";
import { orderLink } from "../../../../../features/ordering/order/order-lookup";
import { withOwnerLanguageNames } from "../../../../../features/ordering/order/owner-language-names";
import {
  issuesWithoutMoney,
  moneyIssues,
  otherIssues,
  type OrderIssue,
} from "../../../../../features/ordering/order/order-issues";
import {
  moneyRevision,
  paymentFactsOf,
  warningRevision,
} from "../../../../../features/ordering/order/payment-facts";
import { existingOrder } from "../../../../guards/require-existing";
import { orderSums } from "../../../../../features/ordering/order/order-sums";
import type { OrderAction } from "../../../../../features/ordering/order/order-status";
import { staffRoleOf } from "../../../../../features/staff/staff-role";
import { answerWith } from "../../../../../platform/with-body";

/** Order actions of the fulfilment role; all others are reserved for the owner. */
const fulfilmentRoleActions: readonly OrderAction[] = ["pack", "ship", "deliver", "undeliver", "unship"];

/**
 * Everything the admin shows of an order: the order as the shopper sees it, the allowed actions, what is left to do
 * with its goods, its totals and payments, an expected bank transfer and the transfer reference (both null for other
 * payments), issues to check, documents, buyer requests with VIES' answer about their VAT number, shipping address (and
 * `address` for its form, null once it may not be changed; `recipients` likewise, if there are several), and the
 * shopper's link, which gives access as the shopper. For the fulfilment role, `sums`, `receivable`, `address`,
 * `transfer_reference` and `link` are null, `recipients`, `payments` and `documents` empty, and `issues` without those
 * about money:
 * `{order, actions, panel, sums, payments, receivable, issues, documents, requests, open_parcels, vies, ship_to, address,
 * recipients, transfer_reference, link, revision, warning_revision}`; actions on its money, and those that send goods,
 * send theirs back.
 */
export const GET = answerWith(async (req: AuthenticatedMedusaRequest) => {
  const order = await existingOrder(req);
  const isOwner = (await staffRoleOf(req)) === "owner";
  const language = adminLanguage(req);
  const localizedOrder = await withOwnerLanguageNames(req.scope, order, language);
  const { SIGNING_SECRET: secret, STOREFRONT_URL: storefrontUrl, PAYMENT_CAPTURE: capture } = env();
  const issues: OrderIssue[] = [
    ...moneyIssues(order, new Date(), capture),
    ...(await otherIssues(req.scope, order)),
  ];
  const link = orderLink(
    { secret, storefrontUrl },
    { id: order.id, language: languageOfLocale(order.locale) },
    nowInSeconds(),
  );
  return {
    order: viewOf(localizedOrder),
    actions: allowedActionsOf(order).filter((action) => isOwner || fulfilmentRoleActions.includes(action)),
    panel: fulfilmentPanelOf(localizedOrder),
    sums: isOwner ? orderSums(localizedOrder) : null,
    payments: isOwner ? paymentFactsOf(order) : [],
    receivable: isOwner ? receivableOf(order) : null,
    issues: isOwner ? issues : issuesWithoutMoney(issues),
    documents: isOwner
      ? (await documentsOf(req.scope, order)).filter(({ kind }) => kind !== orderDocument)
      : [],
    requests: buyerRequestsOf(order),
    open_parcels: openParcelsOf(order),
    vies: await readVies(req.scope, order.id),
    ship_to: {
      lines: deliveryLines(order, language),
      phone: order.shipping_address?.phone ?? "",
    },
    address: isOwner ? changeableAddress(order) : null,
    recipients: isOwner ? changeableRecipients(order) : [],
    transfer_reference: isOwner ? transferReferenceOf(order) : null,
    link: isOwner ? link : null,
    revision: moneyRevision(order),
    warning_revision: warningRevision(order),
  };
});

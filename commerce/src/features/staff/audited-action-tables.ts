/** Verbs of routes whose method does not determine them. */
const verbs: Readonly<Record<string, string>> = {
  "POST /admin/orders/:id/cancel": "cancelled",
  "POST /admin/orders/:id/refund": "refunded",
  "POST /admin/orders/:id/line-refunds": "refundedByLine",
  "POST /admin/orders/:id/returned-refunds": "refunded",
  "POST /admin/orders/:id/part-payment": "partAccepted",
  "POST /admin/orders/:id/address": "addressChanged",
  "POST /admin/orders/:id/recipients/:n": "recipientChanged",
  "POST /admin/orders/:id/notes": "noted",
  "POST /admin/orders/:id/parcels": "sent",
  "POST /admin/orders/:id/parcels/:fulfillment_id/ship": "sent",
  "POST /admin/orders/:id/parcels/:fulfillment_id/tracking": "trackingCorrected",
  "POST /admin/orders/:id/parcels/:fulfillment_id/undo": "shipmentUndone",
  "POST /admin/orders/:id/parcels/:fulfillment_id/undeliver": "deliveryUndone",
  "POST /admin/orders/:id/replacements": "replaced",
  "POST /admin/orders/:id/replacements/:line_id/cancel": "notReplaced",
  "POST /admin/orders/:id/fulfillments": "packed",
  "POST /admin/orders/:id/fulfillments/:fulfillment_id/cancel": "unpacked",
  "POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments": "sent",
  "POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered": "delivered",
  "POST /admin/orders/:id/archive": "archived",
  "POST /admin/orders/:id/complete": "completed",
  "POST /admin/orders/export": "exported",
  "POST /admin/products/export": "exported",
  "POST /admin/payments/:id/capture": "captured",
  "POST /admin/payments/:id/refund": "refunded",
  "POST /admin/refund-transfers/:id": "sentBack",
  "POST /admin/refund-transfers/file": "exported",
  "DELETE /admin/refund-transfers/file/:id": "removed",
  "POST /admin/refund-transfers/:id/undo": "notSentBack",
  "POST /admin/shipments": "sent",
  "POST /admin/telephone-orders/links": "linkSent",
  "POST /admin/transfer-releases": "cancelled",
  "POST /admin/deliveries": "delivered",
  "POST /admin/bank-statement-bookings": "booked",
  "POST /admin/erasure-previews": "lookedUp",
  "POST /admin/erasure-exports": "exported",
  "POST /admin/mails/:id/send": "sentAgain",
  "POST /admin/invites/:id/resend": "sentAgain",
  "POST /admin/invites/accept": "accepted",
  "POST /admin/launch-checklist/legal-texts/:id": "confirmed",
  "POST /admin/page-content/:page": "changed",
  "POST /admin/layouts/:zone/configuration": "changed",
  "POST /admin/shop-settings": "changed",
  "POST /admin/product-file": "changed",
  "POST /admin/stock/:variant_id": "packsCounted",
  "POST /admin/products/:id/variants": "variantsChanged",
  "POST /admin/products/:id/variants/:variant_id": "variantsChanged",
  "POST /admin/products/:id/variants/batch": "variantsChanged",
  "DELETE /admin/products/:id/variants/:variant_id": "variantsChanged",
  "POST /admin/users/:id/reset-password": "passwordReset",
};

/**
 * Requests that change nothing of the shop's and only use a writing method because of their large body: previews, parsing of
 * the files of banks and carriers, and what an order would cost.
 */
const previews: readonly string[] = [
  "POST /admin/bank-statements",
  "POST /admin/content-preview",
  "POST /admin/product-file-previews",
  "POST /admin/telephone-orders/quotes",
  "POST /admin/telephone-orders/recipients",
  "POST /admin/tracking-numbers",
  "POST /admin/page-content/:page/preview",
  "DELETE /admin/page-content/:page/preview",
];

/** Whether a request is recorded in the audit log. @param route Express route pattern */
export const isAudited = (method: string, route: string): boolean => !previews.includes(`${method} ${route}`);

/** Verb of a request determined by its method: on the collection, on an object, or on a part of one. */
function usualVerb(method: string, parts: readonly string[]): string {
  if (parts.length === 1) return "created";
  return method === "DELETE" && parts.length === 2 ? "removed" : "changed";
}

/**
 * Area of the admin API and verb of a writing request; both have names in the admin (i18n/people, `people.log`).
 * @param route Express route pattern
 */
export function auditedActionOf(method: string, route: string): { area: string; verb: string } {
  const parts = route.split("/").slice(2);
  return { area: parts[0] ?? "", verb: verbs[`${method} ${route}`] ?? usualVerb(method, parts) };
}

/** Routes with an explicit verb; a test compares them with the existing routes. */
export const routesWithVerbs: readonly string[] = [...Object.keys(verbs), ...previews];

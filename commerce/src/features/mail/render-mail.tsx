import { render, toPlainText } from "@react-email/components";
import type { Language } from "../../platform/languages";
import { MailLayout, type SendingShop } from "./templates/layout";
import type { MailContent, MailTemplate } from "./templates/parts";
import {
  orderPaid,
  orderRefunded,
  refundAccount,
  refundAnnounced,
  transferReminder,
} from "./templates/order/payments";
import {
  addressChanged,
  orderCancelled,
  orderDelivered,
  orderNotice,
  orderReceived,
  orderShipped,
  shipmentUndone,
  trackingCorrected,
} from "./templates/order/status-changes";
import {
  backInStockConfirm,
  backInStockMail,
  cartLinkMail,
  contactCopy,
  contactMessage,
  invitation,
  lowStockMail,
  newDevice,
  newsletterConfirm,
  newsletterWelcome,
  orderLinkMail,
  passwordReset,
} from "./templates/simple-mails";
import { withdrawalNotice, withdrawalReceipt } from "./templates/withdrawal";

/** All templates by their name in the outbox. */
export const templates: Readonly<Record<string, MailTemplate>> = {
  "address-changed": addressChanged,
  "cart-link": cartLinkMail,
  "contact-copy": contactCopy,
  "contact-message": contactMessage,
  invitation,
  "low-stock": lowStockMail,
  "new-device": newDevice,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-welcome": newsletterWelcome,
  "order-cancelled": orderCancelled,
  "order-delivered": orderDelivered,
  "order-link": orderLinkMail,
  "order-notice": orderNotice,
  "order-paid": orderPaid,
  "order-received": orderReceived,
  "order-refunded": orderRefunded,
  "order-shipped": orderShipped,
  "refund-account": refundAccount,
  "refund-announced": refundAnnounced,
  "shipment-undone": shipmentUndone,
  "tracking-corrected": trackingCorrected,
  "transfer-reminder": transferReminder,
  "password-reset": passwordReset,
  "restock-back": backInStockMail,
  "restock-confirm": backInStockConfirm,
  "withdrawal-notice": withdrawalNotice,
  "withdrawal-received": withdrawalReceipt,
};

export interface RenderedMail extends Omit<MailContent, "body" | "preheader"> {
  html: string;
  text: string;
}

/** Deviations from the library's defaults for the plain text version. */
const asText = {
  wordwrap: 78,
  selectors: [
    ...["h1", "h2", "h3", "h4", "h5"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "table.data", format: "dataTable" },
    { selector: "a", options: { linkBrackets: ["<", ">"] as [string, string] } },
  ],
};

/**
 * Renders a mail from its data in the outbox.
 * @throws Error when there is no such template, or the data are invalid
 */
export async function renderMail(
  { template, data, language }: { template: string; data: unknown; language: Language },
  sender: SendingShop,
): Promise<RenderedMail> {
  const make = templates[template];
  if (!make) throw new Error(`There is no mail template "${template}"`);
  const { body, preheader, ...content } = make(data, language);
  const rendered = await render(
    <MailLayout language={language} title={content.subject} preheader={preheader} sender={sender}>
      {body}
    </MailLayout>,
  );
  // React 18 writes chunks of 2,048 bytes and pads them with zeros when a multi-byte character does not fit
  const html = rendered.replaceAll("\0", "");
  return { ...content, html, text: toPlainText(html, asText) };
}

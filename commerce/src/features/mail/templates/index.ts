import { invitation, newDevice, passwordReset } from "./account";
import { contactCopy } from "./contact-copy";
import { contactMessage } from "./contact-message";
import { lowStockMail } from "./low-stock";
import { newsletterConfirm } from "./newsletter-confirm";
import { newsletterWelcome } from "./newsletter-welcome";
import { orderPaid, transferReminder } from "./order/payment-changes";
import { orderRefunded, refundAccount, refundAnnounced } from "./order/refunds";
import { orderCancelled, orderDelivered } from "./order/status-changes";
import { orderLinkMail } from "./order-link";
import { orderNotice } from "./order/owner-notice";
import { orderReceived } from "./order/received";
import { orderShipped } from "./order/shipped";
import { backInStockMail } from "./back-in-stock";
import { backInStockConfirm } from "./back-in-stock-confirm";
import type { MailTemplate } from "./template";
import { withdrawalNotice, withdrawalReceipt } from "./withdrawal";

/** All templates by their name in the outbox. */
export const templates: Readonly<Record<string, MailTemplate>> = {
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
  "transfer-reminder": transferReminder,
  "password-reset": passwordReset,
  "restock-back": backInStockMail,
  "restock-confirm": backInStockConfirm,
  "withdrawal-notice": withdrawalNotice,
  "withdrawal-received": withdrawalReceipt,
};

import { orderNotice, orderReceived } from "./order/placed";
import { orderPaid, orderRefunded, refundAccount, refundAnnounced, transferReminder } from "./order/payments";
import { orderCancelled, orderDelivered, orderShipped } from "./order/status-changes";
import {
  backInStockConfirm,
  backInStockMail,
  contactCopy,
  contactMessage,
  invitation,
  lowStockMail,
  newDevice,
  newsletterConfirm,
  newsletterWelcome,
  orderLinkMail,
  passwordReset,
} from "./simple-mails";
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

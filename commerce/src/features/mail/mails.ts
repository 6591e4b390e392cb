import type { MedusaContainer } from "@medusajs/framework/types";
import { AuthWorkflowEvents, InviteWorkflowEvents } from "@medusajs/framework/utils";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { backInStock } from "../back-in-stock/back-in-stock";
import { enqueueConfirmMail, type DoubleOptIn, type OptIn } from "../double-opt-in/double-opt-in";
import { messageReceived } from "../messages/events";
import { newsletter } from "../newsletter/newsletter";
import { mailNewsletterWelcome } from "../newsletter/welcome-mail";
import { withdrawalReceived } from "../withdrawals/events";
import { mailInvitation, mailPasswordReset, passwordReset } from "./account-mails";
import { enqueueOrderMail, type MailChoice } from "./enqueue-order-mail";
import { mailContactMessage, mailOrderLink, mailWithdrawal, orderLinkWanted } from "./form-mails";
import type { RowsWithMail } from "./order-mail-rows";
import { orderMails, type OrderMail } from "./order-mails";

/** A mail triggered by something that happened in the shop. */
export interface Mail {
  /** Names in the outbox: one, or two if the owner gets a copy. */
  names: readonly string[];
  /** Domain events that trigger it. */
  on: readonly string[];
  /** @param data payload of the domain event @throws Error for an invalid payload */
  enqueue: (container: MedusaContainer, event: string, data: unknown, choice: MailChoice) => Promise<void>;
  /** How a lost event is recovered; undefined if the recipient would simply request the mail again. */
  catchUp?: { rows: RowsWithMail; enqueue: (container: MedusaContainer, id: string) => Promise<void> };
}

const withId = z.object({ id: z.string() });

const ofOrder = (mail: OrderMail): Mail => ({
  names: [mail.name],
  on: Object.keys(mail.on),
  enqueue: async (container, event, data, choice) => {
    const subject = mail.on[event];
    if (subject) await enqueueOrderMail(container, mail, subject, withId.parse(data).id, choice);
  },
  catchUp: {
    rows: mail.rows.read,
    enqueue: (container, id) => enqueueOrderMail(container, mail, mail.rows.subject, id),
  },
});

/** A mail built from one row of the shop's own tables. */
const ofRow = (
  names: readonly string[],
  event: string,
  rows: RowsWithMail,
  enqueue: (container: MedusaContainer, id: string) => Promise<void>,
): Mail => ({
  names,
  on: [event],
  enqueue: (container, _event, data) => enqueue(container, withId.parse(data).id),
  catchUp: { rows, enqueue },
});

const withTime = withId.extend({ at: z.number() });

/** The mail with the confirmation link. */
const ofOptIn = <Request, Row extends OptIn>(optIn: DoubleOptIn<Request, Row>): Mail => ({
  names: [optIn.mail.name],
  on: [optIn.events.requested],
  enqueue: (container, _event, data) => enqueueConfirmMail(container, optIn, withTime.parse(data)),
});

const withdrawals = (knex: Knex) =>
  knex("withdrawal").select({ id: "id", key: "id", at: "received_at" }).whereNull("deleted_at");

const contactMessages = (knex: Knex) =>
  knex("contact_message").select({ id: "id", key: "id", at: "created_at" }).whereNull("deleted_at");

/** All mails triggered by events; back-in-stock alerts are triggered by stock changes (send-alerts.ts). */
export const mails: readonly Mail[] = [
  ...orderMails.map(ofOrder),
  ofRow(["withdrawal-received", "withdrawal-notice"], withdrawalReceived, withdrawals, mailWithdrawal),
  ofRow(["contact-copy", "contact-message"], messageReceived, contactMessages, mailContactMessage),
  {
    names: ["order-link"],
    on: [orderLinkWanted],
    enqueue: (container, _event, data) => mailOrderLink(container, withId.parse(data).id),
  },
  ofOptIn(newsletter),
  ofOptIn(backInStock),
  {
    names: ["newsletter-welcome"],
    on: [newsletter.events.confirmed],
    enqueue: (container, _event, data) => mailNewsletterWelcome(container, withId.parse(data).id),
  },
  {
    names: ["invitation"],
    on: [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT],
    enqueue: (container, _event, data) => mailInvitation(container, withId.parse(data).id),
  },
  {
    names: ["password-reset"],
    on: [AuthWorkflowEvents.PASSWORD_RESET],
    enqueue: (container, _event, data) => mailPasswordReset(container, passwordReset.parse(data)),
  },
];

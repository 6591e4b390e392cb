import type { MedusaContainer } from "@medusajs/framework/types";
import {
  AuthWorkflowEvents,
  InviteWorkflowEvents,
  Modules,
  ContainerRegistrationKeys,
} from "@medusajs/framework/utils";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { backInStock } from "../back-in-stock/back-in-stock";
import { enqueueConfirmMail, type DoubleOptIn, type OptIn } from "../double-opt-in/double-opt-in";
import { messageReceived } from "../../modules/messages";
import { newsletter, mailNewsletterWelcome } from "../newsletter/newsletter";
import { withdrawalReceived } from "../../modules/withdrawals";
import { mailContactMessage, mailOrderLink, mailWithdrawal, orderLinkWanted } from "./form-mails";
import { type RowsWithMail, missingMails } from "./order-mail-rows";
import { orderMails, type OrderMail } from "./order-mails";
import { ownerLanguage, enqueueMail } from "./mail-context";
import { env } from "../../platform/env";
import { mailContextOf, orderIdOf, readMailedOrder, subjects, type Subject } from "./order-mail-context";
import { dayMs } from "@su-turrone/contract/time-zone";

/** Data of Medusa's event `auth.password_reset`. */
const passwordReset = z.object({
  /** E-mail address of the account. */
  entity_id: z.string(),
  /** "user" for admin users. */
  actor_type: z.string(),
  /** A JSON Web Token that sets a new password. */
  token: z.string(),
});

/** URL of an admin page, by the routes of Medusa's dashboard. */
const adminPage = (name: "reset-password" | "invite"): string =>
  new URL(`/app/${name}`, env().MEDUSA_BACKEND_URL).href;

const claims = z.object({ jti: z.string(), exp: z.number().int() });

/** Reads the claims of a token without verifying its signature; Medusa does so when the token is used. */
function claimsOf(token: string): z.infer<typeof claims> {
  const [, payload = ""] = token.split(".");
  return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}

/** Mails a password reset link to an admin user; customers have no accounts. */
async function mailPasswordReset(
  container: MedusaContainer,
  { entity_id: email, actor_type: actor, token }: z.infer<typeof passwordReset>,
): Promise<void> {
  if (actor !== "user") return;
  const { jti, exp } = claimsOf(token);
  await enqueueMail(container, {
    event: "password-reset",
    key: jti,
    to: email,
    language: ownerLanguage(),
    data: { email, page: adminPage("reset-password"), token, expires_at: new Date(exp * 1000).toISOString() },
  });
}

/** Mails an invitation to the admin; resending an invitation creates a new link, and therefore a new mail. */
async function mailInvitation(container: MedusaContainer, { id }: { id: string }): Promise<void> {
  const invite = await container.resolve(Modules.USER).retrieveInvite(id);
  const expires = new Date(invite.expires_at).toISOString();
  await enqueueMail(container, {
    event: "invitation",
    key: `${invite.id}-${expires}`,
    to: invite.email,
    language: ownerLanguage(),
    data: { email: invite.email, page: adminPage("invite"), token: invite.token, expires_at: expires },
  });
}

/** The owner's choice about a mail. */
interface MailChoice {
  /** Whether to store it without sending. */
  suppressed?: boolean;
}

/**
 * Enqueues the mails of these kinds that are due for an order, which is read once for all of them. Safe to repeat: the
 * outbox accepts each once. @param id id of the subject
 */
export async function enqueueOrderMails(
  container: MedusaContainer,
  due: readonly OrderMail[],
  subject: Subject,
  id: string,
  { suppressed = false }: MailChoice = {},
): Promise<void> {
  const orderId = await orderIdOf[subject](container, id);
  const order = orderId === null ? null : await readMailedOrder(container, orderId);
  if (!order) return;
  for (const { name, to: recipient, messages } of due) {
    const context = await mailContextOf(container, order, recipient);
    if (!context) continue;
    const { to, language } = context;
    // the owner's own copy is sent whatever the owner chose for the buyer
    const mail = { event: name, to, language, suppressed: suppressed && recipient === "buyer" };
    for (const { key, data } of await messages(context, id))
      await enqueueMail(container, { ...mail, key, data });
  }
}

/** A mail triggered by something that happened in the shop. */
export interface Mail {
  /** Names in the outbox: one, or two if the owner gets a copy. */
  names: readonly string[];
  /** Domain events that trigger it. */
  on: readonly string[];
  /**
   * Undefined for mails about an order, which are enqueued together. @param data payload of the domain event @throws
   * Error for an invalid payload
   */
  enqueue?: (container: MedusaContainer, data: unknown) => Promise<void>;
  /** How a lost event is recovered; undefined if the recipient would simply request the mail again. */
  catchUp?: { rows: RowsWithMail; enqueue: (container: MedusaContainer, id: string) => Promise<void> };
}

const withId = z.object({ id: z.string() });

const ofOrder = (mail: OrderMail): Mail => ({
  names: [mail.name],
  on: Object.keys(mail.on),
  catchUp: {
    rows: mail.rows.read,
    enqueue: (container, id) => enqueueOrderMails(container, [mail], mail.rows.subject, id),
  },
});

const ofEvent = <Data>(
  name: string,
  on: readonly string[],
  shape: z.ZodType<Data>,
  enqueue: (container: MedusaContainer, data: Data) => Promise<void>,
): Mail => ({
  names: [name],
  on,
  enqueue: (container, data) => enqueue(container, shape.parse(data)),
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
  enqueue: (container, data) => enqueue(container, withId.parse(data).id),
  catchUp: { rows, enqueue },
});

const withTime = withId.extend({ at: z.number() });

/** The mail with the confirmation link. */
const ofOptIn = <Request, Row extends OptIn>(optIn: DoubleOptIn<Request, Row>): Mail =>
  ofEvent(optIn.mail.name, [optIn.events.requested], withTime, (container, data) =>
    enqueueConfirmMail(container, optIn, data),
  );

const withdrawals = (knex: Knex) =>
  knex("withdrawal").select({ id: "id", key: "id", at: "received_at" }).whereNull("deleted_at");

const contactMessages = (knex: Knex) =>
  knex("contact_message").select({ id: "id", key: "id", at: "created_at" }).whereNull("deleted_at");

/** All mails triggered by events; back-in-stock alerts are triggered by stock changes (features/back-in-stock). */
export const mails: readonly Mail[] = [
  ...orderMails.map(ofOrder),
  ofRow(["withdrawal-received", "withdrawal-notice"], withdrawalReceived, withdrawals, mailWithdrawal),
  ofRow(["contact-copy", "contact-message"], messageReceived, contactMessages, mailContactMessage),
  ofEvent("order-link", [orderLinkWanted], withId, mailOrderLink),
  ofOptIn(newsletter),
  ofOptIn(backInStock),
  ofEvent("newsletter-welcome", [newsletter.events.confirmed], withId, mailNewsletterWelcome),
  ofEvent("invitation", [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT], withId, mailInvitation),
  ofEvent("password-reset", [AuthWorkflowEvents.PASSWORD_RESET], passwordReset, mailPasswordReset),
];

/** Enqueues the mails for a domain event. @param data its payload @throws Error for an invalid payload */
export async function enqueueMailsOf(
  container: MedusaContainer,
  event: string,
  data: unknown,
  choice: MailChoice,
): Promise<void> {
  const aboutOrders: readonly OrderMail[] = orderMails;
  for (const subject of subjects) {
    const due = aboutOrders.filter(({ on }) => on[event] === subject);
    if (due.length > 0) await enqueueOrderMails(container, due, subject, withId.parse(data).id, choice);
  }
  for (const { on, enqueue } of mails) if (on.includes(event)) await enqueue?.(container, data);
}

/** How far back it looks (ms): a shop that was down for some days catches up. */
const lookBackMs = 7 * dayMs;

/**
 * Enqueues mails whose event was lost because a process died in between. The outbox accepts each mail once, so this may
 * run at any time, and concurrently. A failing mail is logged and does not stop the others.
 * @param before later rows are left to their event
 */
export async function backfillMails(container: MedusaContainer, before: Date): Promise<void> {
  const span = { from: new Date(before.getTime() - lookBackMs), before };
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const { names, catchUp } of mails) {
    if (!catchUp) continue;
    const missing = await Promise.all(names.map((name) => missingMails(knex, name, catchUp.rows, span)));
    for (const id of new Set(missing.flat())) {
      try {
        await catchUp.enqueue(container, id);
      } catch (error) {
        logger.error(
          `The mail ${names.join(", ")} of ${id} could not be queued`,
          error instanceof Error ? error : undefined,
        );
      }
    }
  }
}

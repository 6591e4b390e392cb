import {
  Module,
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from "@medusajs/framework/utils";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";
import { transactionOf } from "../../platform/transaction";
import type { MailStatus } from "./mail-statuses";
import { OutboxItem } from "./models/outbox-item";

/** A mail to be enqueued; the combination of event, key and recipient is unique. */
export interface NewMail {
  event: string;
  key: string;
  to: string;
  language: Language;
  template: string;
  data: Readonly<Record<string, unknown>>;
  /**
   * Stored but not sent, so that it counts as handled: the owner chose so, or the address has received enough mails of
   * this kind.
   */
  suppressed?: boolean;
  /** Earliest time to send it; immediately when omitted. */
  notBefore?: Date;
}

/** A mail that one process has claimed for sending. */
export interface ClaimedMail {
  id: string;
  recipient: string;
  language: Language;
  template: string;
  data: Record<string, unknown>;
  /** Including the current attempt. */
  attempts: number;
  repeats: number;
  created_at: Date;
}

/** Outcome of an attempt; `retryAt` is the time of the next attempt, null when given up. */
export type Outcome = { sent: Date } | { error: string; retryAt: Date | null };

interface Row extends ClaimedMail {
  event: string;
  key: string;
  status: MailStatus;
  next_try: Date;
  last_error: string | null;
  sent_at: Date | null;
  updated_at: Date;
  deleted_at: Date | null;
}

/** The mail outbox: mails are stored first and sent afterwards. */
export class MailService extends MedusaService({ OutboxItem }) {
  private rows(context: Context<EntityManager>) {
    return transactionOf(context)<Row>("outbox_mail").whereNull("deleted_at");
  }

  /** Enqueues a mail; false when the same mail was enqueued before. */
  @InjectTransactionManager()
  async enqueue(mail: NewMail, @MedusaContext() context: Context<EntityManager> = {}): Promise<boolean> {
    const { event, key, to, language, template, data, suppressed = false, notBefore } = mail;
    const status: MailStatus = suppressed ? "suppressed" : "queued";
    const next_try = notBefore ?? new Date();
    const row = { event, key, recipient: to, language, template, data, status, next_try };
    const written = await this.rows(context)
      .insert({ id: generateEntityId(undefined, "mail"), ...row })
      .onConflict()
      .ignore()
      .returning("id");
    return written.length > 0;
  }

  /**
   * Claims mails that are due, including those claimed by a process that died. Concurrent callers claim different
   * mails.
   * @param until a claimed mail without a recorded outcome is due again from this time on
   */
  @InjectTransactionManager()
  async claim(
    limit: number,
    now: Date,
    until: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<ClaimedMail[]> {
    const due = await this.rows(context)
      .select("id")
      .whereIn("status", ["queued", "sending"])
      .where("next_try", "<=", now)
      .orderBy("next_try")
      .limit(limit)
      .forUpdate()
      .skipLocked();
    const ids = due.map(({ id }) => id);
    return this.rows(context)
      .whereIn("id", ids)
      .increment("attempts", 1)
      .update({ status: "sending", next_try: until, updated_at: now })
      .returning("*");
  }

  /** Records the outcome of an attempt, unless another process has claimed the mail since. */
  @InjectTransactionManager()
  async recordOutcome(
    { id, attempts }: Pick<ClaimedMail, "id" | "attempts">,
    outcome: Outcome,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const change: Partial<Row> =
      "sent" in outcome
        ? { status: "sent", sent_at: outcome.sent, last_error: null }
        : {
            status: outcome.retryAt ? "queued" : "failed",
            last_error: outcome.error,
            ...(outcome.retryAt ? { next_try: outcome.retryAt } : {}),
          };
    await this.rows(context)
      .where({ id, status: "sending", attempts })
      .update({ ...change, updated_at: new Date() });
  }

  /**
   * Queues a mail again; a mail that is being sent is left alone.
   * @throws NOT_FOUND
   */
  @InjectTransactionManager()
  async resend(id: string, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    const [known] = await this.rows(context).select("status").where({ id }).forUpdate();
    if (!known) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Mail not found");
    if (known.status === "sending") return;
    const change = { status: "queued", attempts: 0, next_try: new Date(), updated_at: new Date() } as const;
    const rows = this.rows(context).where({ id });
    // a mail already sent goes out again as a new mail; an unsent one is still the same mail
    await (known.status === "sent" ? rows.increment("repeats", 1) : rows).update(change);
  }
}

export const MAIL_MODULE = "mail";

export default Module(MAIL_MODULE, { service: MailService });

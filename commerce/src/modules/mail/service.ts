import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { transactionOf } from "../../platform/transaction";
import type { MailStatus } from "./mail-statuses";
import { OutboxItem } from "./models/outbox-item";

/** A mail to be sent; event, key and recipient together are unique. */
export interface MailOrder {
  event: string;
  key: string;
  to: string;
  language: Language;
  template: string;
  data: Readonly<Record<string, unknown>>;
  /** Written down, so that it counts as told, and not sent: the owner wanted it so, or the address has got enough of the kind. */
  suppressed?: boolean;
  /** Not sent before; left out: at once. */
  notBefore?: Date;
}

/** A mail one process has taken to send it. */
export interface ClaimedMail {
  id: string;
  recipient: string;
  language: Language;
  template: string;
  data: Record<string, unknown>;
  /** This try included. */
  attempts: number;
  repeats: number;
  created_at: Date;
}

/** How a try went; `again` null: given up. */
export type Outcome = { sent: Date } | { error: string; again: Date | null };

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

/** The outbox: what is to be mailed is written down first and sent afterwards. */
export class MailService extends MedusaService({ OutboxItem }) {
  private rows(context: Context<EntityManager>) {
    return transactionOf(context)<Row>("outbox_mail").whereNull("deleted_at");
  }

  /** Writes down a mail; false when the same was written down before. */
  @InjectTransactionManager()
  async enqueue(order: MailOrder, @MedusaContext() context: Context<EntityManager> = {}): Promise<boolean> {
    const { event, key, to, language, template, data, suppressed = false, notBefore } = order;
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
   * Takes mails that are due, also those a dead process had taken. Others that take at the same time get other mails.
   * @param until from then on a mail that was not settled is due again
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

  /** Writes down how a try went, unless another process has taken the mail since. */
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
            status: outcome.again ? "queued" : "failed",
            last_error: outcome.error,
            ...(outcome.again ? { next_try: outcome.again } : {}),
          };
    await this.rows(context)
      .where({ id, status: "sending", attempts })
      .update({ ...change, updated_at: new Date() });
  }

  /**
   * Queues a mail anew; one that is being sent is left alone.
   * @throws NOT_FOUND
   */
  @InjectTransactionManager()
  async resend(id: string, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    const [known] = await this.rows(context).select("status").where({ id }).forUpdate();
    if (!known) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Mail not found");
    if (known.status === "sending") return;
    const change = { status: "queued", attempts: 0, next_try: new Date(), updated_at: new Date() } as const;
    const rows = this.rows(context).where({ id });
    // what was sent goes out as a new mail; what was not is still the same one
    await (known.status === "sent" ? rows.increment("repeats", 1) : rows).update(change);
  }
}

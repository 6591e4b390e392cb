import { Module, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import type { Language } from "../../platform/languages";
import { transactionOf } from "../../platform/transaction";
import type { SubscriptionAct, SubscriptionStatus } from "./message-statuses";
import { Message, Subscription, SubscriptionEvent } from "./models/message";

export interface StoredSubscription {
  id: string;
  email: string;
  language: Language;
  status: SubscriptionStatus;
}

const statusAfter: Readonly<Record<SubscriptionAct, SubscriptionStatus>> = {
  requested: "pending",
  confirmed: "confirmed",
  unsubscribed: "unsubscribed",
};

/** Contact messages, and newsletter subscriptions with their proof of consent. */
export class MessagesService extends MedusaService({ Message, Subscription, SubscriptionEvent }) {
  /** Finds the subscription of an address in any status; null when the address never subscribed. */
  async findSubscription(filter: { email: string } | { id: string }): Promise<StoredSubscription | null> {
    const [found] = await this.listSubscriptions(filter, { take: 1 });
    return found ?? null;
  }

  /** All confirmed subscribers, oldest subscription first, with the time of the last confirmation. */
  async subscribers(): Promise<{ email: string; language: Language; confirmed_at: Date | null }[]> {
    const confirmed = await this.listSubscriptions(
      { status: "confirmed" },
      { relations: ["events"], take: null, order: { created_at: "ASC" } },
    );
    return confirmed.map(({ email, language, events }) => {
      const confirmedTimes = events.flatMap(({ act, at }) =>
        act === "confirmed" ? [new Date(at).getTime()] : [],
      );
      return {
        email,
        language,
        confirmed_at: confirmedTimes.length > 0 ? new Date(Math.max(...confirmedTimes)) : null,
      };
    });
  }

  /** Number of times a subscription was ended up to a point in time; 0 for an unknown subscription. */
  async endsOf(id: string, until: Date): Promise<number> {
    const ends = await this.listSubscriptionEvents(
      { subscription_id: id, act: "unsubscribed" },
      { take: null, select: ["id", "at"] },
    );
    return ends.filter(({ at }) => new Date(at) <= until).length;
  }

  /** Records that an address requested the newsletter, and under which consent text. */
  @InjectTransactionManager()
  async request(
    request: { email: string; language: Language; text_version: string; at: Date },
    @MedusaContext() context: Context = {},
  ): Promise<string> {
    const { email, language, text_version, at } = request;
    const [known] = await this.listSubscriptions({ email }, { take: 1 }, context);
    const row = { email, language, status: statusAfter.requested };
    const subscription = known
      ? (await this.updateSubscriptions([{ id: known.id, ...row }], context))[0]
      : (await this.createSubscriptions([row], context))[0];
    if (!subscription) throw new Error("The subscription was not saved");
    const event = { act: "requested" as const, at, text_version, subscription_id: subscription.id };
    await this.createSubscriptionEvents([event], context);
    return subscription.id;
  }

  /**
   * Records that a subscription was confirmed or ended. @returns false when it already had that status and nothing was
   * written
   */
  @InjectTransactionManager()
  async recordAct(
    id: string,
    act: "confirmed" | "unsubscribed",
    at: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const status = statusAfter[act];
    // a single statement, so that only one of two concurrent clicks changes the row
    const changed = await transactionOf(context)<StoredSubscription & { updated_at: Date }>(
      "newsletter_subscription",
    )
      .where({ id })
      .whereNot({ status })
      .update({ status, updated_at: at });
    if (changed === 0) return false;
    await this.createSubscriptionEvents([{ act, at, text_version: null, subscription_id: id }], context);
    return true;
  }

  /** Deletes subscriptions by id, together with their proof of consent. */
  @InjectTransactionManager()
  async deleteWithProof(ids: string[], @MedusaContext() context: Context = {}): Promise<void> {
    if (ids.length === 0) return;
    await this.deleteSubscriptionEvents({ subscription_id: ids }, context);
    await this.deleteSubscriptions(ids, context);
  }

  /**
   * Deletes subscriptions that were ended, or requested again and not confirmed, before a point in time, with their
   * proof.
   */
  @InjectTransactionManager()
  async deleteEnded(before: Date, @MedusaContext() context: Context = {}): Promise<void> {
    const ended = await this.listSubscriptions(
      { status: ["unsubscribed", "pending"], updated_at: { $lt: before } },
      { take: null, select: ["id"] },
      context,
    );
    await this.deleteWithProof(
      ended.map(({ id }) => id),
      context,
    );
  }

  /**
   * Deletes subscriptions that were never confirmed and were last requested before a point in time, with their events.
   */
  @InjectTransactionManager()
  async deleteUnconfirmed(before: Date, @MedusaContext() context: Context = {}): Promise<void> {
    const pending = await this.listSubscriptions(
      { status: "pending", updated_at: { $lt: before } },
      { take: null, relations: ["events"] },
      context,
    );
    const neverConfirmed = pending.filter(({ events }) => events.every(({ act }) => act === "requested"));
    await this.deleteWithProof(
      neverConfirmed.map(({ id }) => id),
      context,
    );
  }
}

export const MESSAGES_MODULE = "messages";

export default Module(MESSAGES_MODULE, { service: MessagesService });

/** Emitted with `{id}` when a message from the contact form was stored. */
export const messageReceived = "contact-message.received";

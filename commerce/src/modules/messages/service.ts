import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import { transactionOf } from "../../platform/transaction";
import type { SubscriptionAct, SubscriptionStatus } from "./message-statuses";
import { Message } from "./models/message";
import { Subscription, SubscriptionEvent } from "./models/subscription";

/** A subscription as it is stored. */
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

/** Contact messages, and newsletter subscriptions with the proof of each. */
export class MessagesService extends MedusaService({ Message, Subscription, SubscriptionEvent }) {
  /** The subscription of an address, whatever its status; null when it never asked. */
  async findSubscription(filter: { email: string } | { id: string }): Promise<StoredSubscription | null> {
    const [found] = await this.listSubscriptions(filter, { take: 1 });
    return found ?? null;
  }

  /** Everyone who may be written to, the oldest subscription first, with the moment of the last confirmation. */
  async subscribers(): Promise<{ email: string; language: Language; confirmed_at: Date | null }[]> {
    const confirmed = await this.listSubscriptions(
      { status: "confirmed" },
      { relations: ["events"], take: null, order: { created_at: "ASC" } },
    );
    return confirmed.map(({ email, language, events }) => {
      const moments = events.flatMap(({ act, at }) => (act === "confirmed" ? [new Date(at).getTime()] : []));
      return { email, language, confirmed_at: moments.length > 0 ? new Date(Math.max(...moments)) : null };
    });
  }

  /** How often a subscription has been ended up to a moment; 0 for one that is not known. */
  async endsOf(id: string, until: Date): Promise<number> {
    const ends = await this.listSubscriptionEvents(
      { subscription_id: id, act: "unsubscribed" },
      { take: null, select: ["id", "at"] },
    );
    return ends.filter(({ at }) => new Date(at) <= until).length;
  }

  /** Writes down that an address asked for the newsletter, and under which text. */
  @InjectTransactionManager()
  async request(
    asked: { email: string; language: Language; text_version: string; at: Date },
    @MedusaContext() context: Context = {},
  ): Promise<string> {
    const { email, language, text_version, at } = asked;
    const [known] = await this.listSubscriptions({ email }, { take: 1 }, context);
    const row = { email, language, status: statusAfter.requested };
    const subscription = known
      ? (await this.updateSubscriptions([{ id: known.id, ...row }], context))[0]
      : (await this.createSubscriptions([row], context))[0];
    if (!subscription) throw new Error("The subscription was not written");
    const event = { act: "requested" as const, at, text_version, subscription_id: subscription.id };
    await this.createSubscriptionEvents([event], context);
    return subscription.id;
  }

  /** Writes down that a subscription was confirmed or ended. @returns false where it was so already, and nothing was written */
  @InjectTransactionManager()
  async recordAct(
    id: string,
    act: "confirmed" | "unsubscribed",
    at: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const status = statusAfter[act];
    // one statement: of two clicks at once only one changes the row
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

  /** Deletes subscriptions by their ids, with the proof of each. */
  @InjectTransactionManager()
  async deleteWithProof(ids: string[], @MedusaContext() context: Context = {}): Promise<void> {
    if (ids.length === 0) return;
    await this.deleteSubscriptionEvents({ subscription_id: ids }, context);
    await this.deleteSubscriptions(ids, context);
  }

  /** Deletes subscriptions that were ended, or asked for again and not confirmed, before a moment, with the proof of each. */
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

  /** Deletes subscriptions last asked for before a moment that were never confirmed, with what is written of them. */
  @InjectTransactionManager()
  async deleteUnconfirmed(before: Date, @MedusaContext() context: Context = {}): Promise<void> {
    const pending = await this.listSubscriptions(
      { status: "pending", updated_at: { $lt: before } },
      { take: null, relations: ["events"] },
      context,
    );
    const never = pending.filter(({ events }) => events.every(({ act }) => act === "requested"));
    await this.deleteWithProof(
      never.map(({ id }) => id),
      context,
    );
  }
}

import type { EntityManager, Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Language } from "../../platform/languages";
import type { SubscriptionAct, SubscriptionStatus } from "./kinds";
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

  /** Writes down a confirmation or its end. Said twice, it is written once: false the second time. */
  @InjectTransactionManager()
  async confirmOrUnsubscribe(
    id: string,
    act: "confirmed" | "unsubscribed",
    at: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const transaction = context.transactionManager?.getTransactionContext<Knex.Transaction>();
    if (!transaction) throw new Error("A subscription is settled in a transaction only");
    const status = statusAfter[act];
    // one statement: of two clicks at once only one changes the row
    const changed = await transaction<StoredSubscription & { updated_at: Date }>("newsletter_subscription")
      .where({ id })
      .whereNot({ status })
      .update({ status, updated_at: at });
    if (changed === 0) return false;
    await this.createSubscriptionEvents([{ act, at, text_version: null, subscription_id: id }], context);
    return true;
  }
}

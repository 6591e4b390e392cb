import { model } from "@medusajs/framework/utils";
import { topics } from "@su-turrone/contract/messages";
import { languages } from "../../../platform/languages";
import { messageStatuses, subscriptionActs, subscriptionStatuses } from "../message-statuses";

export const Message = model
  .define("contact_message", {
    id: model.id({ prefix: "msg" }).primaryKey(),
    name: model.text(),
    email: model.text(),
    topic: model.enum([...topics]),
    message: model.text(),
    /** Language of the page with the form; replies should be in it. */
    language: model.enum([...languages]),
    status: model.enum([...messageStatuses]).default("open"),
  })
  .indexes([{ on: ["status", "created_at"] }]);

/** An e-mail address and the status of its newsletter subscription. */
export const Subscription = model.define("newsletter_subscription", {
  id: model.id({ prefix: "nlsub" }).primaryKey(),
  /** In lower case. */
  email: model.text().unique(),
  language: model.enum([...languages]),
  status: model.enum([...subscriptionStatuses]),
  events: model.hasMany(() => SubscriptionEvent, { mappedBy: "subscription" }),
});

/** Proof of consent (GDPR art. 7(1)): what was done, when, and under which text. Rows are only ever added. */
export const SubscriptionEvent = model.define("newsletter_event", {
  id: model.id({ prefix: "nlevt" }).primaryKey(),
  act: model.enum([...subscriptionActs]),
  /** UTC. */
  at: model.dateTime(),
  /** Version of the consent text the form showed; null for acts without a form. */
  text_version: model.text().nullable(),
  subscription: model.belongsTo(() => Subscription, { mappedBy: "events" }),
});

import { model } from "@medusajs/framework/utils";
import { subscriptionActs } from "../kinds";
import { Subscription } from "./subscription";

/** The proof of consent (GDPR art. 7(1)): what was done, when, and under which text. Rows are only ever added. */
export const SubscriptionEvent = model.define("newsletter_event", {
  id: model.id({ prefix: "nlevt" }).primaryKey(),
  act: model.enum([...subscriptionActs]),
  /** UTC. */
  at: model.dateTime(),
  /** Version of the consent text the form showed; null for acts without a form. */
  text_version: model.text().nullable(),
  subscription: model.belongsTo(() => Subscription, { mappedBy: "events" }),
});

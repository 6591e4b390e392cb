import { model } from "@medusajs/framework/utils";
import { languages } from "../../../languages";
import { subscriptionStatuses } from "../kinds";
import { SubscriptionEvent } from "./subscription-event";

/** An e-mail address and whether it wants the newsletter. */
export const Subscription = model.define("newsletter_subscription", {
  id: model.id({ prefix: "nlsub" }).primaryKey(),
  /** In lower case. */
  email: model.text().unique(),
  language: model.enum([...languages]),
  status: model.enum([...subscriptionStatuses]),
  events: model.hasMany(() => SubscriptionEvent, { mappedBy: "subscription" }),
});

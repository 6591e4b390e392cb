import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";
import { mailStatuses } from "../mail-statuses";

/** A mail to be sent, or already sent. It is rendered when it is sent; `data` holds everything the template needs. */
export const OutboxItem = model
  .define("outbox_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** What happened, e.g. `order-received`. */
    event: model.text(),
    /** Id of the object it happened to, e.g. of an order. */
    key: model.text(),
    recipient: model.text(),
    language: model.enum([...languages]),
    template: model.text(),
    data: model.json(),
    status: model.enum([...mailStatuses]).default("queued"),
    /** Number of attempts since it was queued. */
    attempts: model.number().default(0),
    /** Number of times the owner resent it. */
    repeats: model.number().default(0),
    /** Not sent before this time. While sending: after this time the sending process counts as dead. */
    next_try: model.dateTime(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["event", "key", "recipient"], unique: true },
    // mails of an order
    { on: ["key"] },
    { on: ["status", "next_try"] },
    // the owner's mail list, newest first
    { on: ["created_at", "id"] },
    // time of the last sent mail, shown on the owner's start page
    { on: ["status", "sent_at"] },
  ]);

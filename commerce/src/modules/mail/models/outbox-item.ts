import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";
import { mailStatuses } from "../mail-statuses";

/** A mail to be sent, or sent. It is rendered when it is sent; `data` holds all it says. */
export const OutboxItem = model
  .define("outbox_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** What happened, as `order-received`. */
    event: model.text(),
    /** What it happened to, as the id of an order. */
    key: model.text(),
    recipient: model.text(),
    language: model.enum([...languages]),
    template: model.text(),
    data: model.json(),
    status: model.enum([...mailStatuses]).default("queued"),
    /** How often sending was begun since it was queued. */
    attempts: model.number().default(0),
    /** How often the owner sent it again. */
    repeats: model.number().default(0),
    /** Not sent before; while it is being sent: after this the process that sends it counts as dead. */
    next_try: model.dateTime(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["event", "key", "recipient"], unique: true },
    { on: ["status", "next_try"] },
    // the owner's list, the newest first
    { on: ["created_at", "id"] },
    // when the last one went out, on the owner's first page
    { on: ["status", "sent_at"] },
  ]);

import { model } from "@medusajs/framework/utils";
import { topics } from "@su-turrone/contract/messages";
import { languages } from "../../../platform/languages";
import { messageStatuses } from "../message-statuses";

/** A message from the contact form. */
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

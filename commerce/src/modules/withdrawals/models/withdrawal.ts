import { model } from "@medusajs/framework/utils";
import { languages } from "../../../platform/languages";
import { withdrawalStatuses } from "../withdrawal-statuses";

/** A declaration of withdrawal as it was sent. The database refuses to change or delete one (see the migration). */
export const Withdrawal = model
  .define("withdrawal", {
    id: model.id({ prefix: "wdr" }).primaryKey(),
    name: model.text(),
    email: model.text(),
    /** As it was typed; it need not be one of ours. */
    order_number: model.text(),
    /** What of the order it is about; "" for all of it. */
    items: model.text(),
    language: model.enum([...languages]),
    /** Made by the form, so that sending it twice makes one declaration. */
    request_id: model.text().unique(),
    /** The order of that number and address, if there is one. */
    order_id: model.text().nullable(),
    received_at: model.dateTime(),
    acts: model.hasMany(() => WithdrawalAct, { mappedBy: "withdrawal" }),
  })
  .indexes([{ on: ["received_at"] }]);

/** What the owner did with it, and when; the last one holds. Rows are only ever added. */
export const WithdrawalAct = model.define("withdrawal_act", {
  id: model.id({ prefix: "wdract" }).primaryKey(),
  status: model.enum([...withdrawalStatuses]),
  at: model.dateTime(),
  withdrawal: model.belongsTo(() => Withdrawal, { mappedBy: "acts" }),
});

import OrderModule from "@medusajs/medusa/order";
import { defineLink } from "@medusajs/framework/utils";
import BankStatementsModule from "../modules/bank-statements";

/** Makes an order's booked statement lines queryable with it: `booked_bank_lines.*`. Read-only: the row has its order. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: "id" },
  { ...BankStatementsModule.linkable.bookedBankLine.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
);

import { Module } from "@medusajs/framework/utils";
import { BankStatementsService } from "./service";

/** Name of the module in the container. */
export const BANK_STATEMENTS_MODULE = "bank_statements";

export default Module(BANK_STATEMENTS_MODULE, { service: BankStatementsService });

import { Module } from "@medusajs/framework/utils";
import { BankStatementsService } from "./service";

export const BANK_STATEMENTS_MODULE = "bank_statements";

export default Module(BANK_STATEMENTS_MODULE, { service: BankStatementsService });

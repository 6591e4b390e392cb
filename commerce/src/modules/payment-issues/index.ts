import { Module } from "@medusajs/framework/utils";
import { PaymentIssuesService } from "./service";

export const PAYMENT_ISSUES_MODULE = "payment_issues";

export default Module(PAYMENT_ISSUES_MODULE, { service: PaymentIssuesService });

import { Module, MedusaService } from "@medusajs/framework/utils";
import { PaymentIssue } from "./models/payment-issue";

/** Stores what payers or their banks do about money the shop has taken or refunded. */
export class PaymentIssuesService extends MedusaService({ PaymentIssue }) {}

export const PAYMENT_ISSUES_MODULE = "payment_issues";

export default Module(PAYMENT_ISSUES_MODULE, { service: PaymentIssuesService });

import { MedusaService } from "@medusajs/framework/utils";
import { PaymentIssue } from "./models/payment-issue";

/** Stores what payers or their banks do about money the shop has taken or refunded. */
export class PaymentIssuesService extends MedusaService({ PaymentIssue }) {}

import { MedusaService } from "@medusajs/framework/utils";
import { LineRefund, LineRefundItem } from "./models/line-refund";

/** Stores which units of an order were refunded. */
export class LineRefundsService extends MedusaService({ LineRefund, LineRefundItem }) {}

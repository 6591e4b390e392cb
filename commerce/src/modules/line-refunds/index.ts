import { Module, MedusaService } from "@medusajs/framework/utils";
import { LineRefund, LineRefundItem } from "./models/line-refund";

/** Stores which units of an order were refunded. */
export class LineRefundsService extends MedusaService({ LineRefund, LineRefundItem }) {}

export const LINE_REFUNDS_MODULE = "line_refunds";

export default Module(LINE_REFUNDS_MODULE, { service: LineRefundsService });

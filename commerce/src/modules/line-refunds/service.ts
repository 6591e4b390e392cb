import { MedusaService } from "@medusajs/framework/utils";
import { LineRefund, LineRefundItem } from "./models/line-refund";

/** Keeps for which pieces of an order money has gone back. */
export class LineRefundsService extends MedusaService({ LineRefund, LineRefundItem }) {}

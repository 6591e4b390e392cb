import { Module } from "@medusajs/framework/utils";
import { RefundTransfersService } from "./service";

export const REFUND_TRANSFERS_MODULE = "refund_transfers";

export default Module(REFUND_TRANSFERS_MODULE, { service: RefundTransfersService });

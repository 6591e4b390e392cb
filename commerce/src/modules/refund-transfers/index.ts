import { Module } from "@medusajs/framework/utils";
import { RefundTransfersService } from "./service";

/** Name of the module in the container. */
export const REFUND_TRANSFERS_MODULE = "refund_transfers";

export default Module(REFUND_TRANSFERS_MODULE, { service: RefundTransfersService });

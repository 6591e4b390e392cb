import { Module } from "@medusajs/framework/utils";
import { TransferSendersService } from "./service";

/** Name of the module in the container. */
export const TRANSFER_SENDERS_MODULE = "transfer_senders";

export default Module(TRANSFER_SENDERS_MODULE, { service: TransferSendersService });

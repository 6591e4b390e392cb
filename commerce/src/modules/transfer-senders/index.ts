import { Module } from "@medusajs/framework/utils";
import { TransferSendersService } from "./service";

export const TRANSFER_SENDERS_MODULE = "transfer_senders";

export default Module(TRANSFER_SENDERS_MODULE, { service: TransferSendersService });

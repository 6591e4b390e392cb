import { MedusaService } from "@medusajs/framework/utils";
import { RefundAccount } from "./models/refund-account";
import { RefundTransfer } from "./models/refund-transfer";

/** Stores which refunds of bank transfers were sent, and the buyers' accounts for them. */
export class RefundTransfersService extends MedusaService({ RefundTransfer, RefundAccount }) {}

import { Module, MedusaService } from "@medusajs/framework/utils";
import { RefundAccount, RefundInFile, RefundTransfer } from "./models/refund-transfer";

/** Stores which refunds of bank transfers stand in files for the bank or were sent, and the buyers' accounts for them. */
export class RefundTransfersService extends MedusaService({ RefundTransfer, RefundInFile, RefundAccount }) {}

export const REFUND_TRANSFERS_MODULE = "refund_transfers";

export default Module(REFUND_TRANSFERS_MODULE, { service: RefundTransfersService });

/** Emitted with the order's `{id}` when a refund was sent by bank transfer. */
export const refundTransferSent = "refund-transfer.sent";

/** Emitted with the order's `{id}` when such a refund was not sent after all. */
export const refundTransferUndone = "refund-transfer.undone";

/** Emitted with the order's `{id}` when a refund that Stripe had made came back. */
export const refundCameBack = "refund.came-back";

/** Emitted with the order's `{id}` when the buyer has given the account for a refund. */
export const refundAccountGiven = "refund-account.given";

/** Emitted with the order's `{id}` when more was booked than was due, or what was not due at all. */
export const surplusBooked = "refund-transfer.surplus";

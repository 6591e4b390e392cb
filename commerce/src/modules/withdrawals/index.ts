import { Module } from "@medusajs/framework/utils";
import { WithdrawalsService } from "./service";

/** Name of the module in the container. */
export const WITHDRAWALS_MODULE = "withdrawals";

export default Module(WITHDRAWALS_MODULE, { service: WithdrawalsService });
